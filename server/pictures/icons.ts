import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import { appIcons, iconsPath, socialCard } from "#contract/app-icons.ts";
import { coloursOf } from "#contract/colours.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import { inEveryLanguage, languages } from "#contract/language.ts";
import { pictures as limits } from "#contract/media/limits.ts";
import { cacheControlOf } from "../kit/cache-control.ts";
import { type EncodedResponse, encodeResponse, sendEncoded } from "../kit/encoded-response.ts";
import { version as program } from "../kit/version.ts";
import type { IconTask } from "./icon-worker.ts";

export interface IconSource extends Omit<IconTask, "folder"> {
	readonly version: string;
	readonly paths: readonly string[];
}

const fileNames: readonly string[] = [
	...appIcons.map(({ name }) => name),
	...Object.values(socialCard.names),
];

export function iconsVersion(door: ContentDoor): string {
	const { emblem, colours } = door.read("council", languages[0]);
	const from = [program, emblem.onLight.src, emblem.onDark.src, coloursOf(colours), namesOf(door)];
	return createHash("sha256").update(JSON.stringify(from)).digest("base64url").slice(0, 10);
}

export function iconSource(door: ContentDoor, fileOf: (path: string) => string): IconSource {
	const { emblem, colours } = door.read("council", languages[0]);
	const [onLight, onDark] = [pathOf(emblem.onLight.src), pathOf(emblem.onDark.src)];
	return {
		onLight: fileOf(onLight),
		onDark: fileOf(onDark),
		paths: [onLight, onDark],
		colours: coloursOf(colours),
		names: namesOf(door),
		version: iconsVersion(door),
	};
}

const pathOf = (src: string) => new URL(src, "http://town").pathname.replace("/media/", "");

function namesOf(door: ContentDoor): IconSource["names"] {
	return inEveryLanguage((lang) => {
		const { name, town } = door.read("council", lang);
		return { name, town };
	});
}

/** Serves icons and link pictures, generated on first request and cached under DATA_DIR. */
export async function serveIcons(
	app: FastifyInstance,
	current: () => IconSource,
	dataDir: string,
	bring: (path: string) => Promise<void>,
): Promise<void> {
	const made = new WeakMap<IconSource, Promise<Map<string, EncodedResponse>>>();
	app.get<{ Params: { name: string }; Querystring: { v?: string } }>(
		`${iconsPath}:name`,
		async (request, reply) => {
			const { name } = request.params;
			if (!fileNames.includes(name)) return reply.callNotFound();
			const source = current();
			let icons = made.get(source);
			if (!icons) {
				for (const path of source.paths) await bring(path);
				icons = make(source, join(dataDir, "icons", source.version)).catch((error: Error) => {
					request.log.warn(
						{ reason: error.message },
						"the icons of the site could not be made from the emblem",
					);
					return new Map();
				});
				made.set(source, icons);
			}
			const icon = (await icons).get(name);
			if (!icon) return reply.callNotFound();
			reply.header("cache-control", cacheControlOf(request.query.v, source.version));
			return sendEncoded(request, reply, icon);
		},
	);
}

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

async function make(source: IconSource, folder: string): Promise<Map<string, EncodedResponse>> {
	const files = fileNames.map((name) => join(folder, name));
	const areThere = await Promise.all(files.map((file) => access(file))).then(
		() => true,
		() => false,
	);
	if (!areThere) {
		await mkdir(folder, { recursive: true });
		const task: IconTask = { ...source, folder };
		// Untrusted files are decoded in a process without secrets (pictures/workers.ts).
		await promisify(execFile)(process.execPath, [beside("icon-worker.ts"), JSON.stringify(task)], {
			env: {
				PATH: process.env.PATH ?? "",
				VIPS_WARNING: "0",
				// Without this file the machine's font settings would apply.
				FONTCONFIG_FILE: beside("face/fonts.conf"),
			},
			timeout: limits.giveUpAfter,
		});
	}
	const headers = { "content-type": "image/png" };
	const stored = fileNames.map(
		async (name) =>
			[name, await encodeResponse(await readFile(join(folder, name)), headers, { compress: false })] as const,
	);
	return new Map(await Promise.all(stored));
}
