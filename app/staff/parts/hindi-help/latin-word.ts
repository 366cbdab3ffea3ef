import { hindiHelp } from "#contract/content/limits.ts";

/** Finds the Latin word before the caret, unless it is an abbreviation or part of an address. */
export function latinWordAt(text: string, caret: number): { word: string; start: number } | undefined {
	const [word = ""] = /[A-Za-z]+$/.exec(text.slice(0, caret)) ?? [];
	const start = caret - word.length;
	const isWithin = /[\w@./\\-]$/.test(text.slice(0, start)) || /^[\w@]/.test(text.slice(caret));
	const isAbbreviation = /[A-Z]/.test(word.slice(1));
	if (isWithin || isAbbreviation) return undefined;
	if (word.length < hindiHelp.shortest || word.length > hindiHelp.letters) return undefined;
	return { word, start };
}
