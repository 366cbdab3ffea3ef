import type { FormField, FormPlan, FormType } from "#contract/content/form-plan.ts";
import { type Path, type Raw, valueAt } from "#contract/content/merge.ts";
import { isGroup, nameIn, type RowValue } from "#contract/content/row.ts";
import { type Lang, languages } from "#contract/language.ts";
import { longMoment } from "../../../words/dates.ts";
import { focusWords } from "../upload/file-facts.ts";
import { compareWords as words } from "./words.ts";

const inLanguage = { en: words.inEnglish, hi: words.inHindi };

export const langIn = (path: Path): Lang | undefined => languages.find((lang) => lang === path.at(-1));

/** Fields along a path; undefined for an item of a list, a language, and an unknown field. */
function fieldsOn({ fields }: FormPlan, path: Path): readonly (FormField | undefined)[] {
	const named: (FormField | undefined)[] = [];
	let known = fields;
	let item: FormField | undefined;
	for (const step of path) {
		const field = item ? undefined : known.find(({ name }) => name === step);
		named.push(field);
		known = (item ?? field)?.fields ?? [];
		item = field?.item;
	}
	return named;
}

/**
 * Names the field at a path in the desk's words: "Documents · Notice of tender · Title · Hindi".
 *
 * @param rows name the items of lists; an item without a name has its place
 */
export function nameOf(form: FormPlan, path: Path, lang: Lang, rows: readonly (Raw | null)[] = []): string {
	const fields = fieldsOn(form, path);
	const steps = path.map((step, index) => {
		const text = fields[index]?.label ?? inLanguage[step as Lang];
		if (text) return text[lang];
		if (!fields[index - 1]?.item) return "";
		const item = rows.map((row) => valueAt(row ?? undefined, path.slice(0, index + 1))).find(Boolean);
		return nameIn(item, lang, 40) || (step.includes("=") ? "" : step);
	});
	return steps.filter(Boolean).join(" · ");
}

/** Undefined for an item of a list and for a language. */
export function typeAt(form: FormPlan, path: Path): FormType | undefined {
	return fieldsOn(form, path).at(-1)?.type;
}

/** Says a value in words: yes or no, the name of a choice, a moment. */
export function spoken(form: FormPlan, path: Path, value: string, lang: Lang): string {
	const fields = fieldsOn(form, path);
	const field = fields.at(-1);
	if ([field, fields.at(-2)].some((each) => each?.type === "link")) {
		const links = [...(form.lists.pages ?? []), ...(form.lists.portals ?? [])];
		return links.find((choice) => choice.value === value)?.label[lang] ?? value;
	}
	if (field?.type === "yes") return words[value === "true" ? "yes" : "no"][lang];
	if (field?.type === "moment" || field?.type === "day") return longMoment(value, lang);
	if (field?.type === "focus") return focusWords(value, lang);
	if (field?.choices === undefined) return value;
	const labels = labelsOf(form, field, lang);
	if (field.type === "order") {
		const names = value.split("\n").map((key) => labels.get(key) ?? key);
		return names.map((name, index) => `${index + 1}. ${name}`).join(", ");
	}
	const whole = labels.get(value);
	// Several choices in one cell, separated by spaces.
	return (
		whole ??
		value
			.split(" ")
			.map((each) => labels.get(each) ?? each)
			.join(", ")
	);
}

/** True for a field that is not the writer's, such as a row's number, or only a technician's. */
export function isHidden(form: FormPlan, path: Path): boolean {
	const fields = fieldsOn(form, path);
	return path.some((_, index) => {
		const field = fields[index];
		if (field) return field.type === "hidden";
		const above = fields[index - 1] ?? fields[index - 2]?.item;
		return index === 0 || (above?.fields !== undefined && fields[index - 1]?.item === undefined);
	});
}

function labelsOf({ lists }: FormPlan, { choices = "" }: FormField, lang: Lang): ReadonlyMap<string, string> {
	return new Map(lists[choices]?.map((choice) => [choice.value, choice.label[lang]]));
}

/** Name of a choice; its key if it has gone. */
export function nameOfChoice(form: FormPlan, path: Path, key: string, lang: Lang): string {
	const field = fieldsOn(form, path).at(-1);
	return (field && labelsOf(form, field, lang).get(key)) ?? key;
}

export function isOrder({ fields }: FormPlan, [name]: Path): boolean {
	return fields.some((field) => field.name === name && field.type === "order");
}

export function asText(value: RowValue | undefined): string {
	if (value === undefined || value === null) return "";
	if (!isGroup(value) && !Array.isArray(value)) return String(value);
	return Object.values(value).map(asText).filter(Boolean).join("\n");
}
