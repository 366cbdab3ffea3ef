import { readFile } from "node:fs/promises";
import { join } from "node:path";
import send from "@fastify/send";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Media, MediaFile } from "../content/media.ts";
import { drawingPolicy } from "../http/headers.ts";
import { type EncodedResponse, encodeResponse, sendEncoded } from "../kit/encoded-response.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { standIn } from "../pictures/stand-in.ts";

/** Addresses of media carry a hash of the file's content (`?v=`), so a browser may cache them for a year. */
const immutable = "public, max-age=31536000, immutable";

/** The council's media: the folder, what was found in it when the town was opened, and its photographs' prepared sizes. */
export interface ServedMedia {
	readonly folder: string;
	readonly files: Media;
	readonly pictures: Pictures;
}

/**
 * Serves the council's pictures and films at `/media/`. Drawings (SVG) are compressed once and cached; photographs are sent in
 * the requested width (`?w=`), never as they came from the camera; everything else is streamed, in ranges where a player asks.
 */
export async function serveMedia(app: FastifyInstance, served: () => ServedMedia): Promise<void> {
	/** By file, so that a reload forgets the drawings of the former content. */
	const stored = new WeakMap<MediaFile, Promise<EncodedResponse>>();
	const drawing = async (bytes: Buffer, cacheControl: string) =>
		encodeResponse(bytes, {
			"content-type": "image/svg+xml",
			"cache-control": cacheControl,
			"content-security-policy": drawingPolicy,
		});
	const neutral = drawing(standIn, "no-cache");
	app.get<{ Params: { "*": string }; Querystring: { w?: string } }>("/media/*", async (request, reply) => {
		const path = request.params["*"];
		const { folder, files, pictures } = served();
		const known = files.get(path);
		if (!known) return reply.callNotFound();
		if (known.problem) return sendEncoded(request, reply, await neutral);
		if (known.isPhoto) return sendPhoto(request, reply, pictures, path);
		if (!/\.svg$/i.test(path)) return sendFile(request, reply, folder, path);
		let bytes = stored.get(known);
		if (!bytes) {
			bytes = readFile(join(folder, path)).then((file) => drawing(file, immutable));
			// A file that can't be read just now is read again at the next request.
			bytes.catch(() => stored.delete(known));
			stored.set(known, bytes);
		}
		return sendEncoded(request, reply, await bytes);
	});

	/** The file as it is, in ranges, or not at all where the reader's copy is current. */
	async function sendFile(
		request: FastifyRequest,
		reply: FastifyReply,
		folder: string,
		path: string,
	): Promise<FastifyReply> {
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
		pictures: Pictures,
		path: string,
	): Promise<FastifyReply> {
		const width = /^\d{1,5}$/.test(String(request.query.w)) ? Number(request.query.w) : undefined;
		const takesAvif = request.headers.accept?.includes("image/avif") ?? false;
		const found = await pictures.file(path, width, takesAvif);
		reply.header("vary", "accept");
		if (!found) return sendEncoded(request, reply, await neutral);
		reply.headers({ etag: found.etag, "cache-control": immutable, "content-type": `image/${found.form}` });
		if (request.headers["if-none-match"]?.includes(found.etag)) {
			return reply.code(304).removeHeader("content-type").send();
		}
		return reply.send(found.bytes);
	}
}
