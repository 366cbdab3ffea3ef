import type { Text } from "../language.ts";

/**
 * How a field is filled in. `text` is one in each language, `figure` one in each language or a mark that both share, `words` a line
 * that both share; `choice` and `several` choose from a list, `picture` and `file` from the council's media, `focus` is the point of the row's picture that no page crops away, `link` a page or another site;
 * `list` holds its items' form, `group` its fields'; `name` is by what a new row is called for good, `order` the order of all rows of the kind, and `hidden` nothing that anybody
 * fills in.
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

/** One thing that may be chosen. */
export interface FormChoice {
	readonly value: string;
	readonly label: Text;
	/** The picture by which one knows a row that is put in order: its path below media/. */
	readonly picture?: string | undefined;
	/** Of an uploaded picture that a row describes: what the shelf says is to be seen in it. */
	readonly about?: Text | undefined;
}

/** A field of a form, or an item of one of its lists. */
export interface FormField {
	/** The field's name in the row; empty for an item. */
	readonly name: string;
	readonly type: FormType;
	readonly label: Text;
	readonly hint?: Text | undefined;
	/** Whether it may be left out; of `yes`, whether it means yes then. */
	readonly optional: boolean;
	/** Whether it is written in sentences. */
	readonly long?: boolean | undefined;
	/** The list of the plan from which is chosen; of `words` and `address`, what is offered while one writes. */
	readonly choices?: string | undefined;
	/** Whether a group is a table: the heads of its columns are its own fields, and `rows` has a cell for each. */
	readonly table?: boolean | undefined;
	/** The list of the row that takes the others where several pictures are chosen at once. */
	readonly rest?: string | undefined;
	readonly fields?: readonly FormField[] | undefined;
	readonly item?: FormField | undefined;
	/** It is asked for only where another field of the row holds this value, and shown wherever it holds something. */
	readonly only?: { readonly field: string; readonly value: string } | undefined;
	/** Left out it is made from the title beside it. */
	readonly made?: boolean | undefined;
	/** A list that has so many items as the page has places for. */
	readonly fixed?: boolean | undefined;
}

/** The form of a kind as plain data: the browser draws it without knowing the schema (decision 32). */
export interface FormPlan {
	readonly fields: readonly FormField[];
	/** Choices by the names that fields give: a list that many fields offer is sent once. */
	readonly lists: Readonly<Record<string, readonly FormChoice[]>>;
	/** The field that names a new row for good; left out where rows are numbered, or none can be added. */
	readonly key?: string | undefined;
	/** Whether the council wants a second person to look before it is published (`fourEyes` in council.yaml). */
	readonly fourEyes: boolean;
}

/** The field of a form that holds the name of a new row, where a row's name isn't one of its fields. */
export const nameField = "$name";
