import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What Node's compressors return is a slice of a 64 kB buffer, all of which would stay in memory. */
const copyOf = (bytes: Buffer) => Buffer.from(bytes);

/** A response in one encoding, with headers and a strong ETag of its own. */
interface Encoding {
	readonly headers: Readonly<Record<string, string>>;
	readonly bytes: Buffer;
}

/** A response in memory, ready to be sent: plain, and compressed where that pays. */
export interface EncodedResponse {
	readonly status: number;
	readonly identity: Encoding;
	readonly gzip: Encoding | undefined;
	readonly br: Encoding | undefined;
	/** The ETags of all its encodings. */
	readonly etags: readonly string[];
	/** Of the plain bytes: the same bytes, the same hash. */
	readonly hash: string;
}

/** Below this a compressed response saves no packet, bytes. */
const worthCompressing = 600;

/** The smallest form of a page takes some 60 ms of a core; this one less than one, and is a quarter larger. */
const quickBrotli = 4;

interface EncodeOptions {
	readonly status?: number;
	readonly compress?: boolean;
	/** For a response that perhaps only one reader requests. */
	readonly quickly?: boolean;
	/** The brotli form, where the build has made it. */
	readonly brotli?: Buffer | undefined;
	/** The response as it was, whose forms serve again if it is the same. */
	readonly before?: EncodedResponse | undefined;
}

/**
 * Compresses a response once, for every request.
 *
 * @param body the finished bytes
 * @param headers what goes out with it; `content-type` decides nothing here, pass `compress: false` for pictures and video
 */
export async function encodeResponse(
	body: Buffer | string,
	headers: Record<string, string>,
	{ status = 200, compress = true, quickly = false, brotli: ready, before }: EncodeOptions = {},
): Promise<EncodedResponse> {
	const plain = Buffer.from(body);
	const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
	const same = before?.hash === hash ? before : undefined;
	const [br, gz] =
		compress && plain.length >= worthCompressing
			? await Promise.all([
					ready ?? same?.br?.bytes ?? brotli(plain, brotliOptions(plain.length, quickly)).then(copyOf),
					same?.gzip?.bytes ??
						zip(plain, quickly ? {} : { level: constants.Z_BEST_COMPRESSION }).then(copyOf),
				])
			: [undefined, undefined];
	const vary = br && { vary: ["accept-encoding", headers.vary].filter(Boolean).join(", ") };
	const encoding = (bytes: Buffer, name?: string): Encoding => ({
		bytes,
		headers: {
			...headers,
			...vary,
			etag: `"${hash}${name === undefined ? "" : `-${name}`}"`,
			...(name && { "content-encoding": name }),
		},
	});
	const encodings = {
		identity: encoding(plain),
		br: br && encoding(br, "br"),
		gzip: gz && encoding(gz, "gzip"),
	};
	const etags = Object.values(encodings).flatMap((each) => each?.headers.etag ?? []);
	return { status, ...encodings, etags, hash };
}

function brotliOptions(length: number, quickly: boolean): BrotliOptions {
	const needed = Math.ceil(Math.log2(length + 16));
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quickly ? quickBrotli : constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: length,
			// No wider than the response: the usual window takes tens of megabytes that the process would not release.
			[constants.BROTLI_PARAM_LGWIN]: Math.min(
				Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS),
				constants.BROTLI_DEFAULT_WINDOW,
			),
		},
	};
}

/** What every response takes besides its bytes, bytes: headers, buffers, its place in the cache. */
const overhead = 2048;

/** Size in memory, bytes. */
export function weigh({ identity, gzip, br }: EncodedResponse): number {
	return [identity, gzip, br].reduce((sum, each) => sum + (each?.bytes.length ?? 0), overhead);
}

/** Whether a list such as `gzip, br;q=0` accepts an encoding. */
function accepts(list: string, encoding: string): boolean {
	return list.split(",").some((each) => {
		const [name, ...parameters] = each.trim().toLowerCase().split(";");
		return name?.trim() === encoding && !parameters.some((p) => /^\s*q=0(\.0*)?\s*$/.test(p));
	});
}

/** Whether the reader's cached copy has these very bytes. */
function isHeld({ status, etags }: EncodedResponse, { "if-none-match": held }: IncomingHttpHeaders): boolean {
	if (held === undefined || status !== 200) return false;
	return (
		held.trim() === "*" || held.split(",").some((each) => etags.includes(each.trim().replace(/^W\//, "")))
	);
}

/** Sends a response in the encoding that the reader takes, or 304 where the reader's copy is current. */
export function sendEncoded(
	request: FastifyRequest,
	reply: FastifyReply,
	response: EncodedResponse,
): FastifyReply {
	const accepted = request.headers["accept-encoding"] ?? "";
	const { headers, bytes } =
		(accepts(accepted, "br") && response.br) ||
		(accepts(accepted, "gzip") && response.gzip) ||
		response.identity;
	if (!isHeld(response, request.headers)) return reply.code(response.status).headers(headers).send(bytes);
	const { "content-type": _, "content-encoding": __, ...rest } = headers;
	return reply.code(304).headers(rest).send();
}
