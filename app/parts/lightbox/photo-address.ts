export function photoIn(search: string): number | undefined {
	const id = new URLSearchParams(search).get("photo");
	return id !== null && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** The search part of a photo's address: what narrows the list stays; its page doesn't, for a photo implies it. */
export function photoSearch(search: string, id: number | undefined): string {
	const params = new URLSearchParams(search);
	params.delete("page");
	params.delete("photo");
	if (id !== undefined) params.set("photo", String(id));
	return params.size === 0 ? "" : `?${params}`;
}
