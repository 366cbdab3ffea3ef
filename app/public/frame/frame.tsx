import type { ReactNode } from "react";
import { FlashToast, PayMessage } from "../../parts/coming-soon/coming-soon.tsx";
import { SkipLink } from "../../parts/skip-link/skip-link.tsx";
import { Island } from "../island.tsx";
import { CachedNotice } from "../offline/cached-notice.tsx";
import { StructuredData } from "../structured-data/structured-data.tsx";
import { Alerts } from "./alerts.tsx";
import { Footer } from "./footer.tsx";
import LoginDialog from "./login-dialog.island.tsx";
import { Masthead } from "./masthead.tsx";
import { TopBar } from "./top-bar.tsx";

export function Frame({ children }: { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			<TopBar />
			<Alerts />
			<Masthead />
			<main id="main" tabIndex={-1}>
				<CachedNotice />
				{children}
			</main>
			<Footer />
			<Island name="login-dialog" of={LoginDialog} props={{}} />
			<PayMessage />
			<FlashToast />
			<StructuredData />
		</>
	);
}
