import {
	type Attributes,
	type Context,
	context,
	ROOT_CONTEXT,
	type Span,
	SpanKind,
	SpanStatusCode,
	trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
	defaultResource,
	detectResources,
	envDetector,
	resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import type { LogEvent } from "kysely";
import { seconds } from "#contract/limits.ts";
import { pageAtPath } from "#contract/pages.ts";
import type { Engine } from "../db/engine.ts";
import { version } from "../kit/version.ts";
import type { Render } from "../pages/page-handler-options.ts";

/** Health checks each second would hide all other traces. */
const unwatched: ReadonlySet<string | undefined> = new Set(["/healthz", "/readyz"]);

const lastDelivery = seconds(1);

const databaseNames: Readonly<Record<Engine, string>> = { sqlite: "sqlite", postgres: "postgresql" };

/** Logs a failed delivery and its end once, not for each batch. */
class Exporter extends OTLPTraceExporter {
	log: FastifyBaseLogger | undefined;
	#isAway = false;

	override export(...[spans, done]: Parameters<OTLPTraceExporter["export"]>): void {
		super.export(spans, (result) => {
			const isAway = result.error !== undefined;
			if (isAway && !this.#isAway) {
				this.log?.warn(
					{ reason: result.error?.message },
					"traces can't be delivered to OTEL_EXPORTER_OTLP_ENDPOINT; the site goes on without",
				);
			}
			if (!isAway && this.#isAway) this.log?.info("traces are delivered again");
			this.#isAway = isAway;
			done(result);
		});
	}
}

/**
 * Sends a trace of each request to an OpenTelemetry collector: route, status, kinds and tables of queries, rendered page. Never an address, a query, a
 * value or a person (requirement D11). The library reads the collector's address, headers and the service's name from the OTEL_ settings.
 */
export class Traces {
	readonly #exporter = new Exporter();
	readonly #provider = new TracerProvider({
		resource: defaultResource()
			.merge(resourceFromAttributes({ "service.name": "palika", "service.version": version }))
			.merge(detectResources({ detectors: [envDetector] })),
		spanProcessors: [new BatchSpanProcessor({ exporter: this.#exporter })],
	});
	readonly #tracer = this.#provider.getTracer("palika", version);
	readonly #contexts = new WeakMap<FastifyRequest, Context>();

	constructor() {
		context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	}

	attach(app: FastifyInstance): void {
		this.#exporter.log = app.log;
		app.addHook("onRequest", (request, _reply, done) => {
			if (unwatched.has(request.routeOptions.url)) return done();
			const route = request.routeOptions.url ?? "none";
			const page = pageAtPath(request.url.replace(/\?.*/s, ""))?.page.name;
			const span = this.#tracer.startSpan(
				`${request.method} ${route}`,
				{
					kind: SpanKind.SERVER,
					attributes: {
						"http.request.method": request.method,
						"http.route": route,
						...(page && { "palika.page": page }),
					},
				},
				ROOT_CONTEXT,
			);
			const own = trace.setSpan(ROOT_CONTEXT, span);
			this.#contexts.set(request, own);
			return context.with(own, done);
		});
		// Body parsers run without the request's context.
		app.addHook("preValidation", (request, _reply, done) => {
			context.with(this.#contexts.get(request) ?? ROOT_CONTEXT, done);
		});
		app.addHook("onResponse", (request, reply, done) => {
			const span = trace.getSpan(this.#contexts.get(request) ?? ROOT_CONTEXT);
			span?.setAttribute("http.response.status_code", reply.statusCode);
			if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
			span?.end();
			done();
		});
		app.addHook("onClose", async () => {
			const tooLong = new Promise((resolve) => setTimeout(resolve, lastDelivery).unref());
			// A collector that is away must not delay the stop, and was logged.
			await Promise.race([this.#provider.shutdown().catch(() => {}), tooLong]);
		});
	}

	/** Traces a query of a request; timers' queries have no trace. */
	query({ query, level, queryDurationMillis }: LogEvent, engine: Engine): void {
		const [operation = ""] = /\w+/.exec(query.sql) ?? [];
		const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(query.sql) ?? [];
		const end = Date.now();
		this.#child(table ? `${operation} ${table}` : operation, end - queryDurationMillis, {
			"db.system.name": databaseNames[engine],
			"db.operation.name": operation,
			...(table && { "db.collection.name": table }),
		})
			?.setStatus({ code: level === "error" ? SpanStatusCode.ERROR : SpanStatusCode.UNSET })
			.end(end);
	}

	rendering(render: Render): Render {
		return async (request, reads, visit) => {
			const { pathname } = new URL(request.url);
			const span = this.#child("render", Date.now(), {
				"palika.page": pageAtPath(pathname)?.page.name ?? "none",
			});
			try {
				return await render(request, reads, visit);
			} catch (error) {
				span?.setStatus({ code: SpanStatusCode.ERROR });
				throw error;
			} finally {
				span?.end();
			}
		};
	}

	#child(name: string, startTime: number, attributes: Attributes): Span | undefined {
		if (!trace.getActiveSpan()) return undefined;
		return this.#tracer.startSpan(name, { startTime, attributes });
	}
}
