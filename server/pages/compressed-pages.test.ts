import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { days } from "#contract/limits.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { hashOf } from "../kit/encoded-response.ts";
import { CompressedPages } from "./compressed-pages.ts";

const dataDir = newFolder("pages");
const folder = join(dataDir, "pages");
const plain = Buffer.from("<p>The office is open. दफ़्तर खुला है।</p>".repeat(40));
const hash = hashOf(plain);
const file = join(folder, `${hash}.br`);

test("a page that an earlier start has compressed isn't compressed again", async () => {
	const made = await new CompressedPages(dataDir).compress(plain, hash);
	expect(brotliDecompressSync(made)).toEqual(plain);
	const other = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
	expect(other).not.toEqual(made);
	writeFileSync(file, other);
	expect(await new CompressedPages(dataDir).compress(plain, hash)).toEqual(other);
});

test.each([
	["cut off", () => brotliCompressSync(plain).subarray(0, 30)],
	["of another page", () => brotliCompressSync(Buffer.from("<p>Another page</p>"))],
	["empty", () => Buffer.alloc(0)],
])("a file that is %s is made again", async (_, bytes) => {
	writeFileSync(file, bytes());
	expect(brotliDecompressSync(await new CompressedPages(dataDir).compress(plain, hash))).toEqual(plain);
	expect(brotliDecompressSync(readFileSync(file))).toEqual(plain);
});

test("where nothing can be written a page is compressed all the same", async () => {
	const barred = join(dataDir, "a file");
	writeFileSync(barred, "");
	expect(brotliDecompressSync(await new CompressedPages(barred).compress(plain, hash))).toEqual(plain);
});

test("what nobody has asked for in a week is deleted, and nothing else", async () => {
	const pages = new CompressedPages(dataDir);
	await pages.compress(plain, hash);
	const old = join(folder, "old.br");
	writeFileSync(old, "");
	writeFileSync(join(folder, "young.br"), "");
	const before = new Date(Date.now() - days(8));
	utimesSync(old, before, before);
	utimesSync(file, before, before);
	await pages.compress(plain, hash);
	await pages.sweep();
	expect(readdirSync(folder).sort()).toEqual([`${hash}.br`, "young.br"].sort());
});
