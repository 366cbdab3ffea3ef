import { constants, inflateSync } from "node:zlib";
import { kilobytes } from "#contract/limits.ts";
import { documents as limits } from "#contract/media/limits.ts";
import { programEndings } from "#contract/uploads.ts";

/** Active or embedded content of a document. */
export interface PdfExtras {
	/** It starts a program on the reader's device. */
	readonly launches: boolean;
	/** It runs scripts, sends what is typed somewhere, or plays something. */
	readonly acts: boolean;
	/** Other files are in it; programs among them. */
	readonly hasFiles: boolean;
	readonly hasPrograms: boolean;
	/** Whether its page is only a placeholder for a program's form (XFA). */
	readonly isShell: boolean;
}

const program = new RegExp(`\\.(?:${programEndings})\\s*$`, "i");

/** So many bytes of an attached file say what it is. */
const looksAt = kilobytes(4);

/** Looks through a document's objects for what isn't pages: viewers outside the browser do what these say. */
export function extrasOf(bytes: Buffer): PdfExtras {
	const { text, attached } = objectsOf(bytes);
	const names = [...text.matchAll(/\/U?F\s*(?:\(((?:[^()\\]|\\.)*)\)|<([\da-f\s]*)>)/gi)].map(
		([, plain, hex]) => plain ?? Buffer.from((hex ?? "").replace(/\s/g, ""), "hex").toString("latin1"),
	);
	return {
		launches: /\/Launch\b/.test(text),
		acts:
			/\/(?:JavaScript|JS|SubmitForm|ImportData|RichMedia|Rendition|GoToE)\b/.test(text) ||
			/\/URI\s*(?:\(\s*javascript:|<\s*6a\s*61\s*76\s*61\s*73\s*63\s*72\s*69\s*70\s*74\s*3a)/i.test(text),
		hasFiles: /\/EmbeddedFiles?\b|\/EF\s*(?:<<|\d)/.test(text),
		isShell: /\/NeedsRendering\s+true\b/.test(text),
		hasPrograms:
			names.some((name) => program.test(name.replaceAll("\0", ""))) ||
			attached.some((file) => /^(?:MZ|\x7fELF|#!|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe)/.test(file)),
	};
}

/** The text of all objects, those that are packed too, without what is in other streams; and how attached files begin. */
function objectsOf(bytes: Buffer): { readonly text: string; readonly attached: readonly string[] } {
	const attached: string[] = [];
	const text = bytes.toString("latin1");
	let objects = "";
	let from = 0;
	for (const { index, 0: word } of text.matchAll(/>>\s*stream(?:\r\n?|\n)/g)) {
		if (index < from) continue;
		const head = text.slice(from, index);
		const begin = index + word.length;
		const end = text.indexOf("endstream", begin);
		objects += head;
		const kind = named(head.slice(head.lastIndexOf("obj")));
		const stream = bytes.subarray(begin, end < 0 ? undefined : end);
		if (/\/ObjStm\b/.test(kind)) objects += `\n${unpacked(stream)}\n`;
		if (/\/EmbeddedFile\b/.test(kind)) attached.push(unpacked(stream.subarray(0, looksAt)).slice(0, 8));
		if (end < 0) return { text: named(objects), attached };
		from = end;
	}
	return { text: named(objects + text.slice(from)), attached };
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
