import { readFile } from "node:fs/promises";
import { join } from "node:path";
import send from "@fastify/send";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Media } from "../content/media.ts";
import { drawingPolicy } from "../http/headers.ts";
import { type EncodedResponse, encodeResponse, sendEncoded } from "../kit/encoded-response.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { standIn } from "../pictures/stand-in.ts";

/** The addresses have a content hash (`?v=`), so a browser may cache the files for a year. */
const immutable = "public, max-age=31536000, immutable";

/** The council's media: the folder, its files as of the start, and the photographs in several sizes. */
export interface ServedMedia {
	readonly folder: string;
	readonly files: Media;
	readonly pictures: Pictures;
}

/**
 * Serves the council's pictures and films at `/media/`: drawings (SVG) compressed and cached, photographs in the requested width
 * (`?w=`) and never as they came from the camera, everything else streamed, in ranges where a player asks.
 */
export async function serveMedia(
	app: FastifyInstance,
	{ folder, files, pictures }: ServedMedia,
): Promise<void> {
	const drawings = new Map<string, Promise<EncodedResponse>>();
	const encodeDrawing = async (bytes: Buffer, cacheControl: string) =>
		encodeResponse(bytes, {
			"content-type": "image/svg+xml",
			"cache-control": cacheControl,
			"content-security-policy": drawingPolicy,
		});
	const placeholder = encodeDrawing(standIn, "no-cache");
	app.get<{ Params: { "*": string }; Querystring: { w?: string } }>("/media/*", async (request, reply) => {
		const path = request.params["*"];
		const known = files.get(path);
		if (!known) return reply.callNotFound();
		if (known.problem) return sendEncoded(request, reply, await placeholder);
		if (known.isPhoto) return sendPhoto(request, reply, path);
		if (!/\.svg$/i.test(path)) return sendFile(request, reply, path);
		let response = drawings.get(path);
		if (!response) {
			response = readFile(join(folder, path)).then((file) => encodeDrawing(file, immutable));
			// A failed read is tried again at the next request.
			response.catch(() => drawings.delete(path));
			drawings.set(path, response);
		}
		return sendEncoded(request, reply, await response);
	});

	/** Streams the file, a range of it, or 304. */
	async function sendFile(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
		const { type, statusCode, headers, stream, metadata } = await send(request.raw, encodeURI(path), {
			root: folder,
			index: false,
			dotfiles: "ignore",
			cacheControl: false,
		});
		if (type === "error") throw metadata.error;
		return reply
			.code(statusCode)
			.headers({ ...headers, "cache-control": immutable })
			.send(stream);
	}

	async function sendPhoto(
		request: FastifyRequest<{ Querystring: { w?: string } }>,
		reply: FastifyReply,
		path: string,
	): Promise<FastifyReply> {
		const width = /^\d{1,5}$/.test(String(request.query.w)) ? Number(request.query.w) : undefined;
		const acceptsAvif = request.headers.accept?.includes("image/avif") ?? false;
		const found = await pictures.file(path, width, acceptsAvif);
		reply.header("vary", "accept");
		if (!found) return sendEncoded(request, reply, await placeholder);
		reply.headers({ etag: found.etag, "cache-control": immutable, "content-type": `image/${found.form}` });
		if (request.headers["if-none-match"]?.includes(found.etag)) {
			return reply.code(304).removeHeader("content-type").send();
		}
		return reply.send(await readFile(found.file));
	}
}
