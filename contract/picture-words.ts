import { type Lang, languages, type Text } from "./language.ts";
import { soundsSame } from "./uploads.ts";

export interface IdleWords {
	readonly part: "title" | "description";
	readonly lang: Lang;
	readonly outcome: "titleIsFileName" | "descriptionIsTitle";
}

/** Non-empty words that repeat others: a title like the file's name, a description like either. */
export function idleWords(
	{ title, description }: { readonly title?: Text | undefined; readonly description?: Text | undefined },
	fileName: string | undefined,
): readonly IdleWords[] {
	const repeats = (text: string | undefined, other: string | undefined) =>
		Boolean(text) && other !== undefined && soundsSame(text ?? "", other);
	return [
		...languages
			.filter((lang) => repeats(title?.[lang], fileName))
			.map((lang) => ({ part: "title", lang, outcome: "titleIsFileName" }) as const),
		...languages
			.filter((lang) => [title?.[lang], fileName].some((other) => repeats(description?.[lang], other)))
			.map((lang) => ({ part: "description", lang, outcome: "descriptionIsTitle" }) as const),
	];
}
