import type { Plugin } from "vite";

const withoutModule = (text: string) => text.replaceAll("-module-", "-");

/** Leaves the "module" of a style sheet's file name out of its classes (`button-module-line`): pages would carry it a hundred times. */
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
