import { setImmediate as letOthers } from "node:timers/promises";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { kilobytes } from "#contract/limits.ts";
import { http } from "#contract/site/limits.ts";
import { refusal } from "../kit/refusal.ts";

/** Multipart form as browsers write it; ambiguous ones are refused (requirement I5). */
export const isForm = /^multipart\/form-data; *boundary="?([\w'()+,./:=?-]{1,70})"?$/i;

/** Header of a field; the file's own name is ignored. */
const fieldLine = /^content-disposition: *form-data; *name="([^"]*)"(;.*)?$/gim;

const escapes = { "%22": '"', "%0D": "\r", "%0A": "\n" } as const;

/**
 * Fields of a form, with chosen photographs under `photos`. Scans for boundaries and short headers piecewise, so that no body blocks the server.
 * @throws {Refusal} malformed; tooLarge if its words exceed the limit of other calls
 */
export async function readForm(sent: Buffer, type: string): Promise<Record<string, unknown>> {
	const fields: [string, string][] = [];
	const photos: File[] = [];
	let words = 0;
	for await (const { name, isFile, content } of partsOf(sent, type)) {
		if (isFile) {
			// One byte over the limit is enough to refuse a file.
			const length = Math.min(content.length, limits.photoBytes + 1);
			if (name === "photo" && length > 0)
				photos.push(new Photo(content.subarray(0, length) as Buffer<ArrayBuffer>));
			continue;
		}
		words += name.length + content.length;
		refuseLong(words);
		fields.push([name, content.toString()]);
	}
	return { ...Object.fromEntries(fields), photos };
}

function refuseLong(length: number): void {
	if (length > http.bodyBytes) throw refusal("tooLarge", { most: http.bodyBytes / kilobytes(1) });
}

/** A view into the form's body instead of a copy. */
class Photo extends File {
	readonly #content: Buffer<ArrayBuffer>;

	constructor(content: Buffer<ArrayBuffer>) {
		super([], "photo");
		this.#content = content;
	}

	override get size(): number {
		return this.#content.length;
	}

	override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
		return this.#content;
	}
}

async function* partsOf(sent: Buffer, type: string) {
	const [, boundary] = isForm.exec(type) ?? [];
	const first = Buffer.from(`--${boundary}`);
	if (boundary === undefined || !sent.subarray(0, first.length).equals(first)) throw refusal("malformed");
	const delimiter = Buffer.from(`\r\n--${boundary}`);
	for (let [at, count] = [first.length, 0]; ; count += 1) {
		if (sent.toString("latin1", at, at + 2) === "--") return;
		const head = sent.subarray(at, at + limits.partHeadBytes);
		const end = head.indexOf("\r\n\r\n");
		const next = end < 0 || count >= limits.parts ? -1 : await find(sent, delimiter, at + end + 4);
		const [line, second] = head.toString("utf8", 2, Math.max(end, 0)).matchAll(fieldLine);
		const isWhole = head.toString("latin1", 0, 2) === "\r\n" && next >= 0;
		if (!isWhole || line === undefined || second) throw refusal("malformed");
		const [, written = "", rest = ""] = line;
		yield {
			name: written.replace(/%22|%0D|%0A/g, (sign) => escapes[sign as keyof typeof escapes]),
			isFile: /;\s*filename\*?=/i.test(rest),
			content: sent.subarray(at + end + 4, next),
		};
		at = next + delimiter.length;
	}
}

/** Finds a byte sequence, or -1. Yields between pieces, so that other requests proceed. */
async function find(sent: Buffer, what: Buffer, from: number): Promise<number> {
	for (let at = from; at < sent.length; at += piece) {
		await letOthers();
		const found = sent.subarray(at, at + piece + what.length).indexOf(what);
		if (found >= 0) return at + found;
	}
	return -1;
}

const piece = kilobytes(1024);
