import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FinishedAnswer } from "../http/finished-answer.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What Node's compressors give lies in the 64 kB that they have worked in, and would keep them. */
const alone = (bytes: Buffer) => Buffer.from(bytes);

/** An answer in one encoding. */
export interface Written extends FinishedAnswer {
	readonly bytes: Buffer;
	/** What a reader is told who holds these bytes already. */
	readonly unchanged: FinishedAnswer;
}

/** An answer kept in memory ready to be written out: plain and compressed, each with its own strong ETag. */
export interface StoredBytes {
	readonly status: number;
	/** Where there is a compressed form, this one is unpacked from it at each look: it is most of what all three weigh, and seldom asked for. */
	readonly plain: Written;
	readonly gzip: Written | undefined;
	readonly br: Written | undefined;
	/** The ETags of all its encodings. */
	readonly etags: readonly string[];
	/** Of the plain bytes: the same bytes, the same hash. */
	readonly hash: string;
}

/** Below this a compressed answer saves no packet. */
const worthCompressing = 600;

/** Of five pages of 30 to 130 kB the smallest form took 64 ms each of a core; this one less than one, and is a quarter larger. */
const quickBrotli = 4;

interface StoreOptions {
	readonly status?: number;
	readonly compress?: boolean;
	readonly quickly?: boolean;
	readonly brotli?: Buffer | undefined;
	readonly before?: StoredBytes | undefined;
}

/**
 * Compresses an answer once, for all who will ask for it.
 *
 * @param body the finished bytes
 * @param headers what goes out with it; `content-type` decides nothing here, pass `compress: false` for pictures and video
 * @param options `quickly` for what one reader asks and perhaps nobody again; `brotli`, where that form is there already;
 *   `before`, the answer as it was, whose forms serve again if it is the same
 */
export async function storeBytes(
	body: Buffer | string,
	headers: Record<string, string>,
	{ status = 200, compress = true, quickly = false, brotli: ready, before }: StoreOptions = {},
): Promise<StoredBytes> {
	const plain = Buffer.from(body);
	const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
	const worth = compress && plain.length >= worthCompressing;
	const same = before?.hash === hash ? before : undefined;
	const [br, gz] = worth
		? await Promise.all([
				ready ?? same?.br?.bytes ?? brotli(plain, brotliOptions(plain.length, quickly)).then(alone),
				same?.gzip?.bytes ?? zip(plain, quickly ? {} : { level: constants.Z_BEST_COMPRESSION }).then(alone),
			])
		: [undefined, undefined];
	const vary = br && { vary: withVary(headers.vary) };
	const written = (bytes: Buffer, encoding?: string): Written => {
		const { "content-type": _, ...kept } = headers;
		const etag = `"${hash}${encoding === undefined ? "" : `-${encoding}`}"`;
		return {
			status,
			headers: { ...headers, etag, ...vary, ...(encoding && { "content-encoding": encoding }) },
			bytes,
			unchanged: { status: 304, headers: { ...kept, etag, ...vary } },
		};
	};
	const forms = {
		plain: gz ? unpacked(written(gz)) : written(plain),
		br: br && written(br, "br"),
		gzip: gz && written(gz, "gzip"),
	};
	const etags = Object.values(forms).flatMap((form) => form?.headers.etag ?? []);
	return { status, ...forms, etags, hash };
}

/** The plain form of what is kept in gzip. */
function unpacked(packed: Written): Written {
	return {
		...packed,
		get bytes() {
			return gunzipSync(packed.bytes);
		},
	};
}

function brotliOptions(length: number, quickly: boolean): BrotliOptions {
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quickly ? quickBrotli : constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: length,
			// No wider than the answer: the usual window takes tens of megabytes that the process would keep.
			[constants.BROTLI_PARAM_LGWIN]: windowFor(length),
		},
	};
}

/** The window, as a power of two, in which brotli sees all of so many bytes. */
function windowFor(length: number): number {
	const needed = Math.ceil(Math.log2(length + 16));
	return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** What every answer takes besides its bytes: headers, buffers, its place in the store. */
const packing = 2048;

/** Size in memory, bytes. */
export function weigh(stored: StoredBytes): number {
	const kept = stored.gzip ? [stored.br, stored.gzip] : [stored.plain];
	return kept.reduce((sum, form) => sum + (form?.bytes.length ?? 0), packing);
}

/** Whether a list such as `gzip, br;q=0` accepts an encoding. */
function accepts(list: string, encoding: string): boolean {
	return list.split(",").some((each) => {
		const [name, ...parameters] = each.trim().toLowerCase().split(";");
		return name?.trim() === encoding && !parameters.some((p) => /^\s*q=0(\.0*)?\s*$/.test(p));
	});
}

/** The list that was read last, for most readers send the same, and what it accepts. */
let lastRead = { list: "", br: false, gzip: false };

function readEncodings(list: string): typeof lastRead {
	if (list !== lastRead.list) lastRead = { list, br: accepts(list, "br"), gzip: accepts(list, "gzip") };
	return lastRead;
}

/** What a reader is answered: the form that they can take, or that they hold it already. */
export function answerFor(
	stored: StoredBytes,
	{ "accept-encoding": accepted = "", "if-none-match": held }: IncomingHttpHeaders,
): FinishedAnswer {
	const { br, gzip } = readEncodings(accepted);
	const form = (br && stored.br) || (gzip && stored.gzip) || stored.plain;
	return isHeld(stored, held) ? form.unchanged : form;
}

/** Whether a reader holds these very bytes already. */
function isHeld({ status, etags }: StoredBytes, ifNoneMatch: string | undefined): boolean {
	if (ifNoneMatch === undefined || status !== 200) return false;
	if (etags.includes(ifNoneMatch) || ifNoneMatch.trim() === "*") return true;
	return ifNoneMatch.split(",").some((each) => etags.includes(each.trim().replace(/^W\//, "")));
}

/** Writes a stored answer out, or 304 when the reader holds it already. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredBytes): FastifyReply {
	const { status, headers, bytes } = answerFor(stored, request.headers);
	return reply.code(status).headers(headers).send(bytes);
}

function withVary(own: string | undefined): string {
	return own === undefined ? "accept-encoding" : `accept-encoding, ${own}`;
}
