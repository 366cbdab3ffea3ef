import { expect, test } from "vitest";
import { changesAsked, filterIn, searchOf } from "./changes-asked.ts";

const asked = (search: string) => changesAsked(new URLSearchParams(search));

test("the address says which lines are asked for; without it all changes", () => {
	const nobody = { who: "", subject: "", from: "", to: "" };
	expect(asked("")).toEqual({ ...nobody, kind: "changes", limit: 26 });
	expect(asked("what=entries&before=77")).toEqual({ ...nobody, kind: "entries", limit: 26, before: "77" });
	expect(asked("who=%20Ravi&what=add+role&from=2026-11-01")).toEqual({
		...nobody,
		who: "Ravi",
		action: "add role",
		from: "2026-11-01",
		limit: 26,
	});
});

test("what makes no sense in an address is left out, so that the list opens all the same", () => {
	expect(asked("what=nonsense&from=yesterday&to=1.1.2026&before=x")).toEqual(asked(""));
	expect(String(asked(`who=${"a".repeat(500)}`).who).length).toBeLessThan(500);
});

test("the address of a filter has nothing in it that is usual, and is read back as it was", () => {
	expect(searchOf(filterIn(new URLSearchParams()))).toBe("");
	const filter = filterIn(new URLSearchParams("who=राम&what=sign in failed&to=2026-11-25"));
	const search = searchOf(filter, 12);
	expect(filterIn(new URLSearchParams(search))).toEqual(filter);
	expect(new URLSearchParams(search).get("before")).toBe("12");
});
