import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import send from "@fastify/send";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isReservedName, programEndings } from "#contract/uploads.ts";
import { type Media, type MediaFile, placeOfFile } from "../content/media.ts";
import { drawingPolicy, pdfPolicy } from "../http/headers.ts";
import { cacheControlOf } from "../kit/cache-control.ts";
import { type EncodedResponse, encodeResponse, sendEncoded } from "../kit/encoded-response.ts";
import type { Uploaded } from "../media/uploaded.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { standIn } from "../pictures/stand-in.ts";

export interface ServedMedia {
	readonly folder: string;
	readonly files: Media;
	readonly pictures: Pictures;
	/** Uploads are served at once at unguessable addresses; until publication no proxy caches and no search engine lists them. */
	readonly uploaded?: Pick<Uploaded, "get" | "bring">;
}

interface Asked {
	Params: { "*": string };
	Querystring: { w?: string; v?: string };
}

/** Serves `/media/`: drawings compressed and cached, photographs in the requested width (`?w=`), everything else streamed, in ranges if asked. */
export async function serveMedia(app: FastifyInstance, served: () => ServedMedia): Promise<void> {
	/** By file, so that a reload drops former drawings. */
	const drawings = new WeakMap<MediaFile, Promise<EncodedResponse>>();
	const drawing = { "content-type": "image/svg+xml", "content-security-policy": drawingPolicy };
	const placeholder = encodeResponse(standIn, { ...drawing, "cache-control": "no-cache" });
	app.get<Asked>("/media/*", async (request, reply) => {
		const path = request.params["*"];
		const { folder, files, pictures, uploaded } = served();
		const known = uploaded?.get(path) ?? files.get(path);
		if (!known) return reply.callNotFound();
		if (known.problem) return sendEncoded(request, reply, await placeholder);
		const isShown = files.has(path);
		reply.header("cache-control", cacheControlOf(request.query.v, known.version, isShown));
		if (!isShown) reply.header("x-robots-tag", "noindex");
		if (known.isPhoto) {
			if (await sendPhoto(request, reply, pictures, path, known)) return reply;
			// A failed download may succeed later, unlike a damaged photograph.
			await uploaded?.bring(path);
			return sendEncoded(request, reply, await placeholder);
		}
		if (/\.pdf$/i.test(path)) {
			reply.header("content-security-policy", pdfPolicy);
			reply.header("content-disposition", `inline; ${fileNameOf(path, known)}`);
		}
		await uploaded?.bring(path);
		if (!/\.svg$/i.test(path)) return sendFile(request, reply, placeOfFile(folder, path, known));
		let response = drawings.get(known);
		if (!response) {
			response = readFile(join(folder, path)).then((file) => encodeResponse(file, drawing));
			response.catch(() => drawings.delete(known));
			drawings.set(known, response);
		}
		return sendEncoded(request, reply, await response);
	});

	async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
		const { type, statusCode, headers, stream, metadata } = await send(
			request.raw,
			encodeURIComponent(basename(file)),
			{
				root: dirname(file),
				index: false,
				dotfiles: "ignore",
				cacheControl: false,
			},
		);
		if (type === "error") throw metadata.error;
		return reply.code(statusCode).headers(headers).send(stream);
	}

	async function sendPhoto(
		request: FastifyRequest<Asked>,
		reply: FastifyReply,
		pictures: Pictures,
		path: string,
		known: MediaFile,
	): Promise<boolean> {
		const width = /^\d{1,5}$/.test(String(request.query.w)) ? Number(request.query.w) : undefined;
		const acceptsAvif = request.headers.accept?.includes("image/avif") ?? false;
		const found = await pictures.file(path, known, width, acceptsAvif);
		reply.header("vary", "accept");
		if (!found) return false;
		reply.headers({ etag: found.etag, "content-type": `image/${found.form}` });
		if (request.headers["if-none-match"]?.includes(found.etag)) {
			reply.code(304).removeHeader("content-type").send();
		} else reply.send(found.bytes);
		return true;
	}
}

/** Name for saving a document: its title or original name, always a PDF. */
export function fileNameOf(path: string, { words, name }: Pick<MediaFile, "words" | "name">): string {
	const title = words?.title.en ?? (name ?? basename(path)).replace(/\.[a-z0-9]{1,5}$/i, "");
	// Some systems would take another extension for the real one, or refuse some characters and names.
	const plain = title
		.replace(otherEndings, "")
		.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, " ")
		.slice(0, longestName)
		.replace(/^[\s.]+|[\s.]+$/g, "");
	const safe =
		`${plain === "" || isReservedName(plain) ? `document ${plain}`.trim() : plain}.pdf`.toWellFormed();
	// Headers hold Latin letters unencoded, and some clients stop at these characters.
	const latin = safe
		.normalize("NFKD")
		.replace(/[^\x20-\x7e]/g, "_")
		.replace(/[;=%]/g, " ")
		.trim();
	return `filename="${latin}"; filename*=UTF-8''${encodeURIComponent(safe).replace(/['()*]/g, percent)}`;
}

const otherEndings = new RegExp(`\\.(?:pdf|html?|${programEndings})(?=$|\\.)`, "gi");

const longestName = 80;

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
