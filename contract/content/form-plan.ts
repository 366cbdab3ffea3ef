import type { Text } from "../language.ts";

/**
 * Inputs. `text` has each language, `figure` may share one value, `words` always does; `choice` and `several` choose from a list,
 * `picture` and `file` from media, `focus` is the picture's point that stays in view, `link` a page or another site; `list` and
 * `group` contain fields; `name` is a new row's key, `order` the order of all rows; `hidden` is not shown.
 */
export const formTypes = [
	"text",
	"figure",
	"words",
	"phone",
	"email",
	"address",
	"number",
	"day",
	"moment",
	"time",
	"yes",
	"choice",
	"several",
	"places",
	"picture",
	"file",
	"pdf",
	"focus",
	"link",
	"list",
	"group",
	"name",
	"order",
	"hidden",
] as const;

export type FormType = (typeof formTypes)[number];

export interface FormChoice {
	readonly value: string;
	readonly label: Text;
	readonly picture?: string | undefined;
	readonly about?: Text | undefined;
}

export interface FormField {
	/** Name in the row; empty for an item. */
	readonly name: string;
	readonly type: FormType;
	readonly label: Text;
	readonly hint?: Text | undefined;
	/** Whether it may be left out; a `yes` that is left out counts as yes. */
	readonly optional: boolean;
	readonly long?: boolean | undefined;
	/** List of choices in the plan, or of suggestions for `words` and `address`. */
	readonly choices?: string | undefined;
	/** Shown as table: its fields are the heads, `rows` have a cell for each. */
	readonly table?: boolean | undefined;
	readonly rest?: string | undefined;
	readonly fields?: readonly FormField[] | undefined;
	readonly item?: FormField | undefined;
	/** Field that must have this value for this one to be shown; one that is filled in is always shown. */
	readonly only?: { readonly field: string; readonly value: string } | undefined;
	readonly made?: boolean | undefined;
	readonly fixed?: boolean | undefined;
}

/** A kind's form as plain data, so that browsers need no schema (decision 32). */
export interface FormPlan {
	readonly fields: readonly FormField[];
	readonly lists: Readonly<Record<string, readonly FormChoice[]>>;
	readonly key?: string | undefined;
	readonly fourEyes: boolean;
}

/** Field for the name of a new row, if that isn't a field of the row. */
export const nameField = "$name";
