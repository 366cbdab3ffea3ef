import { minify, type Plugin } from "vite";

/** The small scripts that stand in each page itself (`*.inline.js?raw`): as short as those that are fetched. */
export const inlineScripts: Plugin = {
	name: "inline-scripts",
	apply: "build",
	// After the text of the file has become the text of a module.
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
