import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { context } from "@opentelemetry/api";
import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { minutes } from "#contract/limits.ts";
import { callerAt, first, firstSettings, signIn } from "../support/clerk.ts";
import { devgarh } from "../support/devgarh.ts";
import { isLong } from "../support/long.ts";
import { fileVariable, fromSources, startServer } from "../support/server-process.ts";

interface SentSpan {
	readonly name: string;
	readonly traceId: string;
	readonly spanId: string;
	readonly parentSpanId?: string;
	readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector on the loopback that takes traces by OTLP over HTTP, as any OpenTelemetry backend does. */
async function openCollector() {
	const bodies: string[] = [];
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const part of request.setEncoding("utf8")) body += part;
		if (request.method === "POST" && request.url === "/v1/traces") bodies.push(body);
		response.setHeader("content-type", "application/json").end("{}");
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const resources = () => bodies.flatMap((body) => JSON.parse(body).resourceSpans);
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		text: () => bodies.join(),
		resources,
		spans: (): SentSpan[] =>
			resources().flatMap(({ scopeSpans }) =>
				scopeSpans.flatMap(({ spans }: { spans: SentSpan[] }) => spans),
			),
		close: () => server.close(),
	};
}

/** Prints the name of every module of OpenTelemetry that the server loads. */
const watchModules = `import { registerHooks } from "node:module";
registerHooks({ resolve(name, context, next) {
	if (name.includes("opentelemetry")) console.log("loaded " + name);
	return next(name, context);
} });`;
const settings = {
	...firstSettings,
	TOWN: devgarh,
	// A bundle's modules have lost their names.
	[fileVariable]: fromSources,
	NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(watchModules)}"`,
};

const attributesOf = ({ attributes }: SentSpan) =>
	Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test("a collector gets the trace of a page and of a call, and nothing that anybody has written", async () => {
	const collector = await openCollector();
	const server = await startServer({
		...settings,
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
		OTEL_SERVICE_NAME: "devgarh",
	});
	expect(server.printed()).toContain("loaded @opentelemetry/sdk-trace");
	await fetch(`${server.address}/search?q=Kavita+9876501234`);
	const sent = new FormData();
	sent.append("number", "26-900133-9");
	const refused = await fetch(`${server.address}/complaint/follow`, { method: "POST", body: sent });
	expect((await refused.text()).includes('value="26-900133-9"'), "its reader's own part").toBe(true);
	await fetch(`${server.address}/healthz`);
	const token = await signIn(server.address);
	const call = callerAt(server.address, token);
	expect((await call("DELETE", "/api/users/424242")).status).toBe(404);
	expect(await server.stop()).toBe(0);
	collector.close();

	const spans = collector.spans();
	const childrenOf = ({ spanId, traceId }: SentSpan) =>
		spans.filter((each) => each.parentSpanId === spanId && each.traceId === traceId).map(({ name }) => name);
	const called = (name: string, has: Record<string, unknown> = {}) => {
		const found = spans.find(
			(each) =>
				each.name === name && Object.entries(has).every(([key, is]) => attributesOf(each)[key] === is),
		);
		if (!found) throw new Error(`No span ${name} among ${spans.map((each) => each.name).join(", ")}`);
		return found;
	};
	const page = called("GET /*", { "palika.page": "search" });
	expect(attributesOf(page)).toEqual({
		"http.request.method": "GET",
		"http.route": "/*",
		"http.response.status_code": 200,
		"palika.page": "search",
	});
	expect(childrenOf(page)).toEqual(["render"]);
	// Its body is read between the first step of the request and the queries.
	const login = called("POST /api/login");
	expect(attributesOf(login)["http.response.status_code"]).toBe(200);
	expect(childrenOf(login)).toEqual(expect.arrayContaining(["select users", "insert sessions"]));
	expect(attributesOf(called("DELETE /api/users/:id"))["http.response.status_code"]).toBe(404);
	expect(attributesOf(called("select users"))).toEqual({
		"db.system.name": "sqlite",
		"db.operation.name": "select",
		"db.collection.name": "users",
	});
	expect(spans.filter(({ name }) => name.includes("healthz"))).toEqual([]);
	for (const secret of ["Kavita", "9876501234", "424242", first.mobile, first.password, token]) {
		expect(collector.text()).not.toContain(secret);
	}
	const [{ resource }] = collector.resources();
	expect(attributesOf(resource)).toMatchObject({ "service.name": "devgarh" });
});

test("without the setting nothing of OpenTelemetry is loaded", async () => {
	const server = await startServer(settings);
	expect((await fetch(server.address)).status).toBe(200);
	await server.stop();
	expect(server.printed()).not.toContain("loaded ");
});

// In the gate the one below, which needs no server.
if (isLong) {
	test("the site goes on while the collector is away, says so, and stops in time", async () => {
		const collector = await openCollector();
		collector.close();
		const server = await startServer({
			...settings,
			OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
			OTEL_EXPORTER_OTLP_TIMEOUT: "300",
		});
		for (const path of ["/", "/hi", "/api/me"]) {
			expect((await fetch(server.address + path)).status, path).toBe(path === "/api/me" ? 401 : 200);
		}
		// Cut at the hard stop, it would end with another code.
		expect(await server.stop()).toBe(0);
		expect(server.printed()).toContain("traces can't be delivered to OTEL_EXPORTER_OTLP_ENDPOINT");
	});
}

test("a collector that fails, comes back and falls silent is told of once each time, gets what comes after, and holds up no request and no stop", async () => {
	let does: "fail" | "take" | "nothing" = "fail";
	const got: string[] = [];
	const collector = createServer(async (request, response) => {
		got.push(await text(request));
		if (does !== "nothing") response.writeHead(does === "fail" ? 400 : 200).end();
	}).listen(0, "127.0.0.1");
	await once(collector, "listening");
	const { port } = collector.address() as AddressInfo;
	vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
	vi.stubEnv("OTEL_EXPORTER_OTLP_TIMEOUT", String(minutes(10)));
	onTestFinished(() => {
		vi.unstubAllEnvs();
		context.disable();
		collector.closeAllConnections();
		collector.close();
	});
	const { Traces } = await import("#server/telemetry/traces.ts");
	let said = "";
	const stream = new Writable({
		write: (line, _, done) => {
			said += line;
			done();
		},
	});
	const app = Fastify({ logger: { stream } });
	new Traces().attach(app);
	app.get("/", async () => "here");
	/** As many requests as the library sends the traces of at once, before its five seconds are over. */
	const ask = async () => {
		const before = got.length;
		for (let each = 0; each < 512; each += 1) expect((await app.inject("/")).body).toBe("here");
		await expect.poll(() => got.length).toBeGreaterThan(before);
	};
	await ask();
	await expect.poll(() => said).toContain("traces can't be delivered");
	await ask();
	does = "take";
	await ask();
	await expect.poll(() => said).toContain("traces are delivered again");
	expect(said.split("traces can't be delivered")).toHaveLength(2);
	does = "nothing";
	await ask();
	// Waiting for an answer, it would take ten minutes.
	await app.close();
});
