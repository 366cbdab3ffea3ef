import { inEveryLanguage } from "../language.ts";
import { days } from "../limits.ts";
import type { FormField, FormPlan } from "./form-plan.ts";
import { isEmpty, isGroup, type Row, type RowValue } from "./row.ts";

const gap = "…";

type Lists = FormPlan["lists"];

/** Fills a row's missing fields so that its page can be drawn while it is written; everything written stays. @param now the moment in India, as a row writes it */
export function filledIn({ fields, lists }: Pick<FormPlan, "fields" | "lists">, row: Row, now: string): Row {
	const first = fields.find(isDate);
	const filled = fields.map((field): readonly [string, RowValue | undefined] => {
		// The end comes after the beginning.
		const then = field === first ? now : new Date(Date.parse(now) + days(1)).toISOString();
		return [field.name, filledValue(field, row[field.name], lists, then)];
	});
	return { ...row, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) } as Row;
}

/** Lists the missing fields that `filledIn` fills with a value that looks real, such as a date, not with its mark. */
export function standIns({ fields, lists }: Pick<FormPlan, "fields" | "lists">, row: Row) {
	return fields.filter((field) => {
		const value = filledValue(field, row[field.name], lists, new Date(0).toISOString());
		return (
			isEmpty(row[field.name]) && !isEmpty(value) && value !== gap && !isGroup(value) && !Array.isArray(value)
		);
	});
}

const isDate = ({ type }: FormField) => type === "day" || type === "moment";

function filledValue(
	field: FormField,
	value: RowValue | undefined,
	lists: Lists,
	now: string,
): RowValue | undefined {
	const { type, optional, made, fields = [], item, choices } = field;
	// Sending makes an address from the title, and so does drawing.
	if ((optional || made) && isEmpty(value)) return value;
	const [choice] = lists[choices ?? ""] ?? [];
	switch (type) {
		case "group":
			return filledIn({ fields, lists }, isGroup(value) ? value : {}, now);
		case "list": {
			const items = Array.isArray(value) && value.length > 0 ? value : [undefined];
			return item && items.map((each) => filledValue({ ...item, optional: false }, each, lists, now) ?? each);
		}
		case "text":
		case "figure": {
			if (typeof value === "string" && value !== "") return value;
			const text = isGroup(value) ? value : {};
			return { ...text, ...inEveryLanguage((lang) => String(text[lang] ?? "").trim() || gap) };
		}
	}
	if (!isEmpty(value)) return value;
	switch (type) {
		case "words":
			return gap;
		case "name":
			return "new";
		case "number":
			return 1;
		case "day":
			return now.slice(0, 10);
		case "moment":
			return now.slice(0, 16).replace("T", " ");
		case "choice":
		case "picture":
		case "file":
		case "pdf":
			return choice?.value;
		case "several":
			return choice && [choice.value];
		default:
			return undefined;
	}
}
