import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callByName } from "#contract/api.ts";
import { kilobytes } from "#contract/limits.ts";
import { uploads } from "#contract/media/limits.ts";
import { uploadsPath } from "#contract/uploads.ts";
import type { Services } from "../calls/call-context.ts";
import { whoAsks } from "../calls/serve.ts";
import { type Refusal, refusal } from "../kit/refusal.ts";
import { isOwnUpload, uploadName } from "../media/incoming.ts";
import { tooLarge } from "../media/inspect-upload.ts";

/** The content type of a piece; a browser sends it across sites only after a question that nobody answers. */
const pieces = "application/offset+octet-stream";

/**
 * Takes files in pieces by the tus protocol, which clients know: what was sent before the line was cut stays, on any server that shares
 * the folder. Each piece is one request, which arrives whole or not at all.
 */
export async function serveUploads(
	app: FastifyInstance,
	services: Services,
	settings: { readonly testPage: boolean },
): Promise<void> {
	const { incoming } = services;
	/** Loaded at the first upload, so that a server without uploads neither loads the library nor makes a folder. */
	const openServer = async () => {
		const [{ Server }, { FileStore }] = await Promise.all([import("@tus/server"), import("@tus/file-store")]);
		return new Server({
			path: uploadsPath,
			datastore: new FileStore({ directory: incoming.folder }),
			relativeLocation: true,
			maxSize: Math.max(...Object.values(uploads.mostBytes)),
			// Only our own pages send files here.
			allowedOrigins: [],
			// The name carries the owner, so that nobody goes on with what somebody else has begun.
			namingFunction: (_request, metadata) => `${metadata?.owner}-${randomBytes(16).toString("base64url")}`,
		});
	};
	let tus: ReturnType<typeof openServer> | undefined;
	const server = () => {
		tus ??= openServer();
		tus.catch(() => {
			tus = undefined;
		});
		return tus;
	};
	const call = callByName("addFile");

	async function handle(
		request: FastifyRequest<{ Params: { id?: string } }>,
		reply: FastifyReply,
	): Promise<FastifyReply> {
		const { method, caller, body, url } = request;
		if (!caller) throw refusal("notSignedIn");
		const { id } = request.params;
		if (id !== undefined && !(isOwnUpload(id, caller.id) && uploadName.test(id))) {
			throw refusal("unknownUpload");
		}
		const headers = new Headers();
		for (const name of protocolHeaders) {
			const value = request.headers[name];
			if (typeof value === "string") headers.set(name, value);
		}
		if (method === "POST") {
			const length = Number(request.headers["upload-length"]);
			if (!Number.isSafeInteger(length) || length < 0) throw refusal("malformed");
			headers.set("upload-metadata", `owner ${Buffer.from(String(caller.id)).toString("base64")}`);
		}
		const bytes = body instanceof Buffer ? new Uint8Array(body) : undefined;
		if (bytes) await incoming.refusePieceWithoutRoom(bytes.length);
		const ask = async () =>
			(await server()).handleWeb(
				new Request(new URL(url, "http://localhost"), { method, headers, ...(bytes && { body: bytes }) }),
			);
		const length = Number(request.headers["upload-length"]);
		const answer = method === "POST" ? await incoming.begin(caller.id, length, ask) : await ask();
		if (answer.status >= 400) {
			reply.header("tus-resumable", "1.0.0");
			throw refusalOf(answer.status);
		}
		for (const [name, value] of answer.headers) {
			if (name === "location" || protocolHeaders.includes(name)) reply.header(name, value);
		}
		return reply.code(answer.status).send();
	}

	await app.register(async (own) => {
		own.removeAllContentTypeParsers();
		own.addContentTypeParser(pieces, { parseAs: "buffer" }, async (_: FastifyRequest, sent: Buffer) => sent);
		const route = {
			// A piece, and what a proxy may add to it.
			bodyLimit: uploads.pieceBytes + kilobytes(1),
			onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
				reply.header("cache-control", "no-store");
				request.caller = await whoAsks(call, request, services, settings);
			},
			handler: handle,
		};
		own.route<{ Params: { id?: string } }>({ ...route, method: "POST", url: uploadsPath });
		own.route<{ Params: { id?: string } }>({
			...route,
			method: ["HEAD", "PATCH", "DELETE"],
			url: `${uploadsPath}/:id`,
		});
	});
}

/** Headers of the protocol; a file's name comes with the call that adds it to the media library. */
const protocolHeaders = ["tus-resumable", "upload-length", "upload-offset", "content-type"];

/** Translates the protocol's refusals into ours, with the status codes that clients rely on. */
function refusalOf(status: number): Refusal {
	switch (status) {
		case 403:
		case 404:
		case 410:
			return refusal("unknownUpload");
		case 409:
		case 423:
			return refusal("uploadElsewhere");
		case 413:
			return tooLarge();
		case 507:
			return refusal("noRoom");
		default:
			return status >= 500 ? refusal("tooBusy", { seconds: 5 }) : refusal("malformed");
	}
}
