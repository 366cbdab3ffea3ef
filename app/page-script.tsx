import { useContext } from "react";
import { jsonInPage } from "./json-in-page.ts";
import { type ServerSide, ServerSideContext } from "./public/server-side.ts";
import type { PageData } from "./public-page.tsx";

/** Where the modules of a public page are: its frame's, which takes it over, and its screen's. None where something broke. */
function modulesOf({ manifest: { routes }, matches, loaded }: ServerSide) {
	const [frame, screen] = matches.slice(-2).map(({ route }) => routes[route.id]);
	return frame && screen && loaded && { frame, screen, loaded };
}

/**
 * What the script of a public page is told, as a module: its screen, and what its loaders have said. It has an address of its own
 * (contract/hydration.ts), which the script of another page brings too.
 *
 * @param server what the server has rendered, or would
 * @param manifest the address of the manifest in the page's language
 * @returns undefined where something broke
 */
export function pageModule(server: ServerSide, manifest: string): string | undefined {
	const modules = modulesOf(server);
	if (!modules) return undefined;
	const { frame, screen, loaded } = modules;
	const page: PageData = { build: frame.module, manifest, styles: screen.css ?? [], ...loaded };
	return [
		`import * as screen from ${JSON.stringify(screen.module)};`,
		`const page = ${JSON.stringify(page)};`,
		"export { screen, page };",
	].join("\n");
}

/** The script of a public page: it hands screen and data to the module that takes the page over. */
export function PageScript() {
	const server = useContext(ServerSideContext);
	const modules = import.meta.env.SSR && server && modulesOf(server);
	if (!modules) return null;
	const { hmr } = server.manifest;
	const lines = [
		// In development, before all that may change while it is looked at.
		hmr && `import ${jsonInPage(hmr.runtime)};`,
		// The screen is in that module as well; named here, the two are on their way together.
		`import * as screen from ${jsonInPage(modules.screen.module)};`,
		`import { page } from ${jsonInPage(server.hydration)};`,
		`import { handle } from ${jsonInPage(modules.frame.module)};`,
		"handle.takeOver(screen, page);",
	];
	return (
		<script
			type="module"
			async
			// biome-ignore lint/security/noDangerouslySetInnerHtml: addresses alone, and in what a reader asked there is no `<` left (json-in-page.ts); a script's text can be written in no other way
			dangerouslySetInnerHTML={{ __html: lines.filter(Boolean).join("\n") }}
		/>
	);
}
