import { expect, test } from "vitest";
import { countFilters, readAddress, searchOf } from "./addresses.ts";

test("what makes no sense in an address is left out, so that the list opens all the same", () => {
	const complaints = "view=what&state=broken&section=toString&person=x&before=1&q=%20%20&ward=";
	expect(readAddress("complaints", complaints)).toEqual({});
	expect(readAddress("changes", "what=nonsense&from=yesterday&to=1.1.2026&before=x")).toEqual({});
	expect(readAddress("changes", `who=${"a".repeat(500)}`).who?.length).toBeLessThan(500);
	expect(readAddress("manageUsers", "page=0&sort=-age&state=asleep&user=-1")).toEqual({});
	expect(readAddress("mediaShelf", "unused=yes&page=two&type=song")).toEqual({});
});

test("an address is read back as it was written, in its order and without what is empty or the first page", () => {
	const whole = {
		complaints: "?view=late&state=working&category=light&ward=3&section=swasth&person=7&q=nali&before=12-34",
		changes: "?who=Ravi&subject=12&what=add+role&from=2026-11-01&to=2026-11-25&before=77",
		manageUsers: "?q=Ravi&role=Clerk&state=left&sort=-lastSignIn&page=3&user=12&add",
		content: "?kind=notices&q=water&state=waiting&page=2&key=&table=1",
		mediaShelf: "?q=river&type=picture&unused=1&open=1&page=2",
	} as const;
	for (const [page, search] of Object.entries(whole) as [keyof typeof whole, string][]) {
		expect(searchOf(page, readAddress(page, search))).toBe(search);
	}
	expect(searchOf("manageUsers", { q: "", page: 1 })).toBe("");
});

test("filters in use are counted, but not the search, the page, or an order that no filter offers", () => {
	expect(countFilters("manageUsers", { q: "Ravi", role: "clerk", sort: "-added", page: "2" })).toBe(1);
	expect(countFilters("manageUsers", { role: "clerk", state: "left", sort: "lastSignIn" })).toBe(3);
	expect(countFilters("complaints", { view: "late", ward: "3", before: "12-34" })).toBe(1);
	expect(countFilters("mediaShelf", { open: "1", type: "pdf" })).toBe(2);
});
