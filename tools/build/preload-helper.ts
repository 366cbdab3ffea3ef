import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const bringSheet = fileURLToPath(new URL("../../app/navigation/bring-sheet.ts", import.meta.url));

/**
 * What Vite puts around each `import()`: it brings the style sheets that the imported part needs. Vite's own also preloads scripts,
 * which here are the page's already, and costs each page 500 bytes more. Should Vite name its helper otherwise one day, its own is
 * back, all works as before, and tests/pages/weight.test.ts says that the script has grown.
 */
export const preloadHelper: Plugin = {
	name: "preload-helper",
	apply: "build",
	enforce: "pre",
	load: {
		filter: { id: /^\0vite\/preload-helper\.js$/ },
		handler: () => `
			import { bringSheet } from "${bringSheet}";
			export const __vitePreload = async (load, files = []) => {
				await Promise.all(files.filter((file) => file.endsWith(".css")).map((file) => bringSheet("/" + file)));
				return load();
			};
		`,
	},
};
