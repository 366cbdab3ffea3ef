/** The photo of `?photo=57`, if there is one. */
export function photoIn(search: string): number | undefined {
	const id = new URLSearchParams(search).get("photo");
	return id !== null && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** The search part of a photo's address: of the rest of the address only the search text (`?q=`) stays, for a photo implies its page. */
export function photoSearch(search: string, id: number | undefined): string {
	const params = new URLSearchParams();
	const typed = new URLSearchParams(search).get("q");
	if (typed) params.set("q", typed);
	if (id !== undefined) params.set("photo", String(id));
	return params.size === 0 ? "" : `?${params}`;
}
