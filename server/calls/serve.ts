import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest, HTTPMethods } from "fastify";
import { type Call, type CallName, calls, deviceMark, idempotencyKey } from "#contract/api.ts";
import { refusals, successOf, withoutSecondFactor, withTemporaryPassword } from "#contract/call-outcomes.ts";
import { complaints } from "#contract/complaints/limits.ts";
import { desk } from "#contract/content/limits.ts";
import { faultsOf } from "#contract/faults.ts";
import { lists } from "#contract/limits.ts";
import type { Outcome } from "#contract/outcome.ts";
import { outcomes } from "#contract/outcomes.ts";
import { shapes } from "#contract/shapes.ts";
import { http } from "#contract/site/limits.ts";
import { headersOfPages } from "../http/headers.ts";
import { wantedLanguage } from "../http/send-error.ts";
import { wantsJson, yes } from "../http/wants-json.ts";
import { plainAddress } from "../kit/address.ts";
import { indianCalendar } from "../kit/calendar.ts";
import { type Refusal, refusal, refusalOfFaults } from "../kit/refusal.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import type { Caller } from "../session/sessions.ts";
import { bearerToken, markIn } from "../session/token.ts";
import type { CallContext, Handlers, Services } from "./call-context.ts";
import { fitting } from "./fitting.ts";
import { actOfCall } from "./once.ts";
import { replyTypeOf } from "./open-api/document.ts";
import { docsPolicy } from "./open-api/page.ts";
import { isForm, readForm } from "./read-form.ts";
import { underWay } from "./sendings.ts";

declare module "fastify" {
	interface FastifyRequest {
		caller: Caller | undefined;
	}
}

/** The only content type: others reach servers across sites without a preflight (requirements A11, I4). */
const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

const utf8 = new TextDecoder("utf-8", { fatal: true });

interface Settings {
	readonly testPage: boolean;
	readonly handlers: Handlers;
}

/** Serves contract/api.ts in five steps: identify the caller, check the input, handle, check the reply, add its message. */
export async function serveCalls(
	app: FastifyInstance,
	services: Services,
	settings: Settings,
): Promise<void> {
	app.decorateRequest("caller", undefined);
	await app.register(async (api) => {
		api.removeAllContentTypeParsers();
		api.addContentTypeParser("*", async (request: FastifyRequest, payload: IncomingMessage) => {
			const type = request.headers["content-type"] ?? "";
			const { bodyLimit = http.bodyBytes } = request.routeOptions;
			if (isForm.test(type)) return readForm(await underWay.read(request, payload, bodyLimit), type);
			// The larger limit is for photographs, not for JSON.
			const most = bodyLimit === complaints.bodyBytes ? http.bodyBytes : bodyLimit;
			return parse(await underWay.read(request, payload, most));
		});
		for (const call of calls as readonly Call[]) serveCall(api, call, services, settings);
	});
	// Nothing under /api is a page. One catch-all route refuses, since a route for each path and method took a fifth
	// of the start's time.
	for (const url of ["/api", "/api/*", ...ownRefusals]) {
		app.route({
			method: app.supportedMethods.filter((method) => !methodsAt(url).includes(method)),
			url,
			onRequest: async ({ method, url }, answer) => {
				const allowed = methodsAt(url.replace(/\?.*/s, "")).join(", ");
				if (allowed === "") throw refusal("unknownCall");
				answer.header("allow", allowed);
				throw refusal("wrongMethod", { method, allowed });
			},
			handler: async () => undefined,
		});
	}
}

function mostBytesOf({ takes }: Call): number {
	return takes === undefined
		? http.bodyBytes
		: { list: lists, content: desk, photos: complaints }[takes].bodyBytes;
}

