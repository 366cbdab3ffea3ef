import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { lists } from "#contract/limits.ts";
import { http } from "#contract/site/limits.ts";
import { refusal } from "../kit/refusal.ts";
import { headerCount } from "./header-count.ts";
import { isFromOtherSite } from "./other-site.ts";

/** Refuses two hosts or none, as a proxy may read another than this server (requirement I5). */
export function refuseUnclearHosts(app: FastifyInstance): void {
	app.addHook("onRequest", ({ raw }, _reply, done) => {
		const hosts = headerCount(raw, "host");
		const isClear = hosts === 1 || (hosts === 0 && raw.httpVersion === "1.0");
		done(isClear ? undefined : refusal("malformed"));
	});
}

/** Ends slow bodies, as Node ends slow headers; large ones have the server's own time. */
export function endSlowBodies(app: FastifyInstance): void {
	app.addHook("onRequest", ({ raw, routeOptions }, reply, done) => {
		const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
		const { bodyLimit = 0 } = routeOptions;
		const isLarge = bodyLimit >= lists.bodyBytes && !(Number(length) <= http.bodyBytes);
		if ((length !== undefined || encoding !== undefined) && !isLarge) endSlow(app, raw, reply.raw);
		if (encoding !== undefined) endTiny(app, raw, reply.raw);
		done();
	});
}

/** Ends a body of many tiny pieces, of which each costs as much as a small request, and one that goes on behind its answer. */
function endTiny(app: FastifyInstance, raw: IncomingMessage, response: ServerResponse): void {
	const push = raw.push.bind(raw);
	let [pieces, bytes] = [0, 0];
	// The parser has no other way to hand on what it reads, whoever reads it then.
	raw.push = (piece: Buffer | null) => {
		if (raw.socket.destroyed) return false;
		pieces += 1;
		bytes += piece?.length ?? 0;
		if (pieces <= http.pieces || bytes >= pieces * http.meanPieceBytes) return push(piece);
		app.server.emit("clientError", new Error("Pieces too small"), raw.socket);
		return false;
	};
	response.once("finish", () => {
		if (!raw.complete) raw.socket.destroy();
	});
}

function endSlow(app: FastifyInstance, raw: IncomingMessage, response: ServerResponse): void {
	const tooSlow = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
	const timer = setTimeout(() => {
		if (!raw.complete) app.server.emit("clientError", tooSlow, raw.socket);
	}, http.requestTimeout).unref();
	const ended = () => clearTimeout(timer);
	raw.once("end", ended);
	for (const event of ["finish", "close"]) response.once(event, ended);
}

export function refuseOtherSites(app: FastifyInstance, publicUrl: string): void {
	app.addHook("onRequest", (request, _reply, done) => {
		done(isFromOtherSite(request, publicUrl) ? refusal("fromOtherSite") : undefined);
	});
}
