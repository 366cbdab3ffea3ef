/** The photo of `?photo=57`, if there is one. */
export function photoIn(search: string): number | undefined {
	const id = new URLSearchParams(search).get("photo");
	return id !== null && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** What narrows a list of photos, and stays in the address of each. */
const narrowing = new Set(["q", "theme", "month", "place"]);

/** The search part of a photo's address: of the rest of the address only what narrows the list stays, for a photo implies its page. */
export function photoSearch(search: string, id: number | undefined): string {
	const params = new URLSearchParams(
		[...new URLSearchParams(search)].filter(([name]) => narrowing.has(name)),
	);
	if (id !== undefined) params.set("photo", String(id));
	return params.size === 0 ? "" : `?${params}`;
}
