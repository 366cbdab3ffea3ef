import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const packBrotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Node's compressors return a slice of a 64 kB buffer, which would stay in memory as a whole. */
const copyOf = (bytes: Buffer) => Buffer.from(bytes);

interface Encoding {
	readonly headers: Readonly<Record<string, string>>;
	readonly bytes: Buffer;
}

export interface EncodedResponse {
	readonly status: number;
	readonly identity: Encoding;
	readonly gzip: Encoding | undefined;
	readonly br: Encoding | undefined;
	readonly etags: readonly string[];
	readonly hash: string;
	readonly isQuick: boolean;
}

/** Smaller responses, in bytes, save no packet by compression. */
const minCompressedLength = 600;

/** The highest quality costs too much processor time for one reader. */
const quickBrotliQuality = 4;

export type Compress = (plain: Buffer, hash: string) => Promise<Buffer>;

export interface EncodeOptions {
	readonly status?: number;
	readonly compress?: boolean;
	readonly quick?: boolean;
	readonly brotli?: Buffer | Compress | undefined;
	readonly previous?: EncodedResponse | undefined;
}

/**
 * Compresses a response once, for every request.
 * @param compress false for pictures and films, whatever their `content-type`
 */
export async function encodeResponse(
	body: Buffer | string,
	headers: Record<string, string>,
	{ status = 200, compress = true, quick = false, brotli = inBrotli, previous }: EncodeOptions = {},
): Promise<EncodedResponse> {
	const plain = Buffer.from(body);
	const hash = hashOf(plain);
	const same = previous?.hash === hash ? previous : undefined;
	const isQuick = same ? same.isQuick : quick;
	const makeBrotli = typeof brotli === "function" ? brotli : async () => brotli;
	const [br, gz] =
		compress && plain.length >= minCompressedLength
			? await Promise.all([
					same?.br?.bytes ?? (quick ? inBrotliQuickly(plain) : makeBrotli(plain, hash)),
					same?.gzip?.bytes ?? inGzip(plain, quick),
				])
			: [undefined, undefined];
	const vary = br && { vary: ["accept-encoding", headers.vary].filter(Boolean).join(", ") };
	const encoding = (bytes: Buffer, name?: string): Encoding => ({
		bytes,
		headers: {
			...headers,
			...vary,
			etag: etagOf(hash, name, isQuick),
			...(name && { "content-encoding": name }),
		},
	});
	const encodings = {
		identity: encoding(plain),
		br: br && encoding(br, "br"),
		gzip: gz && encoding(gz, "gzip"),
	};
	const etags = Object.values(encodings).flatMap((each) => each?.headers.etag ?? []);
	return { status, ...encodings, etags, hash, isQuick };
}

/** Compresses a quick response fully; browsers that have it needn't fetch it again. */
export async function compressedWell<Response extends EncodedResponse>(
	response: Response,
	brotli: Compress = inBrotli,
): Promise<Response> {
	const { identity, br, gzip, hash, etags } = response;
	if (!br || !gzip) return { ...response, isQuick: false };
	const { bytes: plain } = identity;
	const [brBytes, gzipBytes] = await Promise.all([brotli(plain, hash), inGzip(plain)]);
	const better = ({ headers }: Encoding, bytes: Buffer, name: string): Encoding => ({
		bytes,
		headers: { ...headers, etag: etagOf(hash, name) },
	});
	const encodings = { br: better(br, brBytes, "br"), gzip: better(gzip, gzipBytes, "gzip") };
	const own = Object.values(encodings).flatMap(({ headers }) => headers.etag ?? []);
	return { ...response, ...encodings, etags: [...new Set([...own, ...etags])], isQuick: false };
}

export function hashOf(body: Buffer | string): string {
	return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

export async function inBrotli(plain: Buffer): Promise<Buffer> {
	return copyOf(await packBrotli(plain, brotliOptions(plain.length, constants.BROTLI_MAX_QUALITY)));
}

async function inBrotliQuickly(plain: Buffer): Promise<Buffer> {
	return copyOf(await packBrotli(plain, brotliOptions(plain.length, quickBrotliQuality)));
}

async function inGzip(plain: Buffer, quick = false): Promise<Buffer> {
	return copyOf(await zip(plain, quick ? {} : { level: constants.Z_BEST_COMPRESSION }));
}

/** A strong ETag is of the bytes, so each encoding has its own. */
function etagOf(hash: string, encoding?: string, isQuick = false): string {
	const isOther = encoding !== undefined && isQuick;
	return `"${[hash, encoding, isOther && "quick"].filter(Boolean).join("-")}"`;
}

function brotliOptions(length: number, quality: number): BrotliOptions {
	const windowBits = Math.ceil(Math.log2(length + 16));
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: length,
			// The default window would take tens of megabytes that the process doesn't release.
			[constants.BROTLI_PARAM_LGWIN]: Math.min(
				Math.max(windowBits, constants.BROTLI_MIN_WINDOW_BITS),
				constants.BROTLI_DEFAULT_WINDOW,
			),
		},
	};
}

/** Memory of a response besides its body, bytes. */
const overhead = 2048;

export function byteSize({ identity, gzip, br }: EncodedResponse): number {
	return [identity, gzip, br].reduce((sum, each) => sum + (each?.bytes.length ?? 0), overhead);
}

function accepts(list: string, encoding: string): boolean {
	return list.split(",").some((each) => {
		const [name, ...parameters] = each.trim().toLowerCase().split(";");
		return name?.trim() === encoding && !parameters.some((p) => /^\s*q=0(\.0*)?\s*$/.test(p));
	});
}

function isNotModified({ status, etags }: EncodedResponse, { "if-none-match": known }: IncomingHttpHeaders) {
	if (known === undefined || status !== 200) return false;
	return (
		known.trim() === "*" || known.split(",").some((each) => etags.includes(each.trim().replace(/^W\//, "")))
	);
}

export function sendEncoded(request: FastifyRequest, reply: FastifyReply, response: EncodedResponse) {
	const accepted = request.headers["accept-encoding"] ?? "";
	const { headers, bytes } =
		(accepts(accepted, "br") && response.br) ||
		(accepts(accepted, "gzip") && response.gzip) ||
		response.identity;
	if (!isNotModified(response, request.headers))
		return reply.code(response.status).headers(headers).send(bytes);
	const { "content-type": _, "content-encoding": __, ...rest } = headers;
	return reply.code(304).headers(rest).send();
}
