/** Prints a list of papers alone, under the page's title: one sheet to take to the office, not the whole page. */
export function printLists(): void {
	addEventListener("click", ({ target }) => {
		const list = (target as Element).closest("[data-print-list]")?.closest("[data-tick-list]");
		if (!list) return;
		const mark = () => list.toggleAttribute("data-print-alone");
		mark();
		addEventListener("afterprint", mark, { once: true });
		print();
	});
}
