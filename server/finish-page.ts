const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * The last step of a page: script after content. Nothing is preloaded ahead of the style sheet, and the page's module
 * becomes inert text that a small inline loader starts when the page has loaded and is idle, or at the first touch.
 *
 * @param html a whole document as React Router rendered it
 * @param later the loader (app/frame/later.inline.js)
 */
export function scriptAfterContent(html: string, later: string): string {
	return html
		.replace(modulePreload, "")
		.replace(
			moduleScript,
			(_, code: string) => `<script>${later}</script><script type="text/later">${code}</script>`,
		);
}
