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
