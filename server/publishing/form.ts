import * as z from "zod";
import { moment, where } from "#contract/content/alert.ts";
import {
	capColour,
	day,
	document,
	documentKind,
	email,
	embedAddress,
	figure,
	icon,
	isoDate,
	key,
	link,
	mediaFile,
	page,
	pdf,
	phone,
	picture,
	portal,
	rowId,
	servicePage,
	text,
	webAddress,
	wholeNumber,
	words,
} from "#contract/content/blocks.ts";
import { phoneNumber } from "#contract/content/contractor.ts";
import { councilDocument } from "#contract/content/council-document.ts";
import { departmentName } from "#contract/content/department.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import {
	attachments,
	correctedKind,
	type DeskKind,
	deskKind,
	deskKinds,
	filesField,
	publicNoteField,
} from "#contract/content/desk.ts";
import {
	choiceWords,
	colourWords,
	everywhere,
	type FieldWords,
	fieldWords,
	iconWords,
	kindWords,
	menuWords,
	todayWords,
} from "#contract/content/form.ts";
import {
	type FormChoice,
	type FormField,
	type FormPlan,
	type FormType,
	nameField,
} from "#contract/content/form-plan.ts";
import { kinds, type References } from "#contract/content/kinds.ts";
import { asReadersSee } from "#contract/content/order.ts";
import { nameOf, orderKey, type Row } from "#contract/content/row.ts";
import { address as filmAddress } from "#contract/content/video.ts";
import { documentKinds } from "#contract/document-kinds.ts";
import type { Text } from "#contract/language.ts";
import { pages, type Section, sections } from "#contract/pages.ts";
import type { Choices } from "../content/edited-content.ts";

type Schema = z.core.$ZodType;
type Words = Readonly<Record<string, Text>>;

/** How each block of contract/content/ is filled in; one that is neither here nor built of others can't be in a kind that staff publish. */
const types: ReadonlyMap<Schema, FormType> = new Map<Schema, FormType>([
	[text, "text"],
	[figure, "figure"],
	[kinds.facts.schema.shape.value, "figure"],
	[words, "words"],
	[key, "words"],
	[phone, "phone"],
	[phoneNumber, "phone"],
	[email, "email"],
	[webAddress, "address"],
	[embedAddress, "address"],
	[filmAddress, "address"],
	[wholeNumber, "number"],
	[rowId, "hidden"],
	[isoDate, "day"],
	[day, "day"],
	[moment, "moment"],
	[page, "choice"],
	[servicePage, "choice"],
	[portal, "choice"],
	[document, "choice"],
	[where, "places"],
	[picture, "picture"],
	[mediaFile, "file"],
	[pdf, "pdf"],
	[link, "link"],
]);

/** The list from which a block is chosen. */
const listsOfBlocks: ReadonlyMap<Schema, string> = new Map<Schema, string>([
	[page, "pages"],
	[servicePage, "services"],
	[portal, "portals"],
	[document, "rows documents"],
	[where, "places"],
	[picture, "pictures"],
	[mediaFile, "files"],
	[pdf, "documents"],
	[filmAddress, "films"],
]);

/** How the choices of a block are called. */
const wordsOfBlocks: ReadonlyMap<Schema, Words> = new Map<Schema, Words>([
	[capColour, colourWords],
	[icon, iconWords],
	[documentKind, documentKinds],
	[departmentName, departmentNames],
]);

const titles = (rows: readonly (readonly [string, { readonly title: Text }])[]): Words =>
	Object.fromEntries(rows.map(([name, { title }]) => [name, title]));
const pageTitles = titles(pages.map((row) => [row.name, row] as const));
const sectionTitles = titles(Object.entries(sections));

/** How the choices of a field are called where they are rows of another table of the contract. */
const wordsOfFields: Readonly<Record<string, Words>> = {
	hide: pageTitles,
	section: sectionTitles,
	soon: menuWords,
	today: todayWords,
	fourEyes: titles(Object.entries(deskKinds)),
};

/** The fields of menus.yaml that are called like pages, sections and menus. */
const wordsOfMenus: Readonly<Record<string, Words>> = {
	titles: pageTitles,
	sections: sectionTitles,
	open: menuWords,
	menus: menuWords,
};

/** Sections that citizens don't read. */
const hiddenSections: ReadonlySet<string> = new Set(["test", "staff"] satisfies Section[]);

