import type { FormField } from "#contract/content/form-plan.ts";
import { languageWarnings } from "#contract/content/language-warnings.ts";
import { isGroup, partAt, type RowValue } from "#contract/content/row.ts";
import type { Lang, Text } from "#contract/language.ts";

/** What stands in the two boxes of a text; a mark that both languages share is kept once. */
export function textOf(value: RowValue | undefined): Text {
	if (typeof value === "string" || typeof value === "number") return { en: String(value), hi: String(value) };
	const part = (lang: Lang) => (isGroup(value) ? String(value[lang] ?? "") : "");
	return { en: part("en"), hi: part("hi") };
}

/** A part that hasn't changed is the same object, and isn't read again for each letter that is typed elsewhere. */
const counted = new WeakMap<object, number>();

/** How many things a clerk should look at once more in a field, and in all that it holds. */
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
