import type { Plugin } from "vite";

const withoutModule = (text: string) => text.replaceAll("-module-", "-");

/** Drops "module" from class names (`button-module-line`), which pages would carry a hundred times. */
export const classNames: Plugin = {
	name: "class-names",
	apply: "build",
	enforce: "post",
	renderChunk: (code) => ({ code: withoutModule(code), map: null }),
	generateBundle: {
		order: "post",
		handler(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === "asset" && file.fileName.endsWith(".css"))
					file.source = withoutModule(String(file.source));
			}
		},
	},
};
