import { minify, type Plugin } from "vite";

/** Minifies the small scripts that are inlined in each page (`*.inline.js?raw`). */
export const inlineScripts: Plugin = {
	name: "inline-scripts",
	apply: "build",
	// After Vite has turned the file's text into a module.
	enforce: "post",
	transform: {
		filter: { id: /\.inline\.js\?raw$/ },
		async handler(code, id) {
			const text: string = JSON.parse(code.replace(/^export default /, "").replace(/;?\s*$/, ""));
			const { code: short } = await minify(id, text, { module: false });
			return { code: `export default ${JSON.stringify(short.trim())}`, map: null };
		},
	},
};
