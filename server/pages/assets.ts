import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type StoredBytes, sendStored, storeBytes } from "../kit/encoded-response.ts";

const types: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
	".png": "image/png",
	".ico": "image/x-icon",
};

/** Their names carry a hash of their content, so a browser may keep them for a year (requirement I10). */
const immutable = "public, max-age=31536000, immutable";

/** Where the build has put the smallest form of each file (vite.config.ts); one that is missing is made here. */
const smallestForms = "../../compressed";

/**
 * Serves the built app's own files (`build/client/assets`). Only names that exist when the server starts are answered,
 * so no address reaches the file system.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
	const names = new Set(await readdir(folder));
	const stored = new Map<string, Promise<StoredBytes>>();
	const store = async (name: string) => {
		const type = types[extname(name)] ?? "application/octet-stream";
		return storeBytes(
			await readFile(join(folder, name)),
			{ "content-type": type, "cache-control": immutable },
			{
				compress: !type.startsWith("font/") && type !== "image/png",
				brotli: await readFile(join(folder, smallestForms, `${name}.br`)).catch(() => undefined),
			},
		);
	};
	app.get<{ Params: { name: string } }>("/assets/:name", async (request, reply) => {
		const { name } = request.params;
		if (!names.has(name)) return reply.callNotFound();
		let bytes = stored.get(name);
		if (!bytes) {
			bytes = store(name);
			stored.set(name, bytes);
		}
		return sendStored(request, reply, await bytes);
	});
}
