import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { type FieldWords, formWords } from "#contract/content/form.ts";
import type { Path, Raw } from "#contract/content/merge.ts";
import { type Lang, languages } from "#contract/language.ts";
import { longMoment } from "../../../words/dates.ts";
import { compareWords as words } from "./words.ts";

export type Form = Reply<"contentForm">;

const inLanguage = { en: words.inEnglish, hi: words.inHindi };

/** The language of a text, which is the last step of its path. */
export const langIn = (path: Path): Lang | undefined => languages.find((lang) => lang === path.at(-1));

/** What the form calls the field at a path, in the words of the desk: "Message · Hindi". */
export function nameOf(kind: DeskKind, path: Path, lang: Lang): string {
	const own = formWords[kind] as Readonly<Record<string, FieldWords>>;
	const steps = path.map((step) => {
		const text = own[step]?.label ?? inLanguage[step as Lang];
		return text ? text[lang] : (step.split("=").at(-1) ?? step);
	});
	return steps.join(" · ");
}

/** A value as a reader would say it: the name of a choice, a moment in words. */
export function spoken(form: Form, path: Path, value: string, lang: Lang): string {
	const field = form.find(({ name }) => name === path[0]);
	if (!field || path.length > 1) return value;
	if (field.type === "moment") return longMoment(value, lang);
	const choices = new Map(field.choices?.map((choice) => [choice.value, choice.label]));
	if (field.type === "places")
		return value
			.split(" ")
			.map((place) => choices.get(place) ?? place)
			.join(", ");
	return choices.get(value) ?? value;
}

/** A field that isn't the writer's, such as a row's number. */
export function isHidden(form: Form, [name]: Path): boolean {
	return form.find((field) => field.name === name)?.type === "hidden";
}

/** A value of any shape as one text, for a field that is compared as a whole. */
export function asText(value: Raw | undefined): string {
	if (value === undefined || value === null) return "";
	if (typeof value !== "object") return String(value);
	return Object.values(value)
		.map((each) => asText(each))
		.filter(Boolean)
		.join("\n");
}
