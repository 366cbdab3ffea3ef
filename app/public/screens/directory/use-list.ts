import { useSearchParams } from "../../../navigation/navigation.ts";
import { useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import type { Sorting } from "../../../parts/register/column.ts";
import type { Section } from "./sections.ts";

export function useList(section: Section, choice: "department" | "category") {
	const [params, setParams] = useSearchParams();
	const search = useSearchText({ name: "section", value: section });
	const meant = params.get("section") === section ? params : new URLSearchParams({ section });
	const chosen = meant.get(choice) ?? "";
	const order = meant.get("sort") ?? "";
	const page = meant.get("page");

	function changed(name: string, value: string): URLSearchParams {
		const next = new URLSearchParams(meant);
		next.set("section", section);
		if (search.typed === "") next.delete("q");
		else next.set("q", search.typed);
		// Other rows, or another order: it starts at the first page.
		next.delete("page");
		if (value === "") next.delete(name);
		else next.set(name, value);
		return next;
	}

	const choose = (value: string) => setParams(changed(choice, value), { replace: true });
	const sorting: Sorting = { chosen: order, address: (sort) => `?${changed("sort", sort)}` };
	const pageAddress = (number: number) => `?${changed("page", number === 1 ? "" : String(number))}`;
	return { search, chosen, choose, sorting, page, pageAddress, keep: { section, sort: order } };
}
