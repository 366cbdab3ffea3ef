import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#contract/language.ts";
import { kilobytes } from "#contract/limits.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { pdf } from "../../tests/support/uploaded-files.ts";
import { typeOfFile } from "./inspect-upload.ts";

const folder = newFolder("kinds");

async function typeOf(bytes: Buffer): Promise<string> {
	const file = join(folder, "file");
	writeFileSync(file, bytes);
	return typeOfFile(file);
}

/** More than the part of a file that is looked at. */
const more = Buffer.alloc(kilobytes(90), "\x01\xe7");
const latin = (text: string, rest: Buffer = more) => Buffer.concat([Buffer.from(text, "latin1"), rest]);
const nothing = Buffer.alloc(0);

describe("a file that isn't taken is called what it is, whatever its name says", () => {
	test.each([
		["WAV", "fileIsSound", latin("RIFF\x24\0\0\0WAVEfmt ")],
		["MP3 with a title", "fileIsSound", latin("ID3\x03\0\0\0")],
		["MP3", "fileIsSound", latin("\xff\xfb\x90\x44")],
		["OGG", "fileIsSound", latin("OggS\0\x02")],
		["AVI", "filmCodec", latin("RIFF\x24\0\0\0AVI LIST")],
		["MOV", "filmCodec", latin("\0\0\0\x14ftypqt  \0\0\0\0qt  ")],
		["WebM", "filmCodec", latin("\x1aE\xdf\xa3")],
		["3GP", "filmCodec", latin("\0\0\0\x14ftyp3gp4\0\0\0\x003gp4")],
		["GIF", "fileIsOtherPicture", latin("GIF89a\x01\0\x01\0")],
		["TIFF", "fileIsOtherPicture", latin("II*\0")],
		["BMP", "fileIsOtherPicture", latin("BM\x36\x10\0\0\0\0\0\0")],
		["HEIC", "fileIsHeic", latin("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
		[
			"SVG",
			"fileIsDrawing",
			latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', nothing),
		],
		[
			"DOCX whose parts stand at its end",
			"fileIsOffice",
			latin("PK\x03\x04\x14_rels", latin("", latin("word/document.xml"))),
		],
		["XLSX", "fileIsOffice", latin("PK\x03\x04\x14\0xl/workbook.xml")],
		["ODT", "fileIsOffice", latin("PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.text")],
		["RTF", "fileIsOffice", latin("{\\rtf1 a}", nothing)],
		["ZIP", "fileIsArchive", latin("PK\x03\x04")],
		["RAR", "fileIsArchive", latin("Rar!\x1a\x07")],
		["7z", "fileIsArchive", latin("7z\xbc\xaf\x27\x1c")],
		["a web page", "fileIsPage", latin("<!doctype html><html>", nothing)],
		["text", "fileIsText", Buffer.from("नमस्ते, hello\n1,2,3\n")],
		["EXE", "fileIsProgram", latin("MZ\x90\0")],
		["a script", "fileIsProgram", latin("#!/bin/sh\n", nothing)],
		["nothing", "fileEmpty", nothing],
		["anything else", "fileIsUnknown", more],
	] as const)("%s", async (_, outcome, bytes) => {
		const refused = await typeOf(bytes).catch((error) => error);
		expect(refused).toMatchObject({ outcome, status: 422 });
		for (const lang of languages) expect(refused.sentence(lang)).not.toContain("{");
	});
});

test("a PDF is whole with padding behind its end, and cut without its end", async () => {
	const [spaces, zeros, words] = [Buffer.alloc(3000, 0x20), Buffer.alloc(4096), Buffer.alloc(1000, "a")];
	for (const behind of [
		nothing,
		spaces,
		zeros,
		Buffer.alloc(kilobytes(300)),
		words,
		Buffer.concat([words, zeros]),
	])
		expect(await typeOf(Buffer.concat([pdf(), behind]))).toBe("pdf");
	for (const cut of [
		pdf().subarray(0, -8),
		Buffer.concat([pdf().subarray(0, -8), zeros]),
		latin("%PDF-1.4\n", zeros),
	])
		await expect(typeOf(cut)).rejects.toMatchObject({ outcome: "pdfCut" });
});

test("zeros and spaces in a file hold nobody up", async () => {
	const runs = Buffer.concat([
		Buffer.alloc(kilobytes(60)),
		Buffer.from("x"),
		Buffer.alloc(kilobytes(5), " x"),
	]);
	const begun = process.cpuUsage();
	await expect(typeOf(latin("\xff\xd8\xff", runs))).resolves.toBe("picture");
	await expect(typeOf(latin("%PDF-1.4\n", Buffer.concat([runs, Buffer.from("%%EOF\n")])))).resolves.toBe(
		"pdf",
	);
	expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
});
