import type { IncomingMessage } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { http } from "#contract/site/limits.ts";
import { refusalOf } from "../http/send-error.ts";
import type { Refusal } from "../kit/refusal.ts";
import type { Services } from "./call-context.ts";
import { isForm, readForm } from "./read-form.ts";
import { underWay } from "./sendings.ts";
import { whoAsks } from "./serve.ts";

export type SentForm = Readonly<Record<string, unknown>> & { readonly photos: readonly File[] };

interface Form {
	readonly path: string;
	/** @throws {Refusal} shown by `refuse` */
	readonly take: (request: FastifyRequest, reply: FastifyReply, sent: SentForm) => Promise<FastifyReply>;
	/** Answers with the page, since a form without script can't show JSON. */
	readonly refuse: (
		request: FastifyRequest,
		reply: FastifyReply,
		sent: SentForm,
		refused: Refusal,
	) => Promise<FastifyReply>;
}

const sentIn = ({ body }: FastifyRequest) => (body ?? { photos: [] }) as SentForm;

export async function serveForms(app: FastifyInstance, services: Services, forms: readonly Form[]) {
	await app.register(async (own) => {
		own.removeAllContentTypeParsers();
		own.addContentTypeParser("*", async (request: FastifyRequest, payload: IncomingMessage) => {
			const type = request.headers["content-type"] ?? "";
			const most = isForm.test(type) ? limits.bodyBytes : http.bodyBytes;
			return readForm(await underWay.read(request, payload, most), type);
		});
		for (const { path, take, refuse } of forms) {
			const refused = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
				const refused = refusalOf(error, request);
				if (refused.retryAfter !== undefined) reply.header("retry-after", refused.retryAfter);
				return refuse(request, reply, sentIn(request), refused);
			};
			own.post(path, {
				bodyLimit: limits.bodyBytes,
				onRequest: async (request, reply) => {
					await whoAsks({ who: "anyone", name: "reportComplaint" }, request, services, { testPage: false });
					await underWay.admit(request, reply, services);
				},
				errorHandler: refused,
				handler: (request, reply) =>
					underWay.during(request, () =>
						take(request, reply, sentIn(request)).catch((error) => refused(error, request, reply)),
					),
			});
		}
	});
}
