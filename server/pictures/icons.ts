import { execFile } from "node:child_process";
import { access, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import { appIcons, iconsPath } from "#contract/app-icons.ts";
import { pictures as limits } from "#contract/limits.ts";
import { cacheControlOf } from "../kit/cache-control.ts";
import { type EncodedResponse, encodeResponse, sendEncoded } from "../kit/encoded-response.ts";
import type { IconTask } from "./icon-worker.ts";

/** The files of the council's emblem, and its version. */
export interface Emblem {
	readonly onLight: string;
	readonly onDark: string;
	readonly version: string;
}

/** Serves the site's icons, which are generated at the first request and cached under DATA_DIR. */
export async function serveIcons(
	app: FastifyInstance,
	current: () => Emblem,
	dataDir: string,
): Promise<void> {
	const names = new Set<string>(appIcons.map(({ name }) => name));
	/** By emblem, so that a reload makes the icons of the new one. */
	const made = new WeakMap<Emblem, Promise<Map<string, EncodedResponse>>>();
	app.get<{ Params: { name: string }; Querystring: { v?: string } }>(
		`${iconsPath}:name`,
		async (request, reply) => {
			const { name } = request.params;
			if (!names.has(name)) return reply.callNotFound();
			const emblem = current();
			let icons = made.get(emblem);
			if (!icons) {
				icons = make(emblem, join(dataDir, "icons", emblem.version)).catch((error: Error) => {
					request.log.warn(
						{ reason: error.message },
						"the icons of the site could not be made from the emblem",
					);
					return new Map();
				});
				made.set(emblem, icons);
			}
			const icon = (await icons).get(name);
			if (!icon) return reply.callNotFound();
			reply.header("cache-control", cacheControlOf(request.query.v, emblem.version));
			return sendEncoded(request, reply, icon);
		},
	);
}

async function make({ onLight, onDark }: Emblem, folder: string): Promise<Map<string, EncodedResponse>> {
	const files = appIcons.map(({ name }) => join(folder, name));
	const areThere = await Promise.all(files.map((file) => access(file))).then(
		() => true,
		() => false,
	);
	if (!areThere) {
		await mkdir(folder, { recursive: true });
		const task: IconTask = { onLight, onDark, folder };
		// An untrusted file is decoded in a process without secrets, so that a crash doesn't stop the server (pictures/workers.ts).
		await promisify(execFile)(
			process.execPath,
			[fileURLToPath(new URL("./icon-worker.ts", import.meta.url)), JSON.stringify(task)],
			{ env: { PATH: process.env.PATH ?? "", VIPS_WARNING: "0" }, timeout: limits.giveUpAfter },
		);
	}
	const headers = { "content-type": "image/png" };
	const stored = appIcons.map(
		async ({ name }) =>
			[name, await encodeResponse(await readFile(join(folder, name)), headers, { compress: false })] as const,
	);
	return new Map(await Promise.all(stored));
}
