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

/** Media type of a piece; browsers send it across sites only with permission of the receiving one (CORS). */
const pieces = "application/offset+octet-stream";

/** Accepts resumable uploads by the tus protocol, on any server that shares the folder; each piece is one whole request. */
export async function serveUploads(
	app: FastifyInstance,
	services: Services,
	settings: { readonly testPage: boolean },
): Promise<void> {
	const { incoming } = services;
	const server = tusServer(incoming.folder);
	const call = callByName("addFile");

	async function handle(request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) {
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
		const length = Number(headers.get("upload-length"));
		if (method === "POST") {
			if (!Number.isSafeInteger(length) || length < 0) throw refusal("malformed");
			headers.set("upload-metadata", `owner ${Buffer.from(String(caller.id)).toString("base64")}`);
		}
		const bytes = body instanceof Buffer ? new Uint8Array(body) : undefined;
		if (bytes) await incoming.refusePieceWithoutRoom(bytes.length);
		const ask = async () =>
			(await server()).handleWeb(
				new Request(new URL(url, "http://localhost"), { method, headers, ...(bytes && { body: bytes }) }),
			);
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
			// Room for a piece, and for what a proxy may add.
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

/** Opens the library's server at the first upload, so that other servers need neither library nor folder. */
function tusServer(folder: string) {
	const open = async () => {
		const [{ Server }, { FileStore }] = await Promise.all([import("@tus/server"), import("@tus/file-store")]);
		return new Server({
			path: uploadsPath,
			datastore: new FileStore({ directory: folder }),
			relativeLocation: true,
			maxSize: Math.max(...Object.values(uploads.mostBytes)),
			allowedOrigins: [],
			// The owner in the name keeps others from continuing an upload.
			namingFunction: (_request, metadata) => `${metadata?.owner}-${randomBytes(16).toString("base64url")}`,
		});
	};
	let opened: ReturnType<typeof open> | undefined;
	return () => {
		opened ??= open();
		opened.catch(() => {
			opened = undefined;
		});
		return opened;
	};
}

const protocolHeaders = ["tus-resumable", "upload-length", "upload-offset", "content-type"];

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
