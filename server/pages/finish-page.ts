const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** React Router's settings and data, on staff pages. */
const routerData = /<script>(window\.__reactRouterContext(?: = |\.streamController\.)[\s\S]*?)<\/script>/g;

/**
 * The last step of a page: script after content. Nothing is preloaded ahead of the style sheet, and the page's module
 * becomes inert text that a small inline loader starts when the page has loaded and is idle, or at the first touch.
 * What only its script needs, React Router's settings and data, stays behind at an address of its own, as the data of a public
 * page does (docs/decisions/0013-bytes.md).
 *
 * @param html a whole document as React Router rendered it
 * @param later the loader (app/public/frame/later.inline.js)
 * @param hydration address of React Router's data
 */
export function scriptAfterContent(html: string, later: string, hydration: string): string {
	const lean = html.replace(modulePreload, "").replace(routerData, "");
	const data = routerDataOf(html) && `import ${JSON.stringify(hydration)};\n`;
	return lean.replace(
		moduleScript,
		(_, module: string) => `<script>${later}</script><script type="text/later">${data}${module}</script>`,
	);
}

/** React Router's settings and data of a staff page, as they stood in it; empty for other pages. */
export function routerDataOf(html: string): string {
	return [...html.matchAll(routerData)].map(([, code]) => code).join("\n");
}
