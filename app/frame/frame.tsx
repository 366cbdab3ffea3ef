import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Toaster } from "../parts/toast/toaster.tsx";
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
			<Masthead />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer />
			<LoginDialog />
			<Toaster />
		</>
	);
}

/** The route around every public page. */
export default function FrameRoute() {
	return (
		<Frame>
			<Outlet />
		</Frame>
	);
}
