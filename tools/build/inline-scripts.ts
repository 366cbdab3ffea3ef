import { readFile } from "node:fs/promises";
import { minify, type Plugin } from "vite";

export const inlineScripts: Plugin = {
	name: "inline-scripts",
	apply: "build",
	enforce: "pre",
	load: {
		filter: { id: /\.inline\.js\?raw$/ },
		async handler(id) {
			const file = id.replace(/\?raw$/, "");
			const { code } = await minify(file, await readFile(file, "utf8"), { module: false });
			return `export default ${JSON.stringify(code.trim())};`;
		},
	},
};
