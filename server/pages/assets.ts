import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { immutable } from "../kit/cache-control.ts";
import { type EncodedResponse, encodeResponse, sendEncoded } from "../kit/encoded-response.ts";

const types: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
	".png": "image/png",
	".ico": "image/x-icon",
};

export interface Assets {
	/** Folders of the build, with brotli files (tools/build/compressed.ts). */
	readonly folders: readonly string[];
	/** Files made by the server, by name; reloads add to them. */
	readonly generated: ReadonlyMap<string, string>;
}

type Source = () => Promise<{ bytes: Buffer | string; brotli?: Buffer | undefined }>;

export async function serveAssets(app: FastifyInstance, { folders, generated }: Assets): Promise<void> {
	const sources = new Map<string, Source>();
	for (const folder of folders) {
		const names = new Set(await readdir(folder));
		for (const name of names) {
			const compressed = `${name}.br`;
			sources.set(name, async () => ({
				bytes: await readFile(join(folder, name)),
				brotli: names.has(compressed) ? await readFile(join(folder, compressed)) : undefined,
			}));
		}
	}
	const sourceOf = (name: string) => {
		const bytes = generated.get(name);
		return bytes === undefined ? sources.get(name) : async () => ({ bytes });
	};
	const cache = new Map<string, Promise<EncodedResponse>>();
	const encode = async (name: string, read: Source) => {
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
		const read = extname(name) === ".br" ? undefined : sourceOf(name);
		if (!read) return reply.callNotFound();
		let response = cache.get(name);
		if (!response) {
			response = encode(name, read);
			cache.set(name, response);
		}
		return sendEncoded(request, reply, await response);
	});
}
