const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const hydrationScript =
	/<script>(window\.__reactRouterContext(?: = |\.streamController\.)[\s\S]*?)<\/script>/g;

/**
 * The last step of a page: script after content. Nothing is preloaded ahead of the style sheet, and the page's module
 * becomes inert text that a small inline loader starts when the page has loaded and is idle, or at the first touch.
 * What only its script needs, the router's settings and what the page says once more as data, stays behind at an address
 * of its own (docs/decisions/0013-bytes.md).
 *
 * @param html a whole document as React Router rendered it
 * @param later the loader (app/frame/later.inline.js)
 * @param hydration address of the page's data
 */
export function scriptAfterContent(html: string, later: string, hydration: string): string {
	return html
		.replace(modulePreload, "")
		.replace(hydrationScript, "")
		.replace(
			moduleScript,
			(_, code: string) =>
				`<script>${later}</script><script type="text/later">import ${JSON.stringify(hydration)};\n${code}</script>`,
		);
}

/** The script that hands its settings and a page's data to React Router, as it stood in the page. */
export function hydrationOf(html: string): string {
	return [...html.matchAll(hydrationScript)].map(([, code]) => code).join("\n");
}
