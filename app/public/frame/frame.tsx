import type { ReactNode } from "react";
import { SkipLink } from "../../parts/skip-link/skip-link.tsx";
import { Toaster } from "../../parts/toast/toaster.tsx";
import { KeptNotice } from "../offline/kept-notice.tsx";
import { StructuredData } from "../structured-data/structured-data.tsx";
import { Alerts } from "./alerts.tsx";
import { Footer } from "./footer.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { Masthead } from "./masthead.tsx";
import { TopBar } from "./top-bar.tsx";

/** What stands around every public page (§2.1). */
export function Frame({ children }: { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			<TopBar />
			<Alerts />
			<Masthead />
			<main id="main" tabIndex={-1}>
				<KeptNotice />
				{children}
			</main>
			<Footer />
			<LoginDialog />
			<Toaster />
			<StructuredData />
		</>
	);
}
