import { complaintOf } from "#contract/content/complaints.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { languages, type Text } from "#contract/language.ts";
import { type EditedContent, type Handlers, inOneWrite, type Row } from "../api/call-context.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import type { Mistake } from "../content/mistakes.ts";
import { type DeskRow, deskFile } from "../content/overlay.ts";
import type { Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import type { Caller } from "../session/sessions.ts";
import {
	addVersion,
	keysEverUsed,
	lastWords,
	latestVersion,
	publishedOf,
	raiseContentSeq,
	versionsOf,
} from "./content.store.ts";
import { formOf } from "./form.ts";

/** What staff publish over the council's folder (decision 32). */
export const contentCalls: Handlers<
	"contentForm" | "contentRows" | "contentVersions" | "publishContent" | "takeContentOff"
> = {
	async contentForm({ content, params, lang }) {
		return formOf(params.kind, lang, content.names(lang));
	},

	async contentRows({ database: { db }, content, params: { kind } }) {
		const shown = content.rows(kind);
		const published = await publishedOf(db, kind);
		const byDesk = new Set(published.map(({ key }) => key));
		const fromFolder = [...shown]
			.filter(([key]) => !byDesk.has(key))
			.map(([key, row]) => ({ key, row, version: 0, at: null, by: null }));
		const fromDesk = published.map(async ({ key, row, number, made_at, made_name }) => ({
			key,
			row,
			...(row === null && { was: await lastWords(db, kind, key) }),
			version: number,
			at: momentOf(made_at),
			by: made_name,
		}));
		return [...fromFolder, ...(await Promise.all(fromDesk))];
	},

	async contentVersions({ database, params, query }) {
		const versions = await versionsOf(database.db, params.kind, query.key);
		return versions.map(({ number, row, made_at, made_name }) => ({
			version: number,
			row,
			at: momentOf(made_at),
			by: made_name,
		}));
	},

	async publishContent(context) {
		const { kind } = context.params;
		const { key, basedOn, row } = context.body;
		await inOneWrite(context, deskKinds[kind].permission, async (tx, actor) => {
			await raiseContentSeq(tx);
			const known = context.content.rows(kind);
			if (key !== undefined && !(known.has(key) || (await keysEverUsed(tx, kind)).includes(key))) {
				throw refusal("unknownContent");
			}
			const own = key ?? freeKey([...known.keys(), ...(await keysEverUsed(tx, kind))]);
			const raw = withOwnFields(kind, own, row, known.get(own));
			await publish(tx, context.content, actor, { kind, key: own, raw }, basedOn);
			const subject = { id: null, name: headlineOf(row) };
			const detail = `${deskKinds[kind].one.en} ${own}`;
			await writeAuditLine(tx, { actor, action: "publish content", subject, detail });
		});
		await context.content.refresh();
	},

	async takeContentOff(context) {
		const { kind } = context.params;
		const { key, basedOn } = context.body;
		await inOneWrite(context, deskKinds[kind].permission, async (tx, actor) => {
			await raiseContentSeq(tx);
			const row = context.content.rows(kind).get(key);
			if (!row) throw refusal("unknownContent");
			await publish(tx, context.content, actor, { kind, key, raw: null }, basedOn);
			const subject = { id: null, name: headlineOf(row) };
			const detail = `${deskKinds[kind].one.en} ${key}`;
			await writeAuditLine(tx, { actor, action: "take content off", subject, detail });
		});
		await context.content.refresh();
	},
};

const momentOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/**
 * Adds a version of a row, after the row of the clock is locked.
 *
 * @throws {Refusal} contentChanged where somebody has published it since, contentMistakes where the site couldn't show it
 */
async function publish(
	tx: Tx,
	content: EditedContent,
	actor: Caller,
	row: DeskRow & { readonly kind: DeskKind },
	basedOn: number,
): Promise<void> {
	const latest = await latestVersion(tx, row.kind, row.key);
	if ((latest?.number ?? 0) !== basedOn) {
		throw refusal("contentChanged", { name: latest?.made_name ?? "" });
	}
	const mistakes = content.mistakesWith(row);
	if (mistakes.length > 0) throw refusal("contentMistakes").about(sentencesOf(mistakes, deskFile(row)));
	await addVersion(tx, row, basedOn + 1, actor, Date.now());
}

/** A sentence for each field of the row; what the row breaks elsewhere is said of the row as a whole. */
function sentencesOf(mistakes: readonly Mistake[], file: string): Readonly<Record<string, Text>> {
	const own = mistakes.filter((mistake) => mistake.file === file);
	return Object.fromEntries(
		own.map(({ field = "", ...fault }) => [field, complaintOf(fault.problem ?? fault.expected ?? "")]),
	);
}

/** The next number that no row of the kind has or has had. */
function freeKey(used: readonly string[]): string {
	return String(Math.max(0, ...used.map(Number).filter(Number.isInteger)) + 1);
}

/** The fields that aren't the writer's: the row's number, and its version, which readers who have put the former away don't know yet. */
function withOwnFields(kind: DeskKind, key: string, row: Row, before: Row | undefined): Row {
	const { key: keyField, schema } = kinds[kind];
	const written = Object.entries(row).filter(([, value]) => value !== "");
	const own: Row = { ...Object.fromEntries(written), [keyField]: key };
	return "version" in schema.shape ? { ...own, version: String(Number(before?.version ?? 0) + 1) } : own;
}

/** What the row is called in the audit log: the beginning of its text. */
function headlineOf(row: Row): string {
	const text = Object.values(row).find((value) => typeof value === "object");
	const words = typeof text === "object" ? text[languages[0]] : "";
	return words.length > 80 ? `${words.slice(0, 79)}…` : words;
}
