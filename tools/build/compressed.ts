import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";
import { clientAssets, smallestForms } from "./folders.ts";

/** Puts the smallest form of each of the browser's files into a folder, so that no start of the server makes it again. */
export const compressed: Plugin = {
	name: "compressed",
	// The list of routes is written while the server is built, which comes last.
	applyToEnvironment: ({ name }) => name === "ssr",
	closeBundle: {
		sequential: true,
		async handler() {
			const brotli = promisify(brotliCompress);
			const names = (await readdir(clientAssets)).filter((name) => /\.(js|css|svg)$/.test(name));
			await rm(smallestForms, { recursive: true, force: true });
			await mkdir(smallestForms);
			await Promise.all(
				names.map(async (name) => {
					const bytes = await brotli(await readFile(join(clientAssets, name)));
					await writeFile(join(smallestForms, `${name}.br`), bytes);
				}),
			);
		},
	},
};
