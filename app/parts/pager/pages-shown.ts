export type Gap = "gap before" | "gap after";

/** The first page, the last, and those around the current one; a gap that would hide a single page shows it instead. */
export function pagesShown(current: number, last: number): (number | Gap)[] {
	const from = Math.min(current - 1, last - 2);
	const to = Math.max(current + 1, 3);
	const shown: (number | Gap)[] = [];
	for (let page = 1; page <= last; page++) {
		const isShown = page === 1 || page === last || (page >= from && page <= to);
		const gap = page < from ? "gap before" : "gap after";
		const hidesOne = page === 2 ? from === 3 : page === last - 1 && to === last - 2;
		if (isShown || hidesOne) shown.push(page);
		else if (shown.at(-1) !== gap) shown.push(gap);
	}
	return shown;
}

/** The page of `?page=`: the first where the value makes no sense, the last where it is too high. */
export function pageAsked(param: string | null, last: number): number {
	if (param === null || !/^\d+$/.test(param)) return 1;
	return Math.min(Math.max(Number(param), 1), Math.max(last, 1));
}
