import type { Plugin } from "vite";

/**
 * What Vite puts around each `import()`: it brings the style sheets that the imported part needs. Vite's own also preloads scripts,
 * which here are the page's already, and costs each page 500 bytes more. Should Vite name its helper otherwise one day, its own is
 * back, all works as before, and tests/weight.test.ts says that the script has grown.
 */
export const preloadHelper: Plugin = {
	name: "preload-helper",
	apply: "build",
	enforce: "pre",
	load: {
		filter: { id: /^\0vite\/preload-helper\.js$/ },
		handler: () => `
			function bring(href) {
				const present = document.querySelector(\`link[href="\${href}"]\`);
				if (present) return;
				return new Promise((onload, onerror) => {
					document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }));
				});
			}
			export const __vitePreload = async (load, files = []) => {
				await Promise.all(files.filter((file) => file.endsWith(".css")).map((file) => bring("/" + file)));
				return load();
			};
		`,
	},
};
