import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { clientAssets, smallestForms } from "./folders.ts";
import { lastStep } from "./last-step.ts";

/** Puts the smallest form of each of the browser's files into a folder, so that no start of the server makes it again. */
export const compressed = lastStep("compressed", async () => {
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
});
