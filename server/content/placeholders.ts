import { type Lang, languages } from "#contract/language.ts";
import { didYouMean, type Mistake, type Path } from "./mistakes.ts";
import type { Source } from "./source.ts";

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The values for placeholders by name: `council.helpline`, `facts.oldAgePension`. */
export type Values = {
	named: ReadonlyMap<string, unknown>;
	/** Prefixes of unreadable files: their names are not reported, or one broken file would cause hundreds of mistakes. */
	unread: readonly string[];
};

/** The plain fields of council.yaml and the values of facts.yaml. */
export function placeholderValues(council: Source | undefined, facts: Source | undefined): Values {
	const named = new Map<string, unknown>();
	for (const [name, value] of entriesOf(council?.raw)) {
		if (isPlain(value) || isText(value)) named.set(`council.${name}`, value);
	}
	for (const [key, row] of entriesOf(facts?.raw)) {
		const value = (row as { value?: unknown } | null)?.value;
		if (isPlain(value) || isText(value)) named.set(`facts.${key}`, value);
	}
	return { named, unread: [...(council ? [] : ["council."]), ...(facts ? [] : ["facts."])] };
}

/** Whether a value still contains a placeholder, which `fillPlaceholders` has reported already. */
export function isUnfilled(value: unknown): boolean {
	return typeof value === "string" && value.search(PLACEHOLDER) >= 0;
}

/**
 * Fills every `{council.…}` and `{facts.…}` of a file before validation, so that the schema checks what a reader will see.
 * A text in several languages gets each value in its own language.
 */
export function fillPlaceholders(source: Source, values: Values): { source: Source; mistakes: Mistake[] } {
	const mistakes: Mistake[] = [];
	const visit = (value: unknown, path: Path): unknown => {
		if (typeof value === "string") {
			const filled = fill(value, langOf(path), values, []);
			for (const mistake of filled.mistakes) {
				mistakes.push({ file: source.file, ...source.place(path), ...mistake });
			}
			return filled.text;
		}
		if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]));
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part, [...path, key])]));
	};
	return { source: { ...source, raw: visit(source.raw, []) }, mistakes };
}

type Filled = { text: string; mistakes: { found: string; expected: string }[] };

/** `inside` lists the names being filled: a value that refers to itself would recurse for ever. */
function fill(text: string, lang: Lang | undefined, values: Values, inside: readonly string[]): Filled {
	const mistakes: Filled["mistakes"] = [];
	const filled = text.replace(PLACEHOLDER, (written, name: string) => {
		const refuse = (expected: string) => {
			mistakes.push({ found: written, expected });
			return written;
		};
		if (values.unread.some((file) => name.startsWith(file))) return written;
		if (inside.includes(name)) return refuse("a value that doesn't lead back to itself");
		const value = values.named.get(name);
		if (value === undefined) {
			const hint = didYouMean(name, values.named.keys());
			return refuse(`{council.…} or {facts.…} with a name that exists${hint}`);
		}
		if (isText(value) && !lang) return refuse("a value that is the same in both languages");
		const inLanguage = isText(value) && lang ? value[lang] : value;
		// The referenced text lacks this language; that is reported where the text is defined.
		if (!isPlain(inLanguage)) return written;
		const deeper = fill(String(inLanguage), lang, values, [...inside, name]);
		mistakes.push(...deeper.mistakes);
		return deeper.text;
	});
	return { text: filled, mistakes };
}

function langOf(path: Path): Lang | undefined {
	return languages.find((lang) => lang === path.at(-1));
}

function isPlain(value: unknown): value is string | number {
	return typeof value === "string" || typeof value === "number";
}

function isText(value: unknown): value is Partial<Record<Lang, unknown>> {
	return typeof value === "object" && value !== null && languages.some((lang) => lang in value);
}

function entriesOf(value: unknown): [string, unknown][] {
	return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
