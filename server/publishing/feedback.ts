import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ComplaintVisit } from "#contract/complaints/visit.ts";
import { deskKindNames, deskKinds } from "#contract/content/desk.ts";
import { faultsOf } from "#contract/faults.ts";
import { languages } from "#contract/language.ts";
import { momentOf } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { shapes } from "#contract/shapes.ts";
import { feedbackPermissions } from "#contract/site/feedback.ts";
import { inOneWrite, type Services, type SomeHandlers } from "../calls/call-context.ts";
import { type SentForm, serveForms } from "../calls/serve-form.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Db, Tx } from "../db/tables.ts";
import { plainAddress } from "../kit/address.ts";
import { type Refusal, refusalOfFaults } from "../kit/refusal.ts";
import { putMissedAway } from "../search/missed-searches.store.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import type { Caller } from "../session/sessions.ts";
import { feedbackCounters } from "../session/throttle.ts";
import { addFeedback, deleteFeedback, listFeedback } from "./feedback.store.ts";

export const feedbackCalls = {
	async feedback({ database: { db }, content, caller }) {
		const rows = await feedbackFor(db, content, caller);
		return rows.map((row) => {
			const title = content.titleOf(row.page) ?? null;
			return { ...row, id: Number(row.id), at: momentOf(row.at), title };
		});
	},

	async putAway(context) {
		const { content, body } = context;
		await inOneWrite(context, feedbackPermissions, async (tx, actor) => {
			if (body.searches.length > 0) refuseUnpermitted(actor, [deskKinds.searchWords.edit]);
			const mine = (await feedbackFor(tx, content, actor)).filter(({ id }) =>
				body.feedback.includes(Number(id)),
			);
			await deleteFeedback(
				tx,
				mine.map(({ id }) => id),
			);
			await putMissedAway(tx, body.searches);
		});
	},
} satisfies SomeHandlers;

async function feedbackFor(db: Db | Tx, content: EditedContent, { permissions }: Caller) {
	const rows = await listFeedback(db);
	const mine = new Set<string>();
	for (const page of new Set(rows.map((row) => row.page))) {
		const editors = await editorsOf(content, page);
		if (editors.some((each) => permissions.includes(each))) mine.add(page);
	}
	return rows.filter(({ page }) => mine.has(page));
}

async function editorsOf(content: EditedContent, page: string): Promise<readonly Permission[]> {
	const found = page === "" ? [] : await content.find(page, "en", deskKindNames);
	return found.length === 0 ? ["edit_settings"] : found.map(({ kind }) => deskKinds[kind].edit);
}

type Show = (
	request: FastifyRequest,
	reply: FastifyReply,
	visit: Pick<ComplaintVisit, "sent">,
) => Promise<FastifyReply>;

export async function serveFeedback(app: FastifyInstance, services: Services, show: Show): Promise<void> {
	const { database, throttle } = services;
	const forms = languages.map((lang) => ({
		path: pagePath("feedback", lang),
		take: async (request: FastifyRequest, reply: FastifyReply, sent: SentForm) => {
			const fits = shapes.feedbackSent.safeParse(sent);
			if (!fits.success) throw refusalOfFaults(faultsOf(fits.error));
			await throttle.count(feedbackCounters(plainAddress(request.ip)));
			await addFeedback(database.db, { ...fits.data, at: Date.now() });
			const next = new URLSearchParams({ page: fits.data.page, sent: "1" });
			return reply.header("cache-control", "no-store").redirect(`${pagePath("feedback", lang)}?${next}`, 303);
		},
		refuse: async (request: FastifyRequest, reply: FastifyReply, sent: SentForm, refused: Refusal) => {
			const { photos: _, ...values } = sent;
			const errors = refused.fieldSentences(lang) ?? {};
			const error = refused.field === undefined ? { error: refused.sentence(lang) } : {};
			const shown = { values: values as Record<string, string>, errors, ...error, status: refused.status };
			return show(request, reply, { sent: shown });
		},
	}));
	await serveForms(app, services, forms);
}
