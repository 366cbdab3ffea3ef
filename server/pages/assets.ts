import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type EncodedResponse, encodeResponse, sendEncoded } from "../kit/encoded-response.ts";

const types: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
	".png": "image/png",
	".ico": "image/x-icon",
};

/** Their names carry a hash of their content, so a browser may cache them for a year (requirement I10). */
const immutable = "public, max-age=31536000, immutable";

/** The files that go with the built app. */
export interface Assets {
	/** Folders of the build; each compressible file has its smallest form beside it (tools/build/compressed.ts). */
	readonly folders: readonly string[];
	/** Files that the server has made of those, by name. */
	readonly made: ReadonlyMap<string, string>;
}

/** Serves the built app's own files. Only names that exist when the server starts are answered, so no address reaches the file system. */
export async function serveAssets(app: FastifyInstance, { folders, made }: Assets): Promise<void> {
	const sources = new Map<string, () => Promise<{ bytes: Buffer | string; brotli?: Buffer | undefined }>>();
	for (const folder of folders) {
		const names = new Set(await readdir(folder));
		for (const name of names) {
			const smallest = `${name}.br`;
			sources.set(name, async () => ({
				bytes: await readFile(join(folder, name)),
				brotli: names.has(smallest) ? await readFile(join(folder, smallest)) : undefined,
			}));
		}
	}
	for (const [name, bytes] of made) sources.set(name, async () => ({ bytes }));
	const stored = new Map<string, Promise<EncodedResponse>>();
	const store = async (name: string, read: NonNullable<ReturnType<typeof sources.get>>) => {
		const type = types[extname(name)] ?? "application/octet-stream";
		const { bytes, brotli } = await read();
		return encodeResponse(
			bytes,
			{ "content-type": type, "cache-control": immutable },
			{ compress: !type.startsWith("font/") && type !== "image/png", brotli },
		);
	};
	app.get<{ Params: { name: string } }>("/assets/:name", async (request, reply) => {
		const { name } = request.params;
		const read = extname(name) === ".br" ? undefined : sources.get(name);
		if (!read) return reply.callNotFound();
		let bytes = stored.get(name);
		if (!bytes) {
			bytes = store(name, read);
			stored.set(name, bytes);
		}
		return sendEncoded(request, reply, await bytes);
	});
}
