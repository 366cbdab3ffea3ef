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

const shorten = (text: string) =>
	text.replace(/(?<![\w-])([\w-]{6,7})-(?=[A-Za-z])/g, (all, hash: string) => {
		const code = used.get(hash);
		return code ? `${code}-` : all;
	});

/** A hash in each class name can't be compressed: a page would carry some 400 bytes more. In development they stay. */
export const shortClassNames: Plugin = {
	name: "short-class-names",
	apply: "build",
	enforce: "post",
	transform: {
		filter: { id: /\.module\.css$/ },
		handler(code, id) {
			const hash = /["'`]([\w-]{6,7})-[A-Za-z]/.exec(code)?.[1];
			const short = codes.get(relative(root, id));
			if (hash && short) used.set(hash, short);
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
