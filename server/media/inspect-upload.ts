import { open } from "node:fs/promises";
import { kilobytes } from "#contract/limits.ts";
import { pictures, uploads } from "#contract/media/limits.ts";
import { type FileType, isMoving } from "#contract/uploads.ts";
import { photoHeader } from "../content/photo-header.ts";
import { refusal } from "../kit/refusal.ts";
import { isFilm } from "./film.ts";

const [headLength, tailLength] = [kilobytes(64), kilobytes(66)];

/** Marks of a PDF, and the distance of the last one from the end, as some programs write behind it. */
const [pdfBegin, pdfEnd, pdfEndWithin] = ["%PDF-", "%%EOF", kilobytes(2)];

/** Range in which viewers look for the beginning. */
const pdfBeginWithin = kilobytes(1);

/** First bytes of archives (ZIP, RAR, 7z, gzip, bzip2, xz, tar at its place). */
const archives = ["PK\x03\x04", "PK\x05\x06", "Rar!", "7z\xbc\xaf\x27\x1c", "\x1f\x8b", "BZh", "\xfd7zXZ"];

const photographs = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF....WEBP)/s;

/** Office files before 2007, and RTF; later ones, and LibreOffice's, are ZIP with these names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the first bytes of files
const oldOffice = /^(?:\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1|\{\\rtf)/;
const officeNames = ["[Content_Types].xml", "word/", "xl/", "ppt/", "application/vnd.oasis.opendocument"];

type OtherName = "fileIsSound" | "filmCodec" | "fileIsOtherPicture" | "fileIsProgram";

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: the first bytes of files
const others: readonly (readonly [OtherName, string, RegExp])[] = [
	["fileIsSound", "WAV", /^RIFF....WAVE/s],
	["fileIsSound", "MP3", /^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/],
	["fileIsSound", "OGG, FLAC, AAC, AMR", /^(?:OggS|fLaC|#!AMR|MThd|\xff[\xf0\xf1\xf8\xf9])/],
	["filmCodec", "AVI", /^RIFF....AVI /s],
	["filmCodec", "WebM, MKV", /^\x1aE\xdf\xa3/],
	["filmCodec", "MOV", /^....(?:ftypqt|moov|mdat|wide)/s],
	["filmCodec", "3GP", /^....ftyp3g/s],
	["filmCodec", "WMV, FLV, MPEG", /^(?:0&\xb2u|FLV\x01|\0\0\x01[\xb3\xba])/],
	["fileIsOtherPicture", "GIF", /^GIF8/],
	["fileIsOtherPicture", "TIFF", /^(?:II\*\0|MM\0\*)/],
	["fileIsOtherPicture", "BMP", /^BM....\0\0\0\0/s],
	[
		"fileIsOtherPicture",
		"PSD, ICO, JPEG XL, JPEG 2000",
		/^(?:8BPS|\0\0\x01\0|\xff\x0a|\0\0\0\x0c(?:JXL|jP) )/,
	],
	["fileIsProgram", "EXE", /^MZ/],
	["fileIsProgram", "Linux, macOS, Android", /^(?:\x7fELF|#!|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|dex\n)/],
];
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: the first bytes of files

const heic = /^(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/;

/** Detects a file's type by content. @throws {Refusal} by type, if it isn't accepted */
export async function typeOfFile(file: string): Promise<FileType> {
	const { size, head, tail, ending } = await look(file);
	if (size === 0) throw refusal("fileEmpty");
	const type = typeByContent(head, tail, size);
	if (size > uploads.mostBytes[type]) throw tooLarge();
	if (type === "pdf") refuseDoubtfulPdf(head.toString("latin1"), tail, ending);
	return type;
}

export function tooLarge() {
	const megabytes = (type: FileType) => uploads.mostBytes[type] / kilobytes(1024);
	return refusal("fileTooLarge", {
		picture: megabytes("picture"),
		pdf: megabytes("pdf"),
		video: megabytes("film"),
	});
}

export function tooManyPixels() {
	return refusal("pictureTooLarge", { most: pictures.maxPixels / 1_000_000 });
}

