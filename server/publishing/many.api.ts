import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { nameIn, orderKey, type Row } from "#contract/content/row.ts";
import { cellMessages } from "#contract/content/validation-messages.ts";
import { csv } from "#contract/csv.ts";
import type { Lang } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import { say } from "#contract/outcomes.ts";
import type { CallContext, SomeHandlers } from "../calls/call-context.ts";
import { cellsOf, headings } from "../content/csv.ts";
import type { EditedContent, KindRow } from "../content/edited-content.ts";
import { keyText } from "../content/entries.ts";
import type { Db, Tx } from "../db/tables.ts";
import { Refusal, refusal } from "../kit/refusal.ts";
import { addVersions, refuseNewWords, type Written, withdraw } from "./add-versions.ts";
import { headingOf, writeManyLine } from "./audit-line.ts";
import { changeContent } from "./change-content.ts";
import { waitingRow } from "./content.api.ts";
import { isKeyUsed, latestVersion, plannedByKey } from "./content.store.ts";
import { neededUnder, refuseEnd, refusePlanned } from "./dependents.ts";
import { deskOrder } from "./desk-order.ts";
import { keyFieldOf } from "./form.ts";
import { isAttached, mistakesOf, newKey, offOf, publicNoteOf, refuseMistakes, rowAt } from "./prepare-row.ts";
import { SheetWords } from "./sheet-words.ts";
import { readTypedRows } from "./typed-rows.ts";
import { decideVersion } from "./version-changes.store.ts";

type Preview = Reply<"previewRows">;

interface Changed {
	readonly own: KindRow;
	readonly shows: Preview["rows"][number];
}

