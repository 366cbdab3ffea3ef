import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";
import { clientAssets } from "./folders.ts";
import { lastStep } from "./last-step.ts";

/** Where the smallest form of each file lies, beside the folder of the files (server/pages/assets.ts). */
const beside = "../compressed";

/** Puts the smallest form of each of the browser's files into a folder, so that no start of the server makes it again. */
async function compress(folder: string): Promise<void> {
	const brotli = promisify(brotliCompress);
	const target = join(folder, beside);
	const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
	await rm(target, { recursive: true, force: true });
	await mkdir(target);
	await Promise.all(
		names.map(async (name) => {
			const bytes = await brotli(await readFile(join(folder, name)));
			await writeFile(join(target, `${name}.br`), bytes);
		}),
	);
}

/** For the public pages, whose files are there when the server's build is done. */
export const compressed = lastStep("compressed", () => compress(clientAssets));

/** For a bundle that is built by itself. */
export const compressedFolder = (folder: string): Plugin => ({
	name: "compressed",
	apply: "build",
	closeBundle: { sequential: true, order: "post", handler: () => compress(folder) },
});
