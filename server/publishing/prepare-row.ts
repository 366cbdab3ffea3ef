import { changesTold, toldNothing } from "#contract/changes-told.ts";
import { attachments, correctedKind, filesField, publicNoteField } from "#contract/content/beside-row.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { nameField } from "#contract/content/form-plan.ts";
import { kinds } from "#contract/content/kinds.ts";
import { namesFor } from "#contract/content/made-name.ts";
import { isGroup, orderKey, type Row } from "#contract/content/row.ts";
import {
	type MistakeCode,
	mistakeMessages,
	validationMessage,
} from "#contract/content/validation-messages.ts";
import { inEveryLanguage, languages, type Text } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { idleWords } from "#contract/picture-words.ts";
import { isReservedName } from "#contract/uploads.ts";
import type { EditedContent, KindRow } from "../content/edited-content.ts";
import { type Mistake, TownMistakes } from "../content/mistakes.ts";
import { type DeskRow, deskFile } from "../content/overlay.ts";
import type { Db } from "../db/tables.ts";
import { calendarAt } from "../kit/calendar.ts";
import { refusal } from "../kit/refusal.ts";
import { highestKeyUsed, isKeyUsed, latestVersion } from "./content.store.ts";
import { neededUnder } from "./dependents.ts";
import { isMade, keyFieldOf } from "./form.ts";
import { normaliseRow } from "./normalise-row.ts";
import { completeOrder } from "./order.ts";

/** Turns a sent row into a row of the desk, with a key if it is new. @throws {Refusal} unknownContent, contentMistakes if its name is taken */
export async function deskRowOf(
	db: Db,
	content: EditedContent,
	kind: DeskKind,
	key: string | undefined,
	row: Row,
): Promise<KindRow> {
	const known = content.rows(kind);
	if (key === orderKey) return { kind, key, raw: completeOrder(kind, row, known) };
	// A number reserved for an attached document can't be edited directly.
	const isKnown = (name: string) => known.has(name) || latestVersion(db, kind, name);
	if (key !== undefined && (isAttached(content, kind, key) || !(await isKnown(key)))) {
		throw refusal("unknownContent");
	}
	return rowAt(db, content, kind, key ?? (await newKey(db, content, kind, row)), row);
}

export async function rowAt(db: Db, content: EditedContent, kind: DeskKind, own: string, row: Row) {
	const before = content.rows(kind).get(own);
	const { [publicNoteField]: _, ...words } = row;
	const raw = normaliseRow(kind, own, kind === correctedKind ? words : row, before);
	return { kind, key: own, raw: await withNumbers(db, content, { kind, key: own }, raw) };
}

async function highestNumber(db: Db, content: EditedContent, kind: DeskKind): Promise<number> {
	return Math.max(content.highestInFolder(kind), await highestKeyUsed(db, kind));
}

/** Key of a new row: its number, or the name that its writer gave. @param others existing rows and those sent with it */
export async function newKey(
	db: Db,
	content: EditedContent,
	kind: DeskKind,
	row: Row,
	others?: ReadonlyMap<string, Row>,
): Promise<string> {
	const known = others ?? content.rows(kind);
	const field = keyFieldOf(kind);
	if (field === undefined) {
		if (kinds[kind].form !== "table") throw refusal("unknownContent");
		const numbers = [...(others?.keys() ?? [])].map(Number).filter(Number.isInteger);
		return String(
			numbers.reduce((most, each) => Math.max(most, each), await highestNumber(db, content, kind)) + 1,
		);
	}
	const isTaken = async (name: string) => known.has(name) || (await isKeyUsed(db, kind, name));
	const isReserved = (name: string) => kinds[kind].form === "collection" && isReservedName(name);
	const name = String(row[field] ?? "").trim();
	if (name === "" && isMade(kind, field)) {
		const other = deskKind(kind).one.en.replace(/[^a-z]/g, "");
		for (const made of namesFor(row, other)) {
			if (!isReserved(made) && !(await isTaken(made))) return made;
		}
	}
	const refuse = (code: MistakeCode) => refusal("contentMistakes").about({ [field]: mistakeMessages[code] });
	if (name === "" || name.length > lengths.contentKey) throw refuse("name");
	if (field === nameField && !isName(kind, name)) throw refuse("name");
	if (isReserved(name)) throw refuse("reserved");
	if (await isTaken(name)) throw refuse("taken");
	return name;
}

function isName(kind: DeskKind, name: string): boolean {
	if (kinds[kind].form !== "collection") return /^[A-Za-z][A-Za-z0-9-]*$/.test(name);
	return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
}

/** Numbers a row's new documents, and anew those whose number belongs to another row. */
async function withNumbers(
	db: Db,
	content: EditedContent,
	{ kind, key }: Pick<KindRow, "kind" | "key">,
	row: Row,
): Promise<Row> {
	if (!(kind in attachments)) return row;
	const { column } = attachments[kind as keyof typeof attachments];
	const files = (row[filesField] ?? []) as readonly Row[];
	const numbers = new Set<string>();
	const isElsewhere = (id: string) => {
		const known = content.rows("documents").get(id) ?? content.inFolder("documents", id);
		return known !== undefined && String(known[column] ?? "") !== key;
	};
	const isNew = ({ id }: Row) =>
		id === undefined || isElsewhere(String(id)) || numbers.has(String(id)) || !numbers.add(String(id));
	const fresh = new Set(files.filter(isNew));
	if (fresh.size === 0) return row;
	const written = [...numbers].map(Number).filter(Number.isInteger);
	let next = Math.max(await highestNumber(db, content, "documents"), ...written) + 1;
	const numbered = files.map((file): Row => {
		if (!fresh.has(file)) return file;
		const id = String(next);
		next += 1;
		return { ...file, id };
	});
	return { ...row, [filesField]: numbered };
}