export const manyCalls = {
	async exportRows({ content, params: { kind }, lang }) {
		refuseNoTable(kind);
		const words = new SheetWords(kind);
		const own = [...content.rows(kind)].filter(([key]) => !isAttached(content, kind, key));
		return csv([
			words.columns.flatMap(headings).map((heading) => words.head(heading, lang)),
			...own.map(([, row]) =>
				words.columns.flatMap((column) =>
					cellsOf(row)(column).map((cell) => words.cell(column.name, cell, lang)),
				),
			),
		]);
	},

	async previewRows({ database: { db }, content, params: { kind }, body: { list }, lang }) {
		refuseNoTable(kind);
		// Refreshes first, so that another server's change isn't taken for one of the table.
		await content.refresh();
		const shown = content.rows(kind);
		const words = new SheetWords(kind);
		const sheet = readTypedRows(kind, { text: list, shown, words, lang });
		const { written } = await deskOrder(db, content, kind);
		const planned = await plannedByKey(db, kind, content.now());
		const known = new Map(shown);
		const changed: Changed[] = [];
		const mistakes: Preview["mistakes"] = [];
		const inWords = ({ column, before, after }: (typeof sheet.rows)[number]["cells"][number]) => ({
			column,
			before: words.cell(column, before, lang),
			after: words.cell(column, after, lang),
		});
		const lines = new Map<string, number>();
		let unchanged = 0;
		for (const { line, key, row, cells, faults } of sheet.rows) {
			const wrong = (column: string, says: string) => mistakes.push({ line, column, says });
			for (const { column, says } of faults) wrong(column, says(lang));
			const long = cells.find(({ after }) => after.length > lengths.contentText);
			if (long) {
				wrong(long.column, say("fieldTooLong", lang, { field: long.column, most: lengths.contentText }));
				continue;
			}
			const before = key && lines.get(key);
			if (before) wrong(sheet.key, say("rowTwiceInList", lang, { row: before }));
			lines.set(key, line);
			if (isAttached(content, kind, key)) wrong("", say("rowElsewhere", lang));
			else if (shown.has(key) && cells.length === 0) unchanged += faults.length > 0 ? 0 : 1;
			else if (!before) {
				const name = nameIn(row, lang) || key;
				const latest = written.get(key);
				const isThere = shown.has(key) || latest !== undefined;
				if (latest?.state === "waiting" || planned.has(key)) {
					wrong("", say("rowOpen", lang, { row: name, name: latest?.made_name ?? "" }));
					continue;
				}
				try {
					const own = await manyRowOf(db, content, { kind, key: isThere ? key : undefined, row }, known);
					known.set(own.key, row);
					const sent = { ...(isThere && { key }), basedOn: latest?.number ?? 0, row };
					const last = latest && { by: latest.made_name, at: momentOf(latest.made_at) };
					changed.push({
						own,
						shows: {
							line,
							name,
							sent,
							cells: shown.has(key) ? cells.map(inWords) : [],
							by: null,
							at: null,
							...last,
						},
					});
				} catch (error) {
					if (!(error instanceof Refusal)) throw error;
					wrong(sheet.key, Object.values(error.fieldSentences(lang) ?? {})[0] ?? error.sentence(lang));
				}
			}
		}
		mistakes.push(...mistakesTogether(content, changed, mistakes, lang));
		const missing = [...shown].filter(([key]) => !lines.has(key) && !isAttached(content, kind, key));
		return {
			rows: changed.map(({ shows }) => shows),
			unchanged,
			columns: Object.fromEntries(
				words.columns.flatMap(headings).map((heading) => [heading, words.head(heading, lang)]),
			),
			missing: missing.map(([key, row]) => ({
				name: nameIn(row, lang) || key,
				sent: { key, basedOn: written.get(key)?.number ?? 0, row: null },
			})),
			mistakes: mistakes.sort((one, other) => one.line - other.line),
			fourEyes: content.needsReview(kind),
		};
	},

	async publishRows(context) {
		const undo = await sendRows(context, "approved");
		return { undo };
	},

	async submitRows(context) {
		const { rows, note } = context.body;
		if (!note && rows.some(({ row }) => row === null)) throw refusal("offReasonRequired").of("note");
		await sendRows(context, "waiting");
	},

	async approveRows(context) {
		const { content, params, body } = context;
		const { kind } = params;
		// The undo restores what readers see now, so that must be the newest.
		await content.refresh();
		const undo = await changeContent(context, deskKind(kind).publish, async (tx, actor, seq) => {
			const now = content.now();
			const shown = content.rows(kind);
			const waiting: { readonly number: number; readonly row: KindRow }[] = [];
			for (const { key, number } of body.versions) {
				waiting.push({ number, row: await waitingRow(tx, content, actor, { kind, key, number }) });
			}
			const rows = waiting.map(({ row }) => row);
			refuseMistakes(content, ...rows);
			const offs = rows.filter(({ raw }) => raw === null);
			if (offs.length > 0) await refusePlanned(tx, content, offs, now);
			for (const [index, { number, row }] of waiting.entries()) {
				await withdraw(tx, row, actor, now);
				await refuseEnd(tx, content, row, { number, liveFrom: null, liveUntil: null });
				const decision = { state: "approved", live_from: null, live_until: null, reason: "" } as const;
				await decideVersion(tx, { kind, key: row.key, number }, decision, actor, now + index, seq);
			}
			await writeManyLine(tx, actor, "approved", rows, shown);
			// Kinds that need review can't be undone by one person.
			if (content.needsReview(kind)) return [];
			return body.versions.map(({ key, number }) => ({
				key,
				basedOn: number,
				row: shown.get(key) ?? null,
			}));
		});
		return { undo };
	},
} satisfies SomeHandlers;

function refuseNoTable(kind: DeskKind): void {
	if (kinds[kind].form !== "table") throw refusal("unknownContent");
}

