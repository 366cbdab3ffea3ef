import { type DeskKind, isOrdered, type RowFilter } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { desk } from "#contract/content/limits.ts";
import { isGroup, nameOf, orderKey, type Row, type RowValue } from "#contract/content/row.ts";
import { type Lang, languages, officialLanguage } from "#contract/language.ts";
import { momentOf, momentOrNull } from "#contract/moments.ts";
import type { SomeHandlers } from "../calls/call-context.ts";
import type { EditedContent, Rows as ShownRows } from "../content/edited-content.ts";
import type { Db } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { baseOf, lastWords, plannedByKey, versionsOf } from "./content.store.ts";
import { deskOrder, type Latest, openState } from "./desk-order.ts";
import { draftsOf } from "./drafts.store.ts";
import { formOf, orderFormOf } from "./form.ts";
import { goneFilesOf } from "./media-uses.store.ts";
import { isAttached } from "./prepare-row.ts";
import { remarksOn } from "./remarks.store.ts";
import { findsRow } from "./row-search.ts";

export const contentListCalls = {
	async contentForm({ content, params: { kind }, query: { key } }) {
		const isOrder = key === orderKey;
		if (isOrder && !isOrdered(kind)) throw refusal("unknownContent");
		const form = isOrder ? orderFormOf : formOf;
		return { ...form(kind, content.choices()), fourEyes: content.needsReview(kind) };
	},

	async contentRows({ database: { db }, content, params: { kind }, query, caller }) {
		const { key, q = "", state, page = 1 } = query;
		const shown = content.rows(kind);
		const facts = content.rows("facts");
		const order = await deskOrder(db, content, kind);
		const { written } = order;
		const { drafts, names } = await draftRows(db, caller.id, state === "draft" ? [kind] : []);
		const planned = await plannedByKey(db, kind, content.now());
		const finds = findsRow(q);
		const isOne = (each: string) =>
			!isAttached(content, kind, each) && (shown.has(each) || written.has(each));
		const isSearch = q.trim() !== "" && key === undefined;
		const unseen = isSearch ? await lastWords(db, kind, [...order.off]) : undefined;
		const inOrder = key === undefined ? order.keys : [key].filter(isOne);
		const known = unseen ? order.find(q, new Map([...unseen, ...drafts])) : inOrder;
		const all = state ? known.filter(inState(state, { shown, written, drafts, planned })) : known;
		// A draft of a new row has no key yet.
		const found = drafts.has("") && finds("", drafts.get("")) ? ["", ...all] : all;
		const listedKeys = found.slice((page - 1) * desk.page, page * desk.page);
		const gone = listedKeys.filter((each) => !shown.has(each));
		const words = new Map([...(unseen ?? (await lastWords(db, kind, gone))), ...drafts]);
		const listed = listedKeys.map(async (each) => {
			const latest = written.get(each);
			const row = shown.get(each) ?? null;
			const was = words.get(each);
			return {
				key: each,
				row,
				...(row === null && was && { was }),
				...(row && namesFacts(row) && { filled: withFacts(row, facts) }),
				...(names.has(each) && { draft: names.get(each) }),
				version: latest?.number ?? 0,
				state: latest ? openState(latest) : null,
				planned: momentOrNull(planned.get(each) ?? null),
				at: latest ? momentOf(latest.made_at) : null,
				by: latest?.made_name ?? null,
				...(latest?.decided_name &&
					latest.decided_name !== latest.made_name && { decidedBy: latest.decided_name }),
				differs: differsFrom(content, kind, each, latest?.base_hash),
				dead: row === null ? [] : await content.deadLinks(kind, row),
			};
		});
		const rows = await Promise.all(listed);
		return {
			rows,
			all: found.length,
			isTable: kinds[kind].form === "table",
			fourEyes: content.needsReview(kind),
		};
	},

	async contentVersions({ database, content, params, query, caller }) {
		const { kind } = params;
		const { key } = query;
		if (isAttached(content, kind, key)) return [];
		const versions = await versionsOf(database.db, kind, key);
		const gone = await goneFilesOf(database.db, kind, key);
		const folder = content.inFolder(kind, key);
		const differs = differsFrom(content, kind, key, await baseOf(database.db, kind, key));
		const [latest] = versions;
		const words = latest ? latest.row : folder;
		const dead = words ? await content.deadLinks(kind, words) : [];
		const remarks = await remarksOn(database.db, { kind, key });
		const written = versions.map((version) => ({
			version: version.number,
			row: version.row,
			at: momentOf(version.made_at),
			by: version.made_name,
			isOwn: version.made_by === caller.id,
			state: version.state,
			from:
				version.state === "approved" && version.erased_at === null
					? momentOf(version.live_from ?? version.decided_at ?? version.made_at)
					: null,
			until: momentOrNull(version.live_until),
			note: version.note,
			reason: version.reason,
			decidedBy: version.decided_name,
			decidedAt: momentOrNull(version.decided_at),
			erasedAt: momentOrNull(version.erased_at),
			gone: gone
				.filter(({ number }) => number === version.number)
				.map(({ name, gone_at, gone_name }) => ({ name, at: momentOf(gone_at), by: gone_name })),
			dead: version === latest ? dead : [],
			remarks: version === latest ? remarks : [],
		}));
		if (!folder && !differs) return written;
		return [...written, { ...folderVersion(folder ?? null), differs, dead: latest ? [] : dead, remarks: [] }];
	},
} satisfies SomeHandlers;