function serveCall(api: FastifyInstance, call: Call, services: Services, settings: Settings): void {
	const reply = shapes[call.reply];
	const name = successOf(call.name as CallName);
	const success: Outcome | undefined = name && outcomes[name];
	const handle = settings.handlers[call.name as CallName] as (context: unknown) => Promise<unknown>;
	const headers = {
		"cache-control": "no-store",
		"content-type": `${replyTypeOf(call)}; charset=utf-8`,
		...(call.replyType === "text/html" && { ...headersOfPages, "content-security-policy": docsPolicy }),
	};
	api.route({
		method: call.method,
		bodyLimit: mostBytesOf(call),
		url: routeOf(call.path),
		// GET / is also the home page (requirements, The server).
		...(call.path === "/" && { constraints: { [wantsJson.name]: yes } }),
		onRequest: async (request, answer) => {
			answer.header("cache-control", "no-store");
			if (call.path === "/") answer.header("vary", "Accept");
			request.caller = await whoAsks(call, request, services, settings);
			if (call.body) refuseOtherTypes(request, call.takes === "photos");
			if (call.takes === "photos") await underWay.admit(request, answer, services);
		},
		handler: async (request, answer) => {
			const { caller } = request;
			const lang = wantedLanguage(request.headers["accept-language"]);
			const { url, headers: given } = request;
			const body = call.body && (read(call, "body", request.body) as Record<string, unknown>);
			const params = call.params && read(call, "params", request.params);
			const header = given[idempotencyKey];
			const query = call.query && read(call, "query", request.query);
			const sent = await underWay.during(request, async () =>
				handle({
					...services,
					body,
					params,
					query,
					caller,
					act: caller && (await actOfCall(call, caller, { url, params, body, header })),
					address: plainAddress(request.ip),
					deviceMark: markIn(given[deviceMark]),
					markDevice: (mark: string) => {
						answer.header(deviceMark, mark);
					},
					userAgent: given["user-agent"] ?? "",
					lang,
					log: request.log,
				} as CallContext<CallName>),
			);
			answer.headers(headers);
			if (call.file) answer.header("content-disposition", `attachment; filename="${fileName(call.file)}"`);
			if (!success) return fitting(reply, sent, request.log);
			return answer
				.code(success.status ?? 200)
				.send(fitting(reply, { ...(sent as object | undefined), message: success.words[lang] }, request.log));
		},
	});
}

function fileName(file: string): string {
	return `${file}-${indianCalendar()}.csv`;
}

/** Identifies the caller and refuses what this server can't take, before the body is read. */
export async function whoAsks(
	{ who, name }: Pick<Call, "who" | "name">,
	request: FastifyRequest,
	{ sessions, isOutdated }: Services,
	settings: Pick<Settings, "testPage">,
): Promise<Caller | undefined> {
	if (isOutdated() && !["GET", "HEAD"].includes(request.method)) throw refusal("beingUpgraded");
	if (who === "anyone") return undefined;
	if (who === "testPage") {
		if (!settings.testPage) throw refusal("unknownCall");
		return undefined;
	}
	const token = bearerToken(request.raw);
	const caller = token === undefined ? undefined : await sessions.caller(token, plainAddress(request.ip));
	if (!caller) throw refusal("notSignedIn");
	// The log names refused callers.
	request.caller = caller;
	if (caller.hasTemporaryPassword && !withTemporaryPassword.includes(name as CallName))
		throw refusal("passwordChangeRequired");
	if (caller.lacksSecondFactor && !withoutSecondFactor.includes(name as CallName))
		throw refusal("secondFactorNeeded");
	if (who !== "signedIn") refuseUnpermitted(caller, who.any);
	return caller;
}

function refuseOtherTypes({ headers }: FastifyRequest, takesForms: boolean): void {
	const encoding = headers["content-encoding"] ?? "identity";
	const sendsNothing =
		headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
	const type = headers["content-type"];
	if (type === undefined && sendsNothing) return;
	const isTaken = json.test(type ?? "") || (takesForms && isForm.test(type ?? ""));
	if (encoding !== "identity" || !isTaken) throw refusal("notJson");
}

function parse(sent: Buffer): unknown {
	if (sent.length === 0) return undefined;
	try {
		return JSON.parse(utf8.decode(sent));
	} catch {
		throw refusal("malformed");
	}
}

function read(call: Call, part: "body" | "params" | "query", sent: unknown): unknown {
	const shape = call[part];
	if (!shape) return undefined;
	const fits = shapes[shape].safeParse(sent);
	if (fits.success) return fits.data;
	throw part === "params" ? unknownIn(call) : refusalOfFaults(faultsOf(fits.error));
}

function unknownIn(call: Call): Refusal {
	const named = refusals[call.name as CallName].find((name) => /^unknown|^noSuchComplaint$/.test(name));
	return refusal(named ?? "unknownUser");
}

const paths = [...new Set(calls.map(({ path }) => path))]
	.filter((path) => path !== "/")
	.map((path) => ({ path, form: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) }))
	.sort((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));

/** Paths outside /api, and those that another path's id would match. */
const ownRefusals = paths
	.map(({ path }) => path)
	.filter(
		(path) =>
			!path.startsWith("/api/") || paths.some((other) => other.path !== path && other.form.test(path)),
	);

function methodsAt(address: string): HTTPMethods[] {
	const path = paths.find(({ form }) => form.test(address))?.path;
	const methods = calls.filter((call) => call.path === path).map(({ method }): HTTPMethods => method);
	return methods.includes("GET") ? ["GET", "HEAD", ...methods.filter((method) => method !== "GET")] : methods;
}

function routeOf(path: string): string {
	return path.replace(/\{(\w+)\}/g, ":$1");
}