/** Mistakes that the rows make in the site as it would be, but for cells that the spreadsheet damaged, which are told already. */
function mistakesTogether(
	content: EditedContent,
	changed: readonly Changed[],
	told: Preview["mistakes"],
	lang: Lang,
): Preview["mistakes"] {
	const rows = changed.map(({ own }) => own);
	const { own, elsewhere } = mistakesOf(content, rows);
	const mistakes = own.flatMap((sentences, index) => {
		const line = changed[index]?.shows.line ?? 0;
		return Object.entries(sentences)
			.map(([field, says]) => ({
				line,
				column: field.replaceAll(".", "_"),
				says: (cellMessages.get(says) ?? says)[lang],
			}))
			.filter(({ column }) => !told.some((before) => before.line === line && before.column === column));
	});
	if (told.length + mistakes.length > 0 || elsewhere.length === 0) return mistakes;
	return [{ line: 1, column: "", says: neededUnder(elsewhere).sentence(lang) }];
}

async function manyRowOf(
	db: Db,
	content: EditedContent,
	{ kind, key, row }: { readonly kind: DeskKind; readonly key?: string | undefined; readonly row: Row },
	known: ReadonlyMap<string, Row>,
): Promise<KindRow> {
	if (key !== undefined) return rowAt(db, content, kind, key, row);
	const table = kinds[kind];
	const isNumbered = table.form === "table" && keyFieldOf(kind) === undefined;
	const typed = isNumbered ? keyText(row[table.key]) : "";
	const isFree = /^[1-9]\d{0,8}$/.test(typed) && !known.has(typed) && !(await isKeyUsed(db, kind, typed));
	return rowAt(db, content, kind, isFree ? typed : await newKey(db, content, kind, row, known), row);
}

/** Publishes rows in one step, or sends them for review. @returns the rows that would undo it */
async function sendRows(
	context: CallContext<"publishRows"> | CallContext<"submitRows">,
	state: "approved" | "waiting",
): Promise<Reply<"publishRows">["undo"]> {
	const { content, params, body } = context;
	const { kind } = params;
	const { edit, publish, whole, closed } = deskKind(kind);
	if (whole || closed) throw refusal("unknownContent");
	await content.refresh();
	return changeContent(context, state === "approved" ? publish : edit, async (tx, actor, seq) => {
		const shown = content.rows(kind);
		const known = new Map(shown);
		const planned = await plannedByKey(tx, kind, content.now());
		const written: Written[] = [];
		for (const { key, basedOn, row } of body.rows) {
			if (key !== undefined) await refuseOpen(tx, content, { kind, key, basedOn }, planned);
			if (row !== null) await refuseNewWords(tx, content, actor, { kind, key, row });
			const own =
				row === null
					? offOf(content, kind, key ?? "").off
					: await manyRowOf(tx, content, { kind, key, row }, known);
			known.set(own.key, row ?? {});
			const publicNote = row === null ? undefined : () => publicNoteOf(content, kind, { key, row });
			written.push({ row: own, basedOn: key === undefined ? 0 : basedOn, publicNote });
		}
		await addVersions(tx, content, actor, written, { state, note: body.note, seq });
		await writeManyLine(
			tx,
			actor,
			state,
			written.map(({ row }) => row),
			shown,
		);
		return written.map(({ row: { key }, basedOn }) => ({
			key,
			basedOn: basedOn + 1,
			row: shown.get(key) ?? null,
		}));
	});
}

/** Called under the clock's lock. @throws {Refusal} unknownContent, rowChanged, or rowOpen if somebody's pending words would be lost */
async function refuseOpen(
	tx: Tx,
	content: EditedContent,
	{ kind, key, basedOn }: { readonly kind: DeskKind; readonly key: string; readonly basedOn: number },
	planned: ReadonlyMap<string, number>,
): Promise<void> {
	const latest = await latestVersion(tx, kind, key);
	const shown = content.rows(kind).get(key) ?? null;
	if (key === orderKey || isAttached(content, kind, key) || !(latest || shown))
		throw refusal("unknownContent");
	const named = { row: headingOf({ key, row: shown }), name: latest?.made_name ?? "" };
	if ((latest?.number ?? 0) !== basedOn) throw refusal("rowChanged", named);
	if (latest?.state === "waiting" || planned.has(key)) throw refusal("rowOpen", named);
}
