import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Lang } from "#contract/language.ts";
import { refusalOf, wantedLanguage } from "../http/send-error.ts";
import { encodeResponse, sendEncoded } from "../kit/encoded-response.ts";
import { type Refusal, refusal } from "../kit/refusal.ts";
import type { Services } from "./call-context.ts";

/** Root element and content of an answer; JSON has the content alone. */
export type Answer = readonly [root: string, content: unknown];

export interface Asking {
	readonly services: Services;
	readonly address: string;
	readonly lang: Lang;
	readonly query: URLSearchParams;
}

/** Each by its path without id and format. */
export type Resources = Readonly<Record<string, (asking: Asking, id?: string) => Answer | Promise<Answer>>>;

const path = /^\/open311\/((?:v2\/)?[a-z]+)(?:\/([\w-]+))?(?:\.(?:json|xml))?$/;

/** Serves Open311 in JSON and XML, errors too (decision 69). */
export async function serveOpen311(
	app: FastifyInstance,
	services: Services,
	resources: Resources,
): Promise<void> {
	await app.register(async (own) => {
		own.setErrorHandler(sendErrors);
		own.get("/open311/*", async (request, reply) => {
			const [asked = "", search] = request.url.split("?");
			const [, name = "", id] = path.exec(asked) ?? [];
			const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
			if (!resource) throw refusal("unknownCall");
			const query = new URLSearchParams(search);
			const asking = { services, address: request.ip, lang: langOf(request), query };
			return send(request, reply, await resource(asking, id));
		});
	});
}

const langOf = ({ headers }: FastifyRequest) => wantedLanguage(headers["accept-language"]);

async function send(request: FastifyRequest, reply: FastifyReply, [root, content]: Answer, status = 200) {
	const isJson = /\.json(\?|$)/.test(request.url);
	const headers = {
		"content-type": `${isJson ? "application/json" : "text/xml"}; charset=utf-8`,
		"cache-control": status === 200 && request.method !== "POST" ? "no-cache" : "no-store",
		vary: "accept-language",
	};
	const text = isJson
		? JSON.stringify(content)
		: `<?xml version="1.0" encoding="UTF-8"?>\n${inXml(root, content)}`;
	return sendEncoded(request, reply, await encodeResponse(text, headers, { status, quick: true }));
}

/** Names of the elements of a list. */
const elements: Readonly<Record<string, string>> = {
	services: "service",
	attributes: "attribute",
	values: "value",
	service_requests: "request",
	endpoints: "endpoint",
	formats: "format",
	errors: "error",
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function inXml(name: string, content: unknown): string {
	if (content === null) return `<${name}/>`;
	return `<${name}>${insideXml(name, content)}</${name}>`;
}

function insideXml(name: string, content: unknown): string {
	if (Array.isArray(content)) return content.map((each) => inXml(elements[name] ?? name, each)).join("");
	if (typeof content !== "object") return String(content).replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
	return Object.entries(content ?? {})
		.map(([key, each]) => inXml(key, each))
		.join("");
}

/** Errors in the standard's shape; a broken rule is its 400. */
async function sendErrors(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
	const refused = refusalOf(error, request);
	const code = refused.status === 422 ? 400 : refused.status;
	if (refused.retryAfter !== undefined) reply.header("retry-after", refused.retryAfter);
	return send(request, reply, ["errors", [{ code, description: refused.sentence(langOf(request)) }]], code);
}
