import { Outlet } from "react-router";
import { Frame } from "./public/frame/frame.tsx";
import { takeOver } from "./public-page.tsx";

/** The route around every public page. Only the server takes this way; a browser begins with `handle`. */
export default function PublicRoute() {
	if (!import.meta.env.SSR) return null;
	return (
		<Frame>
			<Outlet />
		</Frame>
	);
}

/** What the script of a public page calls (page-script.tsx). */
export const handle = import.meta.env.SSR ? {} : { takeOver };
