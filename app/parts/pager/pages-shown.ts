/** A place between two numbers where pages are left out. */
export type Gap = "gap before" | "gap after";

/**
 * The page numbers a pager shows: the first, the last, and those around the current one. A gap that would hide a single
 * page shows it instead.
 */
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

/** The page an address asks for (`?page=`): the first where it makes no sense, the last where it leads too far. */
export function pageAsked(asked: string | null, last: number): number {
	if (asked === null || !/^\d+$/.test(asked)) return 1;
	return Math.min(Math.max(Number(asked), 1), Math.max(last, 1));
}
