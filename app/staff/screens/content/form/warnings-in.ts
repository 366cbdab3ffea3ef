import type { FormField } from "#contract/content/form-plan.ts";
import { languageWarnings } from "#contract/content/language-warnings.ts";
import { isGroup, partAt, type RowValue } from "#contract/content/row.ts";
import type { Lang, Text } from "#contract/language.ts";

/** Both languages of a text; a shared figure is stored once. */
export function textOf(value: RowValue | undefined): Text {
	if (typeof value === "string" || typeof value === "number") return { en: String(value), hi: String(value) };
	const part = (lang: Lang) => (isGroup(value) ? String(value[lang] ?? "") : "");
	return { en: part("en"), hi: part("hi") };
}

/** An unchanged part is the same object, and isn't read again for each letter. */
const counted = new WeakMap<object, number>();

/** Warnings of a field and all below it. */
export function warningsIn(field: FormField, value: RowValue | undefined): number {
	if (typeof value !== "object" || value === null) return countIn(field, value);
	const count = counted.get(value) ?? countIn(field, value);
	counted.set(value, count);
	return count;
}

function countIn({ type, fields = [], item }: FormField, value: RowValue | undefined): number {
	const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
	if (type === "text" || type === "figure") return languageWarnings(textOf(value)).length;
	if (type === "list" && item && Array.isArray(value))
		return sum(value.map((each) => warningsIn(item, each)));
	if (type !== "group" || !isGroup(value)) return 0;
	return sum(fields.map((field) => warningsIn(field, partAt(value, field.name))));
}