function typeByContent(head: Buffer, tail: Buffer, size: number): FileType {
	const text = head.toString("latin1");
	if (isFilm(head)) return "film";
	if (isMoving(head)) throw refusal("pictureMoves");
	const brand = text.startsWith("ftyp", 4) ? text.slice(8, 12) : "";
	const header = photoHeader(head);
	if (header && header.width * header.height > pictures.maxPixels) throw tooManyPixels();
	if (header) return "picture";
	if (heic.test(brand)) throw refusal("fileIsHeic");
	// A photograph's header may be longer than `head`, unless the file was cut.
	if (photographs.test(text)) {
		if (size > headLength) return "picture";
		throw refusal("pictureDamaged");
	}
	if (oldOffice.test(text)) throw refusal("fileIsOffice");
	if (archives.some((begin) => text.startsWith(begin)) || text.startsWith("ustar", 257)) {
		const names = text + tail.toString("latin1");
		throw refusal(officeNames.some((name) => names.includes(name)) ? "fileIsOffice" : "fileIsArchive");
	}
	if (beginsPdf(text)) return "pdf";
	const [outcome, kind = ""] = others.find(([, , begin]) => begin.test(text)) ?? [];
	if (outcome === "filmCodec") throw refusal(outcome, { codec: kind });
	if (outcome) throw refusal(outcome, { kind });
	throw refusal(markupIn(head) ?? (isText.test(text) ? "fileIsText" : "fileIsUnknown"));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what no text has
const isText = /^[^\x00-\x08\x0e-\x1a\x1c-\x1f]*$/;

function beginsPdf(text: string): boolean {
	const at = text.slice(0, pdfBeginWithin + pdfBegin.length).indexOf(pdfBegin);
	const before = text.slice(0, Math.max(0, at));
	const isPlain = isText.test(before) && !/^(?:MZ|GIF8)/.test(before);
	return at >= 0 && isPlain && markupIn(Buffer.from(before, "latin1")) === undefined;
}

function refuseDoubtfulPdf(text: string, tail: Buffer, ending: Buffer): void {
	const end = ending.lastIndexOf(pdfEnd);
	const isArchive = endsAsArchive(tail);
	const isPage = /<(?:!doctype|html|script|svg)[\s>]/i.test(text.slice(0, 1024));
	if (isArchive || isPage) throw refusal("fileIsTwo");
	if (end < 0) throw refusal("pdfCut");
}

function endsAsArchive(tail: Buffer): boolean {
	const [mark, length] = [Buffer.from("PK\x05\x06", "latin1"), 22];
	for (let at = tail.lastIndexOf(mark); at >= 0; at = at > 0 ? tail.lastIndexOf(mark, at - 1) : -1) {
		if (at + length <= tail.length && at + length + tail.readUInt16LE(at + 20) <= tail.length) return true;
	}
	return false;
}

function markupIn(head: Buffer): "fileIsDrawing" | "fileIsPage" | undefined {
	const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || head[1] === 0;
	const text = head.toString(isUtf16 ? "utf16le" : "utf8").toLowerCase();
	if (/<svg[\s>]/.test(text) || text.includes("http://www.w3.org/2000/svg")) return "fileIsDrawing";
	return /<(?:!doctype|html|head|body|script|iframe|a|p|div|\?xml)[\s>]/.test(text)
		? "fileIsPage"
		: undefined;
}

/** @returns `ending` is the end without trailing spaces and zeros */
async function look(file: string): Promise<Record<"head" | "tail" | "ending", Buffer> & { size: number }> {
	const handle = await open(file, "r");
	try {
		const { size } = await handle.stat();
		const at = async (position: number, length: number) => {
			const bytes = Buffer.alloc(Math.min(length, size));
			const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
			return bytes.subarray(0, bytesRead);
		};
		const head = await at(0, headLength);
		const tail = await at(Math.max(0, size - tailLength), tailLength);
		let [end, piece] = [size, tail];
		while (end > 0 && unpadded(piece) === 0) {
			end -= piece.length;
			piece = await at(Math.max(0, end - tailLength), Math.min(end, tailLength));
		}
		end += unpadded(piece) - piece.length;
		return {
			size,
			head,
			tail,
			ending: await at(Math.max(0, end - pdfEndWithin), Math.min(end, pdfEndWithin)),
		};
	} finally {
		await handle.close();
	}
}

/** Length without trailing spaces and zeros; a pattern would be quadratic. */
function unpadded(bytes: Buffer): number {
	return bytes.findLastIndex((byte) => byte > 0x20) + 1;
}
