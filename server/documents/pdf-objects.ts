import { constants, inflateSync } from "node:zlib";
import { documents as limits } from "#contract/limits.ts";
import { programEndings } from "#contract/uploads.ts";

/** What a document does or carries besides its pages. */
export interface PdfExtras {
	/** It starts a program on the reader's device. */
	readonly launches: boolean;
	/** It runs scripts, sends what is typed somewhere, or plays something. */
	readonly acts: boolean;
	/** Other files are in it; programs among them. */
	readonly hasFiles: boolean;
	readonly hasPrograms: boolean;
	/** Its page only stands in for what a program makes of it (XFA). */
	readonly isShell: boolean;
}

const program = new RegExp(`\\.(?:${programEndings})\\s*$`, "i");

/** Looks through a document's objects for what isn't pages: viewers outside the browser do what these say. */
export function extrasOf(bytes: Buffer): PdfExtras {
	const text = objectsOf(bytes);
	const names = [...text.matchAll(/\/U?F\s*(?:\(((?:[^()\\]|\\.)*)\)|<([\da-f\s]*)>)/gi)].map(
		([, plain, hex]) => plain ?? Buffer.from((hex ?? "").replace(/\s/g, ""), "hex").toString("latin1"),
	);
	return {
		launches: /\/Launch\b/.test(text),
		acts:
			/\/(?:JavaScript|JS|SubmitForm|ImportData|RichMedia|Rendition|GoToE)\b/.test(text) ||
			/\/URI\s*(?:\(\s*javascript:|<\s*6a\s*61\s*76\s*61\s*73\s*63\s*72\s*69\s*70\s*74\s*3a)/i.test(text),
		hasFiles: /\/EmbeddedFiles?\b/.test(text),
		isShell: /\/NeedsRendering\s+true\b/.test(text),
		hasPrograms: names.some((name) => program.test(name.replaceAll("\0", ""))),
	};
}

/** The text of all objects, those that are packed too, without what is in other streams; names as they are read. */
function objectsOf(bytes: Buffer): string {
	const text = bytes.toString("latin1");
	let objects = "";
	let from = 0;
	for (const { index, 0: word } of text.matchAll(/>>\s*stream(?:\r\n?|\n)/g)) {
		if (index < from) continue;
		const head = text.slice(from, index);
		const begin = index + word.length;
		const end = text.indexOf("endstream", begin);
		objects += head;
		if (/\/ObjStm\b/.test(head.slice(head.lastIndexOf("obj")))) {
			objects += `\n${unpacked(bytes.subarray(begin, end < 0 ? undefined : end))}\n`;
		}
		if (end < 0) return named(objects);
		from = end;
	}
	return named(objects + text.slice(from));
}

function unpacked(stream: Buffer): string {
	try {
		const lenient = { maxOutputLength: limits.unpackedBytes, finishFlush: constants.Z_SYNC_FLUSH };
		return inflateSync(stream, lenient).toString("latin1");
	} catch {
		// Packed in another way, or not at all.
		return stream.toString("latin1");
	}
}

/** A name may be written with `#6C` in place of a letter. */
function named(text: string): string {
	return text.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
