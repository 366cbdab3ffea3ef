import type { FastifyInstance } from "fastify";

export interface Answered {
	readonly method: string;
	/** The route's pattern, as made-up paths would each be a new series. */
	readonly route: string;
	readonly status: number;
	readonly ms: number;
}

export function logAnswers(app: FastifyInstance, measure?: (answered: Answered) => void): void {
	app.addHook("onResponse", (request, reply, done) => {
		const { method } = request;
		const { statusCode: status, elapsedTime: ms } = reply;
		const path = pathOf(request.url);
		request.log.info({ method, path, status, ms: Math.round(ms), user: request.caller?.id }, "answered");
		measure?.({ method, route: request.routeOptions.url ?? "none", status, ms });
		done();
	});
}

/** Address without its query, which may be a citizen's words (requirement D11). */
export function pathOf(url: string): string {
	return url.replace(/\?.*/s, "");
}
