/** Words that somebody has typed into the form of a move and not sent yet, by the names of their fields; on this device, for a phone may close the page while its camera is open. */
export function keptWords(place: string): Readonly<Record<string, string>> {
	try {
		return JSON.parse(localStorage.getItem(place) ?? "{}");
	} catch {
		return {};
	}
}

/** @param form none: they are sent, and kept no longer */
export function keepWords(place: string, form: HTMLFormElement | null): void {
	const boxes = [...(form?.querySelectorAll<HTMLInputElement>("textarea, input:not([type=file])") ?? [])];
	const words = boxes.flatMap(({ name, value }) => (value ? [[name, value]] : []));
	try {
		if (words.length > 0) localStorage.setItem(place, JSON.stringify(Object.fromEntries(words)));
		else localStorage.removeItem(place);
	} catch {}
}
