const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** What a public page's own script begins with: its screen, and what it is told (app/page-script.tsx). */
const pageModule = /^(import \* as screen from .*;)\nconst page = .*;$/m;
/** React Router's settings and data, on staff pages. */
const routerData = /<script>(window\.__reactRouterContext(?: = |\.streamController\.)[\s\S]*?)<\/script>/g;

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
		.replace(routerData, "")
		.replace(moduleScript, (_, code: string) => {
			const address = JSON.stringify(hydration);
			const module = pageModule.test(code)
				? code.replace(pageModule, (_, screen) => `${screen}\nimport { page } from ${address};`)
				: `import ${address};\n${code}`;
			return `<script>${later}</script><script type="text/later">${module}</script>`;
		});
}

/** The module that tells a page's script what it shows, as it stood in the page. */
export function hydrationOf(html: string): string {
	const [module] = pageModule.exec(moduleScript.exec(html)?.[1] ?? "") ?? [];
	if (module !== undefined) return `${module}\nexport { screen, page };`;
	return [...html.matchAll(routerData)].map(([, code]) => code).join("\n");
}
