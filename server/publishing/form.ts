import * as z from "zod";
import { attachments, correctedKind, filesField, publicNoteField } from "#contract/content/beside-row.ts";
import { councilDocument } from "#contract/content/council-document.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import {
	blockOf,
	inputOf,
	isFixed,
	type ListName,
	type Schema,
	shapeOf,
	wordsOf,
} from "#contract/content/field.ts";
import { type FormChoice, type FormField, type FormPlan, nameField } from "#contract/content/form-plan.ts";
import { kinds, type References } from "#contract/content/kinds.ts";
import { differences } from "#contract/content/merge.ts";
import { asReadersSee } from "#contract/content/order.ts";
import { nameOf, orderKey, type Row } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { type Section, sections } from "#contract/pages.ts";
import type { Choices } from "../content/edited-content.ts";

const filesWords = { label: { en: "Documents (PDF)", hi: "दस्तावेज़ (PDF)" } };
const publicNoteWords = {
	label: { en: "What has changed (correction)", hi: "क्या बदला (शुद्धिपत्र)" },
	hint: {
		en: "Only where a notice that is out says something else now: readers see it above the notice, with the day. If a date, a sum or a document changes, the desk fills it in.",
		hi: "केवल तब, जब जारी सूचना में कुछ बदला हो: पाठक इसे तारीख़ के साथ सूचना में ऊपर देखेंगे। तारीख़, राशि या दस्तावेज़ बदलने पर यह अपने आप भर जाता है।",
	},
	long: true,
};
const nameWords = {
	label: { en: "Address (in English)", hi: "पता (अंग्रेज़ी में)" },
	hint: {
		en: "Small Latin letters, digits and hyphens; it stays as it is for good.",
		hi: "छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न; यह बाद में नहीं बदलेगा।",
	},
};
const orderWords = {
	label: { en: "Order in which readers see them", hi: "पाठकों को दिखने का क्रम" },
	hint: {
		en: "Drag a row by its handle, press a button or, on the handle, the arrow keys, or write its place.",
		hi: "पंक्ति को हैंडल से खींचें, बटन दबाएँ, हैंडल पर तीर वाली कुंजियाँ दबाएँ, या स्थान की संख्या लिखें।",
	},
};

const everywhere = { en: "Every page", hi: "हर पृष्ठ" };
const wholeSection = { en: "the whole section", hi: "पूरा खंड" };

const hiddenSections: ReadonlySet<string> = new Set(["test", "staff"] satisfies Section[]);

const { id: _id, notice: _notice, act: _act, ...attached } = councilDocument.shape;

interface Reading {
	readonly kind: DeskKind;
	readonly names: Choices;
	readonly lists: Map<string, readonly FormChoice[]>;
}

export function formOf(kind: DeskKind, names: Choices): Omit<FormPlan, "fourEyes"> {
	const row = kinds[kind];
	const reading: Reading = { kind, names, lists: new Map() };
	const fields = Object.entries(shapeOf(row.schema)).map(([name, schema]) =>
		fieldOf(reading, name, schema, name),
	);
	if (kind in attachments) {
		const inner = Object.entries(attached).map(([name, schema]) => {
			const field = fieldOf(reading, name, schema, `${filesField}.${name}`);
			return name === "kind" ? { ...field, optional: true } : field;
		});
		const item: FormField = { name: "", type: "group", ...filesWords, optional: false, fields: inner };
		fields.push({ name: filesField, type: "list", ...filesWords, optional: true, item });
	}
	if (kind === correctedKind) {
		fields.push({ name: publicNoteField, type: "text", ...publicNoteWords, optional: true });
	}
	// The form previews `{facts.…}` in its texts with these values.
	listed(reading, "rows facts");
	const { ends } = deskKind(kind);
	if (ends) {
		const days = [...names.rows(kind)].map(([key, row]) => ({
			value: `${row[ends]} ${key}`,
			label: nameOf(row),
		}));
		reading.lists.set("days", days);
	}
	const key = keyFieldOf(kind);
	const name: FormField = { name: nameField, type: "name", ...nameWords, optional: false };
	if (key === nameField && kind !== "ownPages") {
		if (isMade(kind, nameField)) fields.push({ ...name, made: true });
		else fields.unshift(name);
	}
	return { fields, lists: Object.fromEntries(reading.lists), ...(key && { key }) };
}

export function orderFormOf(kind: DeskKind, names: Choices): Omit<FormPlan, "fourEyes"> {
	const rows = new Map(names.rows(kind));
	const { picture: shown } = deskKind(kind);
	const choices = asReadersSee(kind, [...rows.keys()]).map((value): FormChoice => {
		const row = rows.get(value);
		const path = shown && row?.[shown];
		return { value, label: labelOf(value, row), ...(typeof path === "string" && { picture: path }) };
	});
	return {
		fields: [{ name: orderKey, type: "order", ...orderWords, optional: false, choices: "rows" }],
		lists: { rows: choices },
	};
}

const besideWords: Readonly<Record<string, { readonly label: Text }>> = {
	[filesField]: filesWords,
	[publicNoteField]: publicNoteWords,
	[orderKey]: orderWords,
};

export function changesInWords(kind: DeskKind, before: Row, after: Row): Text {
	const shape = shapeOf(kinds[kind].schema);
	const told = [...Map.groupBy(differences(before, after), ({ path }) => path[0] ?? "")].flatMap(
		([name, [change, ...more]]) => {
			const field = shape[name];
			const label = besideWords[name]?.label ?? (field && wordsOf(field).label);
			const input = field && inputOf(blockOf(field).block);
			if (!label || !change || input === "hidden") return [];
			const isShort = more.length === 0 && ["phone", "email", "number"].includes(input ?? "");
			const values = isShort ? ` ${change.before ?? "–"} → ${change.after ?? "–"}` : "";
			return [{ en: `${label.en}${values}`, hi: `${label.hi}${values}` }];
		},
	);
	return { en: told.map(({ en }) => en).join(", "), hi: told.map(({ hi }) => hi).join(", ") };
}

