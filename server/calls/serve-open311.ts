import type { IncomingMessage } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { open311Fields } from "#contract/complaints/open311.ts";
import type { Lang } from "#contract/language.ts";
import { http } from "#contract/site/limits.ts";
import { pathOf } from "../http/log-answers.ts";
import { noteRefusal, refusalOf, wantedLanguage } from "../http/send-error.ts";
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
	readonly fields: URLSearchParams;
}

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
		own.removeAllContentTypeParsers();
		own.addContentTypeParser("*", async (request: FastifyRequest, payload: IncomingMessage) =>
			String(await underWay.read(request, payload, http.bodyBytes)),
		);
		own.route({
			method: app.supportedMethods.filter((method) => method !== "HEAD"),
			url: "/open311/*",
			handler: async (request, reply) => {
				await whoAsks({ who: "anyone", name: "reportComplaint" }, request, services, { testPage: false });
				const [, name = "", id] = path.exec(pathOf(request.url)) ?? [];
				const method = request.method === "HEAD" ? "GET" : request.method;
				const known = ["GET", "POST"].filter((each) => Object.hasOwn(resources, `${each} ${name}`));
				const resource = known.includes(method) ? resources[`${method} ${name}`] : undefined;
				if (!resource && known.length > 0) {
					const allowed = known.join(", ").replace("GET", "GET, HEAD");
					reply.header("allow", allowed);
					throw refusal("wrongMethod", { method, allowed });
				}
				if (!resource) throw refusal("unknownCall");
				const fields = new URLSearchParams(`${request.body ?? ""}&${request.url.split("?")[1] ?? ""}`);
				return send(request, reply, await resource({ services, request, lang: langOf(request), fields }, id));
			},
		});
	});
}

const langOf = ({ headers }: FastifyRequest) => wantedLanguage(headers["accept-language"]);

async function send(request: FastifyRequest, reply: FastifyReply, [root, content]: Answer, status = 200) {
	const isJson = pathOf(request.url).endsWith(".json");
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

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function inXml(name: string, content: unknown): string {
	if (content === null) return `<${name}/>`;
	return `<${name}>${insideXml(name, content)}</${name}>`;
}

function insideXml(name: string, content: unknown): string {
	if (Array.isArray(content)) {
		const element = name.replace(/^service_(?=requests)/, "").slice(0, -1);
		return content.map((each) => inXml(element, each)).join("");
	}
	if (typeof content !== "object") return String(content).replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
	return Object.entries(content ?? {})
		.map(([key, each]) => inXml(key, each))
		.join("");
}

/** Answers with errors in the standard's shape and with its names of fields; it has no 422, so a broken rule is 400. */
async function sendErrors(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
	const refused = refusalOf(error, request);
	noteRefusal(request, reply, refused);
	const lang = langOf(request);
	const code = refused.status === 422 ? 400 : refused.status;
	const fields = Object.entries(refused.fieldSentences(lang) ?? { "": refused.sentence(lang) });
	const errors = fields.map(([field, sentence]) => ({
		code,
		description: field ? `${open311Fields[field] ?? field}: ${sentence}` : sentence,
	}));
	return send(request, reply, ["errors", errors], code);
}