/** The fields of a document that are written in the form of what it belongs to. */
const { id: _id, notice: _notice, act: _act, ...attached } = councilDocument.shape;

/** What is written down while a form is read off its schema. */
interface Reading {
	readonly kind: DeskKind;
	readonly names: Choices;
	readonly lists: Map<string, readonly FormChoice[]>;
}

/** The form of a kind: its schema's fields in their order, so that a field that is added there is in the form. */
export function formOf(kind: DeskKind, names: Choices): Omit<FormPlan, "fourEyes"> {
	const row = kinds[kind];
	const reading: Reading = { kind, names, lists: new Map() };
	const shape = shapeOf(row.schema);
	const fields = Object.entries(shape).map(([name, schema]) => fieldOf(reading, name, schema, name));
	if (kind in attachments) {
		const inner = Object.entries(attached).map(([name, schema]) =>
			fieldOf(reading, name, schema, `${filesField}.${name}`),
		);
		const { choices: _, ...own } = wordsOf(reading, filesField, filesField);
		const item: FormField = { name: "", type: "group", ...own, optional: false, fields: inner };
		fields.push({ name: filesField, type: "list", ...own, optional: true, item });
	}
	if (kind === correctedKind) {
		const { choices: _, ...own } = wordsOf(reading, publicNoteField, publicNoteField);
		fields.push({ name: publicNoteField, type: "text", ...own, optional: true });
	}
	const key = keyFieldOf(kind);
	if (key === nameField) {
		const { choices: _, ...own } = wordsOf(reading, nameField, nameField);
		fields.unshift({ name: nameField, type: "name", ...own, optional: false });
	}
	return { fields, lists: Object.fromEntries(reading.lists), ...(key && { key }) };
}

/** The form of the order of a kind's rows: one field, whose choices are the rows as readers see them one after the other. */
export function orderFormOf(kind: DeskKind, names: Choices): Omit<FormPlan, "fourEyes"> {
	const rows = new Map(names.rows(kind));
	const { picture: shown } = deskKind(kind);
	const choices = asReadersSee(kind, [...rows.keys()]).map((value): FormChoice => {
		const row = rows.get(value);
		const path = shown && row?.[shown];
		return { value, label: labelOf(value, row), ...(typeof path === "string" && { picture: path }) };
	});
	const { choices: _, ...own } = fieldWords[orderKey];
	return {
		fields: [{ name: orderKey, type: "order", ...own, optional: false, choices: "rows" }],
		lists: { rows: choices },
	};
}

/** The field by which a new row is named for good; undefined where rows are numbered, or none can be added. */
export function keyFieldOf(kind: DeskKind): string | undefined {
	const row = kinds[kind];
	if (row.form === "document" || (row.form === "map" && row.closed)) return undefined;
	if (row.form !== "table") return nameField;
	const schema = (row.schema.shape as Readonly<Record<string, Schema>>)[row.key];
	return schema === rowId ? undefined : row.key;
}

/** The fields of a row's schema, also where something is made of them afterwards. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
	const block = blockOf(schema).block;
	if (block instanceof z.ZodPipe) return shapeOf(block.in);
	if (block instanceof z.ZodObject) return block.shape;
	throw new Error("A row is a group of fields");
}

/** What a field holds where it is filled in, and whether it may be left out. */
export function blockOf(schema: Schema): { readonly block: Schema; readonly optional: boolean } {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
		return { block: blockOf(schema.unwrap()).block, optional: true };
	}
	const optional =
		schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform && schema.out instanceof z.ZodOptional;
	return { block: schema, optional };
}