/**
 * Checks the correction note; without one, changed days, sums and documents are listed unless the writer declines.
 * @throws {Refusal} contentMistakes if it can't be shown, or the notice isn't out yet
 */
export function publicNoteOf(
	content: EditedContent,
	kind: DeskKind,
	{ key, row }: { readonly key?: string | undefined; readonly row: Row },
): Text | undefined {
	if (kind !== correctedKind) return undefined;
	const written = row[publicNoteField];
	const text = inEveryLanguage((lang) => (isGroup(written) ? String(written[lang] ?? "").trim() : ""));
	const shown = key === undefined ? undefined : content.rows(kind).get(key);
	if (languages.every((lang) => text[lang] === "")) {
		return shown && written !== toldNothing
			? changesTold(shown, row, calendarAt(content.now())())
			: undefined;
	}
	if (key === undefined || !shown) {
		throw refusal("contentMistakes").about({ [publicNoteField]: mistakeMessages.notOutYet });
	}
	const id = String(Date.now());
	const correction = {
		kind: "corrections",
		key: id,
		raw: { id, notice: key, date: calendarAt(content.now())(), text },
	} as const;
	const found = Object.entries(sentencesOf(content.mistakesWith(correction), deskFile(correction)));
	if (found.length === 0) return text;
	const atField = found.map(([field, words]) => [field.replace(/^text/, publicNoteField), words] as const);
	throw refusal("contentMistakes").about(Object.fromEntries(atField));
}

/** @throws {Refusal} contentMistakes by field, listHasMistakes for several rows, contentNeeded if others need a removed one */
export function refuseMistakes(content: EditedContent, ...rows: readonly DeskRow[]): void {
	const { own, elsewhere } = mistakesOf(content, rows);
	const count = own.flatMap((sentences) => Object.keys(sentences)).length;
	if (count === 0 && elsewhere.length === 0) return;
	if (count === 0 && rows.some(({ raw }) => raw === null)) throw neededUnder(elsewhere);
	throw rows.length === 1
		? refusal("contentMistakes").about(own[0] ?? {})
		: refusal("listHasMistakes", { count: count || elsewhere.length });
}

/** Mistakes of rows published together, one sentence a field, with those they cause elsewhere. */
export function mistakesOf(content: EditedContent, rows: readonly DeskRow[]) {
	const mistakes = Map.groupBy(content.mistakesWith(...rows), ({ file }) => file);
	const own = rows.map((row) => {
		const file = deskFile(row);
		const found = mistakes.get(file) ?? [];
		mistakes.delete(file);
		return { ...Object.fromEntries(idleIn(content, row)), ...sentencesOf(found, file) };
	});
	return { own, elsewhere: [...mistakes.values()].flat() };
}

/** Reports mistakes found while drawing as a refusal. @throws {Refusal} contentMistakes */
export async function drawWith<Drawn>(row: DeskRow, draw: () => Promise<Drawn>): Promise<Drawn> {
	try {
		return await draw();
	} catch (error) {
		if (!(error instanceof TownMistakes)) throw error;
		throw refusal("contentMistakes").about(sentencesOf(error.mistakes, deskFile(row)));
	}
}

/** Fields that repeat the picture's own words; the folder may have them, since its writers see no media library. */
function idleIn(content: EditedContent, { kind, raw }: DeskRow): readonly (readonly [string, Text])[] {
	const { picture, describes } = deskKind(kind as DeskKind);
	if (!picture || !describes || raw === null) return [];
	const row = raw as Row;
	const textAt = (field: string | undefined) => {
		const value = field === undefined ? undefined : row[field];
		return isGroup(value) ? inEveryLanguage((lang) => String(value[lang] ?? "")) : undefined;
	};
	const written = { title: textAt(describes.title), description: textAt(describes.description) };
	const name = content.uploadedName(String(row[picture] ?? ""));
	return idleWords(written, name).map(
		({ part, lang, outcome }) => [`${describes[part]}.${lang}`, outcomes[outcome].words] as const,
	);
}

function sentencesOf(mistakes: readonly Mistake[], file: string): Readonly<Record<string, Text>> {
	const own = mistakes.filter((mistake) => mistake.file === file);
	return Object.fromEntries(own.map((mistake) => [mistake.field ?? "", validationMessage(mistake)]));
}

export function isOwned(row: Row): boolean {
	return Object.values(attachments).some(({ column }) => row[column] !== undefined);
}

/** Whether a document is attached to a notice; the right to change the notice covers it. */
export function isAttached(content: EditedContent, kind: DeskKind, key: string): boolean {
	if (kind !== "documents") return false;
	const rows = [content.rows(kind).get(key), content.inFolder(kind, key)];
	return rows.some((row) => row !== undefined && isOwned(row));
}

export function offOf(content: EditedContent, kind: DeskKind, key: string) {
	const row = content.rows(kind).get(key);
	if (!row || isAttached(content, kind, key)) throw refusal("unknownContent");
	return { row, off: { kind, key, raw: null } };
}
