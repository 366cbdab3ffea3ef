import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

/** Compresses each browser file once, so that no start does. */
export const compressed: Plugin = {
	name: "compressed",
	apply: "build",
	async writeBundle({ dir = "" }) {
		const brotli = promisify(brotliCompress);
		const assets = join(dir, "assets");
		const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name));
		await Promise.all(
			names.map(async (name) => {
				await writeFile(join(assets, `${name}.br`), await brotli(await readFile(join(assets, name))));
			}),
		);
	},
};
