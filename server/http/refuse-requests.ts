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

/**
 * Ends requests whose body arrives too slowly; Node does so for headers. Large bodies have the server's own, longer
 * time.
 */
export function endSlowBodies(app: FastifyInstance): void {
	app.addHook("onRequest", ({ raw, routeOptions, is404 }, reply, done) => {
		const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
		const { bodyLimit = 0 } = routeOptions;
		const isLarge = bodyLimit >= lists.bodyBytes && !(Number(length) <= http.bodyBytes);
		if ((length !== undefined || encoding !== undefined) && !isLarge) endSlow(app, raw, reply.raw);
		if (encoding === undefined) return done();
		// Cuts a body of unknown length that the request may not have, or that goes on after the answer.
		if (is404 || raw.method === "GET" || raw.method === "HEAD")
			app.server.emit("clientError", new Error("Unexpected body"), raw.socket);
		reply.raw.once("finish", () => {
			if (!raw.complete) raw.socket.destroy();
		});
		done();
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
