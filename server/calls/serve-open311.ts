import type { IncomingMessage } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { open311Fields, open311Path } from "#contract/complaints/open311.ts";
import type { Lang } from "#contract/language.ts";
import { http } from "#contract/site/limits.ts";
import { refusalOf, wantedLanguage } from "../http/send-error.ts";
import { encodeResponse, sendEncoded } from "../kit/encoded-response.ts";
import { type Refusal, refusal } from "../kit/refusal.ts";
import type { Services } from "./call-context.ts";
import { underWay } from "./sendings.ts";
import { whoAsks } from "./serve.ts";

/** Root element and content of an answer; JSON has the content alone. */
export type Answer = readonly [root: string, content: unknown];

export interface Asking {
	readonly services: Services;
	readonly request: FastifyRequest;
	readonly lang: Lang;
	/** Those behind the question mark, or of a form. */
	readonly fields: URLSearchParams;
}

export interface Resources {
	/** Each by its path without id and format. */
	readonly read: Readonly<Record<string, (asking: Asking, id?: string) => Answer | Promise<Answer>>>;
	readonly report: (asking: Asking) => Promise<Answer>;
}

const path = /^\/open311\/((?:v2\/)?[a-z]+)(?:\/([\w-]+))?(?:\.(?:json|xml))?$/;

/** Serves Open311 in JSON and XML, errors too (decision 69). */
export async function serveOpen311(
	app: FastifyInstance,
	services: Services,
	{ read, report }: Resources,
): Promise<void> {
	await app.register(async (own) => {
		own.setErrorHandler(sendErrors);
		own.removeAllContentTypeParsers();
		own.addContentTypeParser(
			"*",
			async (request: FastifyRequest, payload: IncomingMessage) =>
				new URLSearchParams(String(await underWay.read(request, payload, http.bodyBytes))),
		);
		own.get("/open311/*", async (request, reply) => {
			const [asked = "", search] = request.url.split("?");
			const [, name = "", id] = path.exec(asked) ?? [];
			const resource = Object.hasOwn(read, name) ? read[name] : undefined;
			if (!resource) throw refusal("unknownCall");
			const fields = new URLSearchParams(search);
			return send(request, reply, await resource({ services, request, lang: langOf(request), fields }, id));
		});
		for (const format of ["", ".json", ".xml"])
			own.post(`${open311Path}/requests${format}`, async (request, reply) => {
				await whoAsks({ who: "anyone", name: "reportComplaint" }, request, services, { testPage: false });
				const fields = (request.body ?? new URLSearchParams()) as URLSearchParams;
				// Some clients put the key into the address.
				fields.append("api_key", new URLSearchParams(request.url.split("?")[1]).get("api_key") ?? "");
				return send(request, reply, await report({ services, request, lang: langOf(request), fields }));
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

const standardNames = new Map<string, string>(
	Object.entries(open311Fields).map(([name, ours]) => [ours, name]),
);

/** Errors in the standard's shape, each field's under its name there; a broken rule is its 400. */
async function sendErrors(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
	const refused = refusalOf(error, request);
	const lang = langOf(request);
	const code = refused.status === 422 ? 400 : refused.status;
	if (refused.retryAfter !== undefined) reply.header("retry-after", refused.retryAfter);
	const fields = Object.entries(refused.fieldSentences(lang) ?? {}).map(
		([field, sentence]) => `${standardNames.get(field) ?? field}: ${sentence}`,
	);
	const sentences = fields.length > 0 ? fields : [refused.sentence(lang)];
	return send(request, reply, ["errors", sentences.map((description) => ({ code, description }))], code);
}
