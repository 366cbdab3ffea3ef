import { globSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";

const root = new URL("../../", import.meta.url).pathname;

/** Two characters for each style sheet, by its place in the list of all: every bundle has the same. */
const codes = new Map(
	globSync("app/**/*.module.css", { cwd: root })
		.toSorted()
		.map((sheet, place) => [
			sheet,
			`${String.fromCharCode(97 + (place % 26))}${Math.floor(place / 26).toString(36)}`,
		]),
);

const used = new Map<string, string>();

/** In a style sheet a hash that begins with a hyphen and a digit is written `-\33 `. */
const shorten = (text: string) =>
	text
		.replace(/(?<=\.)-\\3(\d) (?=[\w-]+)/g, "-$1")
		.replace(/(?<![\w-])[\w-]{6,7}-[A-Za-z]\w*/g, (name) => used.get(name) ?? name);

/** A hash and a word in each class name hardly compress: a page would carry some 900 bytes more. In development they stay. */
export const shortClassNames: Plugin = {
	name: "short-class-names",
	apply: "build",
	enforce: "post",
	transform: {
		filter: { id: /\.module\.css$/ },
		handler(code, id) {
			const short = codes.get(relative(root, id));
			const names = new Set(code.match(/(?<=["'`\s])[\w-]{6,7}-[A-Za-z]\w*(?=["'`\s])/g));
			for (const [place, name] of [...names].toSorted().entries())
				used.set(name, `${short}${place.toString(36)}`);
		},
	},
	renderChunk: (code) => ({ code: shorten(code), map: null }),
	generateBundle: {
		order: "post",
		handler(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === "asset" && file.fileName.endsWith(".css"))
					file.source = shorten(String(file.source));
			}
		},
	},
};
