import { useContext } from "react";
import { jsonInPage } from "./json-in-page.ts";
import type { PageData } from "./public-page.tsx";
import { ServerSideContext } from "./server-side.ts";

interface Props {
	/** The address of the manifest in the page's language. */
	manifest: string;
}

/**
 * The script of a public page: its screen's module and what its loaders have said, handed to the module that takes the page over.
 * The server makes of it what comes after the content; screen and data become a module at an address of its own, which the
 * script of another page brings too (server/finish-page.ts).
 */
export function PageScript({ manifest }: Props) {
	const server = useContext(ServerSideContext);
	if (!import.meta.env.SSR || !server?.loaded) return null;
	const { routes, hmr } = server.manifest;
	const [frame, screen] = server.matches.slice(-2).map(({ route }) => routes[route.id]);
	if (!frame || !screen) return null;
	const page: PageData = { build: frame.module, manifest, styles: screen.css ?? [], ...server.loaded };
	const lines = [
		// In development, before all that may change while it is looked at.
		hmr && `import ${jsonInPage(hmr.runtime)};`,
		`import * as screen from ${jsonInPage(screen.module)};`,
		`const page = ${jsonInPage(page)};`,
		`import { handle } from ${jsonInPage(frame.module)};`,
		"handle.takeOver(screen, page);",
	];
	return (
		<script
			type="module"
			async
			// biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own modules, and JSON in which no `<` stands (json-in-page.ts)
			dangerouslySetInnerHTML={{ __html: lines.filter(Boolean).join("\n") }}
		/>
	);
}
