import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { uploads } from "#contract/media/limits.ts";
import { uploadsPath } from "#contract/uploads.ts";
import type { Answer, Desk, Person } from "./desk.ts";

const protocol = { "tus-resumable": "1.0.0" };

/** Makes one request of the tus protocol. */
export async function tus(
	app: FastifyInstance,
	as: Person | undefined,
	method: "POST" | "HEAD" | "PATCH" | "DELETE",
	{ id, headers, payload }: { id?: string; headers?: Record<string, string>; payload?: Buffer } = {},
) {
	return app.inject({
		method,
		url: id === undefined ? uploadsPath : `${uploadsPath}/${id}`,
		headers: { ...protocol, ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
		...(payload && { payload }),
	});
}

/** Begins to send a file. @returns the upload's id */
export async function begin(app: FastifyInstance, as: Person, bytes: number): Promise<string> {
	const answer = await tus(app, as, "POST", { headers: { "upload-length": String(bytes) } });
	return String(answer.headers.location).split("/").at(-1) ?? "";
}

/** Sends a piece of a file. */
export function piece(app: FastifyInstance, as: Person, id: string, offset: number, payload: Buffer) {
	const headers = { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
	return tus(app, as, "PATCH", { id, headers, payload });
}

/** Lists pieces in a folder of unfinished uploads; not the answers about them, which stay for repeated requests. */
export function arriving(folder: string): string[] {
	const incoming = join(folder, "incoming");
	if (!existsSync(incoming)) return [];
	return readdirSync(incoming).filter((name) => !name.endsWith(".verdict"));
}

/** Sends a whole file in pieces, and has it put on the shelf. */
export async function upload(desk: Desk, as: Person, name: string, bytes: Buffer): Promise<Answer> {
	const id = await begin(desk.app, as, bytes.length);
	for (let offset = 0; offset < bytes.length; offset += uploads.pieceBytes) {
		await piece(desk.app, as, id, offset, bytes.subarray(offset, offset + uploads.pieceBytes));
	}
	return desk.ask("addFile", { as, body: { upload: id, name } });
}