/** Field that names a new row for good; undefined if rows are numbered or can't be added. */
export function keyFieldOf(kind: DeskKind): string | undefined {
	const row = kinds[kind];
	if (row.form === "document" || (row.form === "map" && row.closed)) return undefined;
	if (row.form !== "table") return nameField;
	const schema = shapeOf(row.schema)[row.key];
	return schema && inputOf(schema) === "hidden" ? undefined : row.key;
}

/** Whether a new row's name is derived from its title by default. */
export function isMade(kind: DeskKind, field: string): boolean {
	const shape = shapeOf(kinds[kind].schema);
	const own = shape[field];
	return own ? wordsOf(own).made === true : "title" in shape || "name" in shape;
}

/**
 * @param path place in the row, without the indexes of list items
 * @param from schema that labels the field; a list's for its items
 */
function fieldOf(reading: Reading, name: string, schema: Schema, path: string, from = schema): FormField {
	const { kind, names, lists } = reading;
	const { block, optional } = blockOf(schema);
	const { label, hint, long, rest, table, only, made } = wordsOf(from);
	if (!label) throw new Error(`The field ${path} of ${kind} has no label`);
	const base = {
		name,
		label,
		...(hint && { hint }),
		...(long && { long }),
		...(rest && { rest }),
		...(table && { table }),
		...(only && { only }),
		...(made && { made }),
		optional,
	};
	if (deskKind(kind).technical?.includes(path)) return { ...base, type: "hidden" };
	const type = inputOf(block);
	if (type === "yes") return { ...base, type, optional: z.safeParse(schema, undefined).data === true };
	const target = (kinds[kind].refersTo as References)[path];
	if (target && type !== "list")
		return { ...base, type: "choice", choices: listed(reading, `rows ${target}`) };
	const { list } = wordsOf(block);
	if (block instanceof z.ZodArray && type === "list") {
		const item = fieldOf(reading, "", block.element as Schema, path, from);
		return { ...base, type, item, ...(isFixed(block) && { fixed: true }) };
	}
	if (type === "group") {
		const fields = Object.entries(shapeOf(block)).map(([inner, schema]) =>
			fieldOf(reading, inner, schema, `${path}.${inner}`),
		);
		return { ...base, type, fields };
	}
	const choice = block instanceof z.ZodArray ? block.element : block;
	if (choice instanceof z.ZodEnum) {
		const { choices = {}, list } = wordsOf(choice);
		const offered = choice.options.map((option): FormChoice => {
			const value = String(option);
			const label = (list === "pages" && names.pages.get(value)) || choices[value];
			if (!label) throw new Error(`The choice ${value} of ${path} of ${kind} has no words`);
			return { value, label };
		});
		lists.set(path, offered);
		return { ...base, type: type ?? "choice", choices: path };
	}
	if (!type) throw new Error(`The desk has no input for the field ${path} of ${kind}`);
	return { ...base, type, ...(list && { choices: listed(reading, list) }) };
}

function listed({ kind, names, lists }: Reading, list: ListName): string {
	if (lists.has(list)) return list;
	const [table = "", target] = list.split(" ");
	const choices = (rows: Iterable<readonly [string, Text]>) =>
		[...rows].map(([value, label]) => ({ value, label }));
	const files = (form: RegExp) =>
		[...names.files]
			.filter((path) => form.test(path))
			.map((path) => [path, names.nameOfFile(path) ?? { en: path, hi: path }] as const);
	const rows = () =>
		[...names.rows(target as DeskKind)].map(([key, row]) => [key, labelOf(key, row)] as const);
	const byTable: Readonly<Record<string, () => FormChoice[]>> = {
		pages: () => choices(names.pages),
		services: () => choices(names.services),
		portals: () => {
			const used = new Set([...names.rows(kind)].flatMap(([, row]) => Object.values(row)));
			const isLess = ([key]: readonly [string, Text]) => Number(!used.has(key));
			const byName = [...names.portals].sort((one, other) => one[1].en.localeCompare(other[1].en, "en"));
			return choices(byName.sort((one, other) => isLess(one) - isLess(other)));
		},
		pictures: () => {
			const pictures = choices(names.pictures);
			if (!deskKind(kind).describes) return pictures;
			return pictures.map((choice): FormChoice => {
				const about = names.aboutPicture(choice.value);
				return about ? { ...choice, about } : choice;
			});
		},
		files: () => choices(files(/./)),
		films: () => choices(files(/\.mp4$/i)),
		pdfs: () => choices(files(/\.pdf$/i)),
		places: () => choices(placesOf(names)),
		rows: () => choices(rows()),
	};
	lists.set(list, byTable[table]?.() ?? []);
	return list;
}

function labelOf(key: string, row: Row | undefined): Text {
	const { en, hi } = nameOf(row);
	return { en: en || hi || key, hi: hi || en || key };
}

function placesOf({ pages }: Choices): ReadonlyMap<string, Text> {
	const whole = Object.entries(sections).filter(([name]) => !hiddenSections.has(name));
	const named = new Map<string, Text>([
		["all", everywhere],
		...whole.map(([name, { title }]) => {
			const { en, hi } = wholeSection;
			return [name, { en: `${title.en} (${en})`, hi: `${title.hi} (${hi})` }] as const;
		}),
	]);
	for (const [name, title] of pages) if (!named.has(name)) named.set(name, title);
	return named;
}
