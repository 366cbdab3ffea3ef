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
const smallestForms = "../compressed";

/**
 * Serves the built bundles' own files (`build/client/assets`, `build/staff/assets`). Only names that exist when the server starts are answered,
 * so no address reaches the file system.
 */
export async function serveAssets(app: FastifyInstance, folders: readonly string[]): Promise<void> {
	const folderOf = new Map<string, string>();
	// A file that two bundles share has the same name, for that carries a hash of its content.
	for (const folder of folders) for (const name of await readdir(folder)) folderOf.set(name, folder);
	const stored = new Map<string, Promise<StoredBytes>>();
	const store = async (folder: string, name: string) => {
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
		const folder = folderOf.get(name);
		if (folder === undefined) return reply.callNotFound();
		let bytes = stored.get(name);
		if (!bytes) {
			bytes = store(folder, name);
			stored.set(name, bytes);
		}
		return sendStored(request, reply, await bytes);
	});
}
