import { type ComponentType, createContext, useContext } from "react";
import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import type { FormChoice, FormField } from "#contract/content/form-plan.ts";
import type { RowValue } from "#contract/content/row.ts";
import { fill, otherLanguages } from "#contract/language.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import type { RowRemarks } from "../../../parts/remarks/remarks.tsx";
import type { ShelfFile } from "../../../parts/upload/use-uploads.ts";
import { contentWords as words } from "../words.ts";
import type { RowWriter } from "./row-writer.ts";

export interface NodeProps {
	readonly field: FormField;
	readonly path: string;
	readonly value: RowValue | undefined;
	/** A part of a long form is folded. */
	readonly isFolded?: boolean;
}

/** From so many groups and lists on a form is long. */
const long = 3;

const isComposite = ({ type }: FormField) => type === "group" || type === "list";

export function foldedOf(fields: readonly FormField[]): (field: FormField) => boolean {
	const isLong = fields.filter(isComposite).length >= long;
	return (field) => isLong && isComposite(field);
}

/** Puts generated fields after the others. */
export const askedFirst = (one: FormField, other: FormField) =>
	Number(one.made ?? 0) - Number(other.made ?? 0);

export type DeadLink = Reply<"contentVersions">[number]["dead"][number];

/** Tells whether a mistake or remark is at a path or below it. */
export const isIn = (path: string) => (each: { readonly at: string }) =>
	each.at === path || each.at.startsWith(`${path}.`);

export interface MorePictures {
	readonly files: readonly ShelfFile[];
	readonly choose: (files: readonly ShelfFile[]) => void;
}

interface FormValues extends Pick<RowWriter, "set" | "offer" | "add" | "fillDocument"> {
	readonly kind: DeskKind;
	/** Path of the row's picture, or empty. */
	readonly picture: string;
	readonly Node: ComponentType<NodeProps>;
	readonly lists: Readonly<Record<string, readonly FormChoice[]>>;
	/** Chosen files by path: the lists lack new uploads. */
	readonly shelf: ReadonlyMap<string, ShelfFile>;
	readonly keep: (files: readonly ShelfFile[]) => void;
	/** Pictures that become rows of their own beside a new one; undefined where that can't be. */
	readonly more: MorePictures | undefined;
	readonly fieldAt: (path: string) => { readonly id: string; readonly error: string | undefined };
	/** Mistakes at a path and below it. */
	readonly mistakesIn: (path: string) => number;
	readonly dead: readonly DeadLink[];
	readonly remarks: RowRemarks | undefined;
}

/** Data of all fields of a form; it changes only with the mistakes, so that typing renders one field. */
export const FormContext = createContext<FormValues | undefined>(undefined);

export const useForm = () => useContext(FormContext) as FormValues;

/** Label and hint of a field; a folded field or a list is never "optional". */
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

export function useChoices(list: string | undefined, chosen = "") {
	const lang = useLang();
	const { lists } = useForm();
	const [other = lang] = otherLanguages(lang);
	const choices = (lists[list ?? ""] ?? []).map(({ value, label }) => ({
		value,
		label: label[lang],
		also: label[other],
	}));
	const isKnown = chosen === "" || choices.some(({ value }) => value === chosen);
	return isKnown ? choices : [{ value: chosen, label: chosen, also: chosen }, ...choices];
}
