import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { drawingPolicy } from "./headers.ts";
import { type StoredBytes, sendStored, storeBytes } from "./stored-bytes.ts";

/** Addresses of media carry a hash of the file's content (`?v=`), so a browser may keep them for a year. */
const immutable = "public, max-age=31536000, immutable";

/**
 * Serves the council's pictures and films at `/media/`. Drawings (SVG) are compressed once and kept; everything else is
 * streamed from the folder, in ranges where a player asks for them.
 */
export async function serveMedia(app: FastifyInstance, folder: string): Promise<void> {
	const files = await readdir(folder, { recursive: true });
	const drawings = new Set(files.filter((file) => file.endsWith(".svg")));
	const stored = new Map<string, Promise<StoredBytes>>();
	const store = async (path: string) =>
		storeBytes(await readFile(join(folder, path)), {
			"content-type": "image/svg+xml",
			"cache-control": immutable,
			"content-security-policy": drawingPolicy,
		});
	await app.register(fastifyStatic, {
		root: folder,
		serve: false,
		index: false,
		dotfiles: "ignore",
		cacheControl: false,
	});
	app.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
		const path = request.params["*"];
		if (!path.endsWith(".svg")) {
			return reply.header("cache-control", immutable).sendFile(path);
		}
		if (!drawings.has(path)) return reply.callNotFound();
		let bytes = stored.get(path);
		if (!bytes) {
			bytes = store(path);
			stored.set(path, bytes);
		}
		return sendStored(request, reply, await bytes);
	});
}
