import { constants, inflateSync } from "node:zlib";
import { kilobytes } from "#contract/limits.ts";
import { documents as limits } from "#contract/media/limits.ts";
import { programEndings } from "#contract/uploads.ts";

export interface PdfExtras {
	readonly launches: boolean;
	/** Runs scripts, submits data or plays media. */
	readonly acts: boolean;
	readonly hasFiles: boolean;
	readonly hasPrograms: boolean;
	/** Its page is only a placeholder for an XFA form. */
	readonly isShell: boolean;
}

const program = new RegExp(`\\.(?:${programEndings})\\s*$`, "i");

/** Bytes of an attached file that tell its type. */
const looksAt = kilobytes(4);

/** Looks for active content, which viewers outside the browser run. */
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

/** Text of all objects, packed ones too, without other streams, and the beginnings of attached files. */
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
		return stream.toString("latin1");
	}
}

function named(text: string): string {
	return text.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
