import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The photo that an address shows large (`?photo=57`), if it names one. */
export function photoIn(search: string): number | undefined {
	const asked = new URLSearchParams(search).get("photo");
	return asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
}

/**
 * The search part of a photo's own address. A photo knows on which page of the gallery it stands, so nothing but what the
 * reader typed (`?q=`) comes along.
 */
export function photoSearch(search: string, id: number | undefined): string {
	const kept = new URLSearchParams();
	const typed = new URLSearchParams(search).get("q");
	if (typed) kept.set("q", typed);
	if (id !== undefined) kept.set("photo", String(id));
	return kept.size === 0 ? "" : `?${kept}`;
}

/**
 * For screens that hold all their photos: opening one, or going to the next, asks the server for nothing.
 * Export it as `shouldRevalidate`.
 */
export function unlessOnlyPhotoChanges({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	const rest = (url: URL) => url.pathname + photoSearch(url.search, undefined);
	const samePhoto = photoIn(currentUrl.search) === photoIn(nextUrl.search);
	return !samePhoto && rest(currentUrl) === rest(nextUrl) ? false : defaultShouldRevalidate;
}
