import type { ReactNode } from "react";
import { Toaster } from "../../parts/toast/toaster.tsx";
import { KeptNotice } from "../offline/kept-notice.tsx";
import { StructuredData } from "../structured-data/structured-data.tsx";
import { Alerts } from "./alerts.tsx";
import { Footer } from "./footer.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { Masthead } from "./masthead.tsx";
import { SkipLink, TopBar } from "./top-bar.tsx";

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
