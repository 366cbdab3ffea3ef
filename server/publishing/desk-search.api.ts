import { deskKinds } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import { nameIn } from "#contract/content/row.ts";
import type { Handlers } from "../calls/call-context.ts";
import { openVersions } from "./content.store.ts";
import { findsRow } from "./row-search.ts";
import { kindsOf } from "./today.api.ts";

/** One search over all that somebody may work on at the desk. */
export const deskSearchCalls: Handlers<"deskSearch"> = {
	async deskSearch({ database: { db }, content, query: { q }, lang, caller, publicUrl }) {
		const kinds = kindsOf(caller);
		const typed = q.startsWith(`${publicUrl}/`) ? q.slice(publicUrl.length) : q;
		const found = await content.find(typed, lang, kinds);
		const shown = found.map(({ key = null, at = null, place, text, ...finding }) => {
			return { ...finding, key, at, place: [...place], text: [...text] };
		});
		if (typed === "" || kinds.length === 0) return shown;
		// Versions that no reader has seen yet are in the database alone.
		const finds = findsRow(typed);
		const unseen = new Map<string, (typeof shown)[number]>();
		for (const { kind, key, row } of await openVersions(db, kinds, content.now())) {
			if (!row || content.rows(kind).has(key) || !finds(key, row)) continue;
			const place = [deskKinds[kind].title[lang], nameIn(row, lang)];
			unseen.set(`${kind} ${key}`, { kind, key, at: null, place, text: [] });
		}
		const room = desk.found - Math.min(unseen.size, desk.foundOfKind);
		return [...shown.slice(0, room), ...unseen.values()].slice(0, desk.found);
	},
};
