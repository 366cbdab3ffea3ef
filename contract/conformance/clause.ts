import type { Text } from "../language.ts";

/** met: shown by tests. notApplicable: the site has nothing of the kind. needsAPerson: somebody at the council must look. */
export type Status = "met" | "notApplicable" | "needsAPerson";

export type Clause = {
	readonly number: string;
	readonly level?: "A" | "AA";
	readonly title: Text;
	readonly status: Status;
	readonly note: Text;
	readonly shown: readonly string[];
};

export function met(number: string, title: Text, note: Text, ...shown: string[]): Clause {
	return { number, title, status: "met", note, shown };
}

export function notApplicable(number: string, title: Text, note: Text): Clause {
	return { number, title, status: "notApplicable", note, shown: [] };
}

/** A clause that only a person can judge; tests name the parts that are built for it. */
export function needsAPerson(number: string, title: Text, note: Text, ...shown: string[]): Clause {
	return { number, title, status: "needsAPerson", note, shown };
}

export const tests = {
	axe: "at any width nothing scrolls sideways, lies on another or looks forgotten; it has no accessibility fault",
	noScript: "says the same without JavaScript",
	titles: "it has its own title, description and language, one h1",
	staffAxe: "no screen has an accessibility fault, invalid HTML or sideways scrolling, each has its help",
	keyboard: "Tab comes to every control, each stop is seen, and none holds the keyboard",
	journeys: "with the keyboard alone a clerk signs in",
	errorSummary: "an empty form is answered by a summary that takes the focus and leads to each field",
	forcedColours: "in forced colours what is pressed has an edge or a line",
	touch: "what is touched is 44 px",
	contrast: "in high contrast it has none either, and every text stands out",
	large: "twice as large, none is cut off, nothing lies on another, no word of a heading is broken",
	spacing: "wider spaced and twice as large, none is cut off",
	tree: "a screen reader finds its parts, headings, lists and its task",
	marked: "Hindi on an English page is marked as Hindi",
	links: "lead only to addresses of ours that answer",
	outside: "lead outside only to addresses of the town's one list",
	menu: "a menu opens and closes by keyboard",
	skip: "the first Tab goes to the skip link",
	pause: "Pause is one state for the page",
	stillness: "stopped once, everything stands still on every page",
	lightbox: "the arrow keys go through the gallery",
	refused: "ULB Login says what is wrong in the server's words",
	ended: "a session that ends while one works says so",
	newTab: "entries that leave the site open in a new tab and say so",
} as const satisfies Readonly<Record<string, string>>;