/** @param path the field's place in the row, without the numbers of list items */
function fieldOf(reading: Reading, name: string, schema: Schema, path: string): FormField {
	const { kind } = reading;
	const { block, optional } = blockOf(schema);
	const isHidden = deskKind(kind).technical?.includes(path) ?? false;
	const { choices: ownChoices, ...own } = wordsOf(reading, name, path);
	const base = { name, ...own, optional };
	if (isHidden) return { ...base, type: "hidden" };
	const target = (kinds[kind].refersTo as References)[path];
	if (target && !(block instanceof z.ZodArray)) {
		return { ...base, type: "choice", choices: listed(reading, `rows ${target}`) };
	}
	const type = types.get(block);
	if (type) {
		const list = listsOfBlocks.get(block);
		return { ...base, type, ...(list && { choices: listed(reading, list) }) };
	}
	if (block instanceof z.ZodEnum || (block instanceof z.ZodArray && block.element instanceof z.ZodEnum)) {
		const [choice, type] =
			block instanceof z.ZodArray ? ([block.element, "several"] as const) : ([block, "choice"] as const);
		const byName = (choiceWords as Readonly<Record<string, Words>>)[name];
		const words = ownChoices ?? wordsOfBlocks.get(choice) ?? wordsOfFields[name] ?? byName ?? {};
		const choices = (choice as z.ZodEnum).options.map((option) => {
			const value = String(option);
			// A council may call its pages otherwise.
			const label = (words === pageTitles && reading.names.pages.get(value)) || words[value];
			if (!label) throw new Error(`The choice ${value} of ${path} of ${kind} has no words`);
			return { value, label };
		});
		reading.lists.set(path, choices);
		return { ...base, type, choices: path };
	}
	if (block instanceof z.ZodArray) {
		const item = { ...fieldOf(reading, name, block.element as Schema, path), name: "" };
		const isFixed = block.def.checks?.some((check) => check._zod.def.check === "length_equals") ?? false;
		return { ...base, type: "list", item, ...(isFixed && { fixed: true }) };
	}
	if (block instanceof z.ZodObject || (block instanceof z.ZodPipe && block.in instanceof z.ZodObject)) {
		const fields = Object.entries(shapeOf(block)).map(([inner, schema]) =>
			fieldOf(reading, inner, schema, `${path}.${inner}`),
		);
		return { ...base, type: "group", fields };
	}
	if (block instanceof z.ZodBoolean) return { ...base, type: "yes" };
	if (block instanceof z.ZodNumber) return { ...base, type: "number" };
	if (block instanceof z.ZodString || block instanceof z.ZodStringFormat) return { ...base, type: "words" };
	throw new Error(`The desk has no input for the field ${path} of ${kind}`);
}

function wordsOf({ kind }: Reading, name: string, path: string): FieldWords {
	const [parent = "", ...rest] = path.split(".");
	const title = kind === "menus" && rest.length === 1 ? wordsOfMenus[parent]?.[name] : undefined;
	const own = title
		? { label: title }
		: (kindWords[kind]?.[path] ?? fieldWords[name as keyof typeof fieldWords]);
	if (!own) throw new Error(`The field ${path} of ${kind} has no label`);
	return own;
}

/** Puts a list into the plan, once. @returns its name */
function listed({ kind, names, lists }: Reading, list: string): string {
	if (lists.has(list)) return list;
	const [table, target] = list.split(" ");
	const choices = (rows: Iterable<readonly [string, Text]>) =>
		[...rows].map(([value, label]) => ({ value, label }));
	const files = (form: RegExp) =>
		[...names.files].filter((path) => form.test(path)).map((path) => [path, { en: path, hi: path }] as const);
	const rows = () =>
		[...names.rows(target as DeskKind)].map(([key, row]) => [key, labelOf(key, row)] as const);
	const byTable: Readonly<Record<string, () => FormChoice[]>> = {
		pages: () => choices(names.pages),
		services: () => choices(names.services),
		portals: () =>
			choices([...names.portals].sort((one, other) => one[1].en.localeCompare(other[1].en, "en"))),
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
		documents: () => choices(files(/\.pdf$/i)),
		places: () => choices(placesOf(names)),
		rows: () => choices(rows()),
	};
	lists.set(list, byTable[table ?? ""]?.() ?? []);
	return list;
}

/** How a row is called where one of them is chosen. */
function labelOf(key: string, row: Row | undefined): Text {
	const { en, hi } = nameOf(row);
	return { en: en || hi || key, hi: hi || en || key };
}

/** Where an alert may be shown: everywhere, in whole sections, on pages. */
function placesOf({ pages }: Choices): ReadonlyMap<string, Text> {
	const whole = Object.entries(sections).filter(([name]) => !hiddenSections.has(name));
	const named = new Map<string, Text>([
		["all", everywhere.all],
		...whole.map(([name, { title }]) => {
			const { section } = everywhere;
			return [name, { en: `${title.en} (${section.en})`, hi: `${title.hi} (${section.hi})` }] as const;
		}),
	]);
	for (const [name, title] of pages) if (!named.has(name)) named.set(name, title);
	return named;
}
