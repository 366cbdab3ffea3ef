import { type DeskKind, deskKindNames, deskKinds } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { desk } from "#contract/limits.ts";
import type { Handlers } from "../api/call-context.ts";
import type { Caller } from "../session/sessions.ts";
import { differsFrom, momentOf } from "./content.api.ts";
import { basesOf, openVersions } from "./content.store.ts";
import { draftsOf } from "./drafts.store.ts";
import { reasonOf } from "./needed-under.ts";

/** The kinds on which somebody may work. */
function kindsOf({ permissions }: Caller): DeskKind[] {
	return deskKindNames.filter((kind) =>
		[deskKinds[kind].edit, deskKinds[kind].publish].some((needed) => permissions.includes(needed)),
	);
}

/** What waits, what was returned or taken back, what comes out and what ends: one list for whoever opens the desk. */
export const todayCalls: Handlers<"deskToday"> = {
	async deskToday({ database: { db }, content, caller }) {
		const kinds = kindsOf(caller);
		const none = { waiting: [], returned: [], planned: [], ending: [], differs: [], unfit: [], drafts: [] };
		if (kinds.length === 0) return none;
		const now = Date.now();
		const open = (await openVersions(db, kinds, now)).map((version) => ({
			...version,
			item: {
				kind: version.kind,
				key: version.key,
				number: version.number,
				row: version.row,
				by: version.made_name,
				isOwn: version.made_by === caller.id,
				at: momentOf(version.made_at),
				note: version.note,
			},
		}));
		const approved = open.filter(({ state }) => state === "approved");
		return {
			waiting: open.filter(({ state }) => state === "waiting").map(({ item }) => item),
			returned: open
				.filter(({ state, made_by }) => state !== "waiting" && state !== "approved" && made_by === caller.id)
				.map(({ item, reason }) => ({ ...item, reason })),
			planned: approved.flatMap(({ item, live_from }) =>
				live_from !== null && live_from > now ? [{ ...item, from: momentOf(live_from) }] : [],
			),
			ending: approved.flatMap(({ item, live_until }) =>
				live_until !== null && live_until > now && live_until < now + desk.endsSoon
					? [{ ...item, until: momentOf(live_until) }]
					: [],
			),
			differs: (await basesOf(db, kinds)).flatMap(({ kind, key, base_hash, latest }) => {
				if (!differsFrom(content, kind, key, base_hash)) return [];
				return [{ kind, key, number: Number(latest), row: content.rows(kind).get(key) ?? null }];
			}),
			unfit: content.unfit().flatMap((unfit) => {
				const { raw, key } = unfit.row;
				const kind = kinds.find((each) => each === unfit.row.kind);
				if (!kind) return [];
				const row = (raw as Row | null) ?? content.rows(kind).get(key) ?? null;
				return [{ kind, key, row, off: raw === null, why: reasonOf(unfit) }];
			}),
			drafts: (await draftsOf(db, caller.id, kinds)).map(({ kind, key, tab, body, saved_at }) => ({
				kind,
				key,
				tab,
				row: JSON.parse(body),
				savedAt: momentOf(saved_at),
			})),
		};
	},
};
