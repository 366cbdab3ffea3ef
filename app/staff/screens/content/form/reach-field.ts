import type { Lang } from "#contract/language.ts";

/**
 * Focuses a field, also a folded one; a missing one, its parent.
 *
 * @param at such as `steps.2.text`
 * @param idOf the id of the input at a path
 */
export function reachField(at: string, lang: Lang, idOf: (path: string) => string): void {
	const steps = at.split(".");
	const places = steps.map((_, index) => idOf(steps.slice(0, steps.length - index).join(".")));
	const ids = places.flatMap((id) => [`${id}.${lang}`, id]);
	const field = ids.map((id) => document.getElementById(id)).find((each) => each !== null);
	unfold(field);
	field?.focus({ preventScroll: true });
	field?.scrollIntoView({ block: "center" });
}

export function unfold(element: Element | null | undefined): void {
	for (let part = element?.closest("details"); part; part = part.parentElement?.closest("details")) {
		if (part.firstElementChild !== element) part.open = true;
	}
}
