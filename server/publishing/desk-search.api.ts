import { type DeskKind, deskKindNames, deskKinds } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import { nameIn } from "#contract/content/row.ts";
import type { SomeHandlers } from "../calls/call-context.ts";
import type { Db } from "../db/tables.ts";
import { holdersOf } from "../staff/users/users.store.ts";
import { openVersions } from "./content.store.ts";
import { findsRow } from "./row-search.ts";
import { kindsOf } from "./today.api.ts";

/** Most results shown to somebody who may edit none of them. */
const toldOfOthers = 3;

export const deskSearchCalls = {
	async deskSearch({ database: { db }, content, query: { q }, lang, caller, publicUrl }) {
		const kinds = kindsOf(caller);
		const typed = q.startsWith(`${publicUrl}/`) ? q.slice(publicUrl.length) : q;
		const find = async (within: readonly DeskKind[]) =>
			(await content.find(typed, lang, within)).map(({ key = null, at = null, place, text, ...finding }) => {
				return { ...finding, key, at, place: [...place], text: [...text] };
			});
		const shown = await find(kinds);
		if (typed === "" || kinds.length === 0) return shown;
		const finds = findsRow(typed);
		const unseen = new Map<string, (typeof shown)[number]>();
		for (const { kind, key, row } of await openVersions(db, kinds, content.now())) {
			if (!row || content.rows(kind).has(key) || !finds(key, row)) continue;
			const place = [deskKinds[kind].title[lang], nameIn(row, lang)];
			unseen.set(`${kind} ${key}`, { kind, key, at: null, place, text: [] });
		}
		if (shown.length === 0 && unseen.size === 0 && kinds.length < deskKindNames.length) {
			const others = (await find(deskKindNames)).slice(0, toldOfOthers);
			return Promise.all(
				others.map(async (each) => ({ ...each, text: [], who: await editorsOf(db, each.kind) })),
			);
		}
		const room = desk.found - Math.min(unseen.size, desk.foundOfKind);
		return [...shown.slice(0, room), ...unseen.values()].slice(0, desk.found);
	},
} satisfies SomeHandlers;

async function editorsOf(db: Db, kind: DeskKind): Promise<string[]> {
	const holders = await holdersOf(db, [deskKinds[kind].edit]);
	return holders.filter(({ suspended_at }) => suspended_at === null).map(({ name }) => name);
}
