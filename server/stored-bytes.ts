import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** An answer kept in memory ready to be written out: plain and compressed, each with its own strong ETag. */
export interface StoredBytes {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly plain: Buffer;
	readonly gzip: Buffer | undefined;
	readonly br: Buffer | undefined;
	/** Hash of the plain bytes; the encodings' ETags are made from it. */
	readonly hash: string;
}

/** Below this a compressed answer saves no packet. */
const worthCompressing = 600;

/**
 * Compresses an answer once, for all who will ask for it.
 *
 * @param body the finished bytes
 * @param headers what goes out with it; `content-type` decides nothing here, pass `compress: false` for pictures and video
 */
export async function storeBytes(
	body: Buffer | string,
	headers: Record<string, string>,
	{ status = 200, compress = true } = {},
): Promise<StoredBytes> {
	const plain = Buffer.from(body);
	const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
	const worth = compress && plain.length >= worthCompressing;
	const [br, gz] = worth
		? await Promise.all([
				brotli(plain, {
					params: {
						[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
						[constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
					},
				}),
				zip(plain, { level: constants.Z_BEST_COMPRESSION }),
			])
		: [undefined, undefined];
	return { status, headers, plain, br, gzip: gz, hash };
}

/** Size in memory, bytes. */
export function weigh(stored: StoredBytes): number {
	return stored.plain.length + (stored.br?.length ?? 0) + (stored.gzip?.length ?? 0);
}

/** Whether a list such as `gzip, br;q=0` accepts an encoding. */
function accepts(list: string | undefined, encoding: string): boolean {
	if (list === undefined) return false;
	return list.split(",").some((each) => {
		const [name, ...parameters] = each.trim().toLowerCase().split(";");
		return name?.trim() === encoding && !parameters.some((p) => /^\s*q=0(\.0*)?\s*$/.test(p));
	});
}

/** Writes a stored answer out, or 304 when the reader holds these very bytes already. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredBytes): FastifyReply {
	const accepted = request.headers["accept-encoding"];
	const encoding =
		stored.br && accepts(accepted, "br")
			? "br"
			: stored.gzip && accepts(accepted, "gzip")
				? "gzip"
				: undefined;
	const bytes = (encoding === undefined ? undefined : stored[encoding]) ?? stored.plain;
	reply.headers(stored.headers);
	reply.header("etag", etag(stored, encoding));
	if (stored.br) reply.header("vary", withVary(stored.headers.vary));
	if (stored.status === 200 && matches(request.headers["if-none-match"], stored)) {
		return reply.code(304).removeHeader("content-type").send();
	}
	reply.code(stored.status);
	if (encoding !== undefined) reply.header("content-encoding", encoding);
	return reply.send(bytes);
}

function etag(stored: StoredBytes, encoding: string | undefined): string {
	return `"${stored.hash}${encoding === undefined ? "" : `-${encoding}`}"`;
}

function matches(ifNoneMatch: string | undefined, stored: StoredBytes): boolean {
	if (ifNoneMatch === undefined) return false;
	if (ifNoneMatch.trim() === "*") return true;
	const known = [undefined, "br", "gzip"].map((encoding) => etag(stored, encoding));
	return ifNoneMatch.split(",").some((each) => known.includes(each.trim().replace(/^W\//, "")));
}

function withVary(own: string | undefined): string {
	return own === undefined ? "accept-encoding" : `${own}, accept-encoding`;
}