async function draftRows(db: Db, userId: number, wanted: readonly DeskKind[]) {
	const found = wanted.length > 0 ? (await draftsOf(db, userId, wanted)).toReversed() : [];
	return {
		drafts: new Map(found.map(({ key, body }): [string, Row] => [key, JSON.parse(body)])),
		names: new Map(found.map(({ key, draft }) => [key, draft])),
	};
}

const namesFacts = (row: Row) => JSON.stringify(row).includes("{facts.");

function withFacts(row: Row, facts: ShownRows): Row {
	const filled = (value: RowValue, lang: Lang): RowValue => {
		if (typeof value === "string")
			return value.replace(/\{facts\.(\w+)\}/g, (name, key) => nameOf(facts.get(key)?.value)[lang] || name);
		if (Array.isArray(value)) return value.map((part) => filled(part, lang));
		return isGroup(value) ? inParts(value, lang) : value;
	};
	const inParts = (group: Row, lang: Lang): Row =>
		Object.fromEntries(
			Object.entries(group).map(([name, part]) => [
				name,
				filled(part, languages.find((each) => each === name) ?? lang),
			]),
		);
	return inParts(row, officialLanguage);
}

interface Rows {
	readonly shown: ShownRows;
	readonly written: ReadonlyMap<string, Latest>;
	readonly drafts: ReadonlyMap<string, Row>;
	readonly planned: ReadonlyMap<string, number>;
}

function inState(state: RowFilter, { shown, written, drafts, planned }: Rows): (key: string) => boolean {
	if (state === "draft") return (key) => drafts.has(key);
	if (state === "out") return (key) => shown.has(key);
	if (state === "folder") return (key) => shown.has(key) && !written.has(key);
	if (state === "planned") return (key) => planned.has(key);
	const stateAt = (key: string) => {
		const latest = written.get(key);
		return latest && openState(latest);
	};
	if (state === "waiting") return (key) => stateAt(key) === state;
	if (state === "returned") return (key) => ["returned", "withdrawn"].includes(stateAt(key) ?? "");
	return (key) => !shown.has(key) && written.has(key) && stateAt(key) === "approved" && !planned.has(key);
}

/** Whether the folder's row has changed since the desk overrode it, and readers don't see the change. */
export function differsFrom(
	content: EditedContent,
	kind: DeskKind,
	key: string,
	base: string | null | undefined,
): boolean {
	if (base === null || base === undefined) return false;
	const { mark, isShown } = content.folderRow(kind, key);
	return !isShown && mark !== base;
}

const folderVersion = (row: Row | null) => ({
	version: 0,
	row,
	at: null,
	by: null,
	isOwn: false,
	state: "approved" as const,
	from: null,
	until: null,
	note: "",
	reason: "",
	decidedBy: null,
	decidedAt: null,
	erasedAt: null,
	gone: [],
});
