import { type ComponentType, createContext, useContext } from "react";
import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import type { FormChoice, FormField } from "#contract/content/form-plan.ts";
import type { RowValue } from "#contract/content/row.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import type { RowRemarks } from "../../../parts/remarks/remarks.tsx";
import type { ShelfFile } from "../../../parts/upload/use-uploads.ts";
import { contentWords as words } from "../words.ts";

/** What is given to each field of a form, whatever its type. */
export interface NodeProps {
	readonly field: FormField;
	readonly path: string;
	readonly value: RowValue | undefined;
	/** Whether it is a part of a long form, which one opens. */
	readonly isFolded?: boolean;
}

/** So many groups and lists make a form, or a part of one, long: each is folded then. */
const long = 3;

const isComposite = ({ type }: FormField) => type === "group" || type === "list";

/** Which of the fields that stand together are folded. */
export function foldedOf(fields: readonly FormField[]): (field: FormField) => boolean {
	const isLong = fields.filter(isComposite).length >= long;
	return (field) => isLong && isComposite(field);
}

/** Sorts the fields that stand together: what is made by itself comes after what is asked for. */
export const askedFirst = (one: FormField, other: FormField) =>
	Number(one.made ?? 0) - Number(other.made ?? 0);

export type DeadLink = Reply<"contentVersions">[number]["dead"][number];

/** Whether something is said of a field at a path or of what it holds. */
export const isIn = (path: string) => (each: { readonly at: string }) =>
	each.at === path || each.at.startsWith(`${path}.`);

interface FormValues {
	readonly kind: DeskKind;
	/** The path of the picture by which one knows the row; empty where it has none. */
	readonly picture: string;
	/** Draws a field of any type: groups and lists hold such fields, and know none of them. */
	readonly Node: ComponentType<NodeProps>;
	/** What may be chosen, by the names that fields give. */
	readonly lists: Readonly<Record<string, readonly FormChoice[]>>;
	/** Puts a value at a path such as `files.0.title`. */
	readonly set: (path: string, value: RowValue) => void;
	/** Puts words into a field whose own are empty, or are what was put there before; one language may be and the other not. */
	readonly offer: (field: string, words: Text, before: Text | undefined) => void;
	/** Puts items at the end of a list. */
	readonly add: (list: string, items: readonly RowValue[]) => void;
	/** Files that were chosen from the shelf, by their paths: the lists don't have what was uploaded since. */
	readonly shelf: ReadonlyMap<string, ShelfFile>;
	readonly keep: (files: readonly ShelfFile[]) => void;
	/** Fills in what is still empty beside a document that was just chosen. @param name what the file is called */
	readonly fillDocument: (path: string, name: string) => void;
	/** The id of the input at a path, and its mistake. */
	readonly fieldAt: (path: string) => { readonly id: string; readonly error: string | undefined };
	/** How many mistakes there are at a path and in what it holds. */
	readonly mistakesIn: (path: string) => number;
	/** Links in the row's words that lead nowhere. */
	readonly dead: readonly DeadLink[];
	/** What its reviewers say of single fields. */
	readonly remarks: RowRemarks | undefined;
}

/** What every field of a form needs besides its own value; it changes only with the mistakes, so that a letter draws one field anew. */
export const FormContext = createContext<FormValues>({
	kind: "home",
	picture: "",
	Node: () => null,
	lists: {},
	set: () => {},
	offer: () => {},
	add: () => {},
	shelf: new Map(),
	keep: () => {},
	fillDocument: () => {},
	fieldAt: (id) => ({ id, error: undefined }),
	mistakesIn: () => 0,
	dead: [],
	remarks: undefined,
});

export const useForm = () => useContext(FormContext);

/** The label and the hint of a field in the reader's language. What is folded, or holds as many items as one likes, is no question whether to fill it in. */
export function useLabel(
	{ label, hint, optional, type }: FormField,
	isFolded = false,
): { label: string; hint: string | undefined } {
	const say = useSay();
	const name = say(label);
	return {
		label: optional && !isFolded && type !== "list" ? fill(say(words.isOptional), { label: name }) : name,
		hint: hint && say(hint),
	};
}

/**
 * The choices of a field as a `select` shows them.
 *
 * @param chosen is one of them, also where the list hasn't got it any more: what is there isn't lost from sight
 */
export function useChoices(list: string | undefined, chosen = ""): { value: string; label: string }[] {
	const lang: Lang = useLang();
	const { lists } = useForm();
	const choices = (lists[list ?? ""] ?? []).map(({ value, label }) => ({ value, label: label[lang] }));
	const isKnown = chosen === "" || choices.some(({ value }) => value === chosen);
	return isKnown ? choices : [{ value: chosen, label: chosen }, ...choices];
}
