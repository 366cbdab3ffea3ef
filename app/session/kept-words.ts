import { days } from "#contract/limits.ts";

const lives = days(7);
const mark = "ulbMove";

interface Kept {
	readonly at: number;
	readonly words: Readonly<Record<string, string>>;
}

export const wordsPlace = (userId: number | undefined, complaint: string, move: string) =>
	`${mark} ${userId} ${complaint} ${move}`;

/**
 * Reads what was typed into the form of a move and not sent, by the names of its fields; stored on the device, as a phone may
 * close the page while its camera is open.
 */
export function keptWords(place: string): Kept["words"] {
	try {
		return (JSON.parse(localStorage.getItem(place) ?? "{}") as Kept).words ?? {};
	} catch {
		return {};
	}
}

/**
 * Stores the words of a form until they are sent.
 * @param form null once they are sent
 * @param id of the move, by which the server knows it if it is sent again after a reload
 */
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

export function forgetWords(of: string | number | undefined): void {
	try {
		for (const place of Object.keys(localStorage))
			if (place.startsWith(mark) && place.split(" ").includes(String(of))) localStorage.removeItem(place);
	} catch {}
}

export function forgetOldWords(): void {
	try {
		for (const place of Object.keys(localStorage).filter((each) => each.startsWith(mark))) {
			const { at = 0 } = JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Kept>;
			if (Date.now() - at > lives) localStorage.removeItem(place);
		}
	} catch {}
}
