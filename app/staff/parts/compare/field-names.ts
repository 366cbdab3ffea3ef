import type { FormField, FormPlan, FormType } from "#contract/content/form-plan.ts";
import type { Path } from "#contract/content/merge.ts";
import { isGroup, type RowValue } from "#contract/content/row.ts";
import { type Lang, languages } from "#contract/language.ts";
import { longMoment } from "../../../words/dates.ts";
import { compareWords as words } from "./words.ts";

const inLanguage = { en: words.inEnglish, hi: words.inHindi };

/** The language of a text, which is the last step of its path. */
export const langIn = (path: Path): Lang | undefined => languages.find((lang) => lang === path.at(-1));

/** The field that each step of a path names; undefined for an item of a list and for a language. */
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

/** What the form calls the field at a path, in the words of the desk: "Message · Hindi". */
export function nameOf(form: FormPlan, path: Path, lang: Lang): string {
	const fields = fieldsOn(form, path);
	const steps = path.map((step, index) => {
		const text = fields[index]?.label ?? inLanguage[step as Lang];
		return text ? text[lang] : (step.split("=").at(-1) ?? step);
	});
	return steps.join(" · ");
}

/** The kind of the field at a path; undefined for an item of a list and for a language. */
export function typeAt(form: FormPlan, path: Path): FormType | undefined {
	return fieldsOn(form, path).at(-1)?.type;
}

/** A value as a reader would say it: the name of a choice, a moment in words. */
export function spoken(form: FormPlan, path: Path, value: string, lang: Lang): string {
	const field = fieldsOn(form, path).at(-1);
	if (field?.type === "moment" || field?.type === "day") return longMoment(value, lang);
	if (field?.choices === undefined) return value;
	const labels = new Map(form.lists[field.choices]?.map((choice) => [choice.value, choice.label[lang]]));
	const whole = labels.get(value);
	// Several choices stand in one cell, with spaces between.
	return (
		whole ??
		value
			.split(" ")
			.map((each) => labels.get(each) ?? each)
			.join(", ")
	);
}

/** A field that isn't the writer's, such as a row's number, or only a technician's. */
export function isHidden({ fields }: FormPlan, [name]: Path): boolean {
	const field = fields.find((each) => each.name === name);
	return field === undefined || field.type === "hidden";
}

/** A value of any shape as one text, for a field that is compared as a whole. */
export function asText(value: RowValue | undefined): string {
	if (value === undefined || value === null) return "";
	if (!isGroup(value) && !Array.isArray(value)) return String(value);
	return Object.values(value).map(asText).filter(Boolean).join("\n");
}
