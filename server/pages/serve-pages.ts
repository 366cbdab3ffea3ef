import type { FastifyInstance } from "fastify";
import { pathOf } from "../http/log-answers.ts";
import { refusal } from "../kit/refusal.ts";
import type { PageHandler } from "./page-handler.ts";

export function servePages(app: FastifyInstance, pageHandler: PageHandler): void {
	const pagesOnly = app.supportedMethods.filter((method) => method !== "GET" && method !== "HEAD");
	for (const url of ["/", "/*"]) {
		app.route({
			method: "GET",
			url,
			exposeHeadRoute: true,
			handler: (request, reply) => pageHandler.handle(request, reply),
		});
		app.route({
			method: pagesOnly,
			url,
			onRequest: async (request, reply) => {
				const takesForms = url === "/*" && app.hasRoute({ method: "POST", url: pathOf(request.url) });
				const allowed = takesForms ? "GET, HEAD, POST" : "GET, HEAD";
				reply.header("allow", allowed);
				throw refusal("wrongMethod", { method: request.method, allowed });
			},
			handler: async () => undefined,
		});
	}
}
