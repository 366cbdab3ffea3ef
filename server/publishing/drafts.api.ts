import { deskKinds } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import { momentOf } from "#contract/moments.ts";
import type { SomeHandlers } from "../calls/call-context.ts";
import type { Db } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import {
	countOtherDrafts,
	type Draft,
	draftsOf,
	dropDraft,
	othersWriting,
	putDraft,
} from "./drafts.store.ts";

async function othersOn(db: Db, userId: number, { kind, key }: Pick<Draft, "kind" | "key">, now: number) {
	return key === "" ? [] : othersWriting(db, userId, { kind, key }, now - desk.presence);
}

export const draftCalls = {
	async contentDrafts({ database: { db }, caller, params: { kind }, query: { key } }) {
		const mine = await draftsOf(db, caller.id, [kind]);
		return {
			mine: mine
				.filter((draft) => draft.key === key)
				.map(({ draft, rev, based_on, body, saved_at }) => ({
					draft,
					rev: Number(rev),
					basedOn: Number(based_on),
					row: JSON.parse(body),
					savedAt: momentOf(saved_at),
				})),
			others: await othersOn(db, caller.id, { kind, key }, Date.now()),
		};
	},

	async keepDraft({ database: { db }, caller, params: { kind }, body: { row, ...written } }) {
		refuseUnpermitted(caller, [deskKinds[kind].edit]);
		const draft = { ...written, kind, body: JSON.stringify(row) };
		if ((await countOtherDrafts(db, caller.id, draft)) >= desk.drafts) throw refusal("tooManyDrafts");
		const now = Date.now();
		const rev = await putDraft(db, caller.id, draft, now);
		if (rev === undefined) throw refusal("draftChanged").of("rev");
		return { rev, savedAt: momentOf(now), others: await othersOn(db, caller.id, draft, now) };
	},

	async dropDraft({ database: { db }, caller, params: { kind }, body }) {
		await dropDraft(db, caller.id, { ...body, kind }, Date.now());
	},
} satisfies SomeHandlers;
