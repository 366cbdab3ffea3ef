import { days } from "#contract/limits.ts";

/** Time for which words wait for whoever typed them. */
const lives = days(7);
const mark = "ulbMove";

interface Kept {
	readonly at: number;
	readonly words: Readonly<Record<string, string>>;
}

/** Storage key of the words that one person typed into a move of one complaint. */
export const wordsPlace = (userId: number | undefined, complaint: string, move: string) =>
	`${mark} ${userId} ${complaint} ${move}`;

/** Words that somebody has typed into the form of a move and not sent yet, by the names of their fields; on this device, for a phone may close the page while its camera is open. */
export function keptWords(place: string): Kept["words"] {
	try {
		return (JSON.parse(localStorage.getItem(place) ?? "{}") as Kept).words ?? {};
	} catch {
		return {};
	}
}

/** @param form none: they are sent, and kept no longer @param id of the move, by which it is known when it is sent once more after a reload */
export function keepWords(place: string, form: HTMLFormElement | null, id = ""): void {
	const boxes = [
		...(form?.querySelectorAll<HTMLInputElement>("textarea, input:not([type=file], [type=radio])") ?? []),
	];
	const words = Object.fromEntries(boxes.flatMap(({ name, value }) => (value ? [[name, value]] : [])));
	try {
		if (Object.keys(words).length > 0)
			localStorage.setItem(place, JSON.stringify({ at: Date.now(), words: { ...words, id } } satisfies Kept));
		else localStorage.removeItem(place);
	} catch {}
}

/** Forgets the words of one person, or of one complaint. */
export function forgetWords(of: string | number | undefined): void {
	try {
		for (const place of Object.keys(localStorage))
			if (place.startsWith(mark) && place.split(" ").includes(String(of))) localStorage.removeItem(place);
	} catch {}
}

/** Forgets all that are older than a week, whoever typed them. */
export function forgetOldWords(): void {
	try {
		for (const place of Object.keys(localStorage).filter((each) => each.startsWith(mark))) {
			const { at = 0 } = JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Kept>;
			if (Date.now() - at > lives) localStorage.removeItem(place);
		}
	} catch {}
}
