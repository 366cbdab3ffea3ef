import { expect, test } from "vitest";
import { complaintsAsked, searchFor, viewsFor } from "./wanted.ts";

const asked = (search: string, ...permissions: Parameters<typeof viewsFor>[0]) =>
	complaintsAsked(new URLSearchParams(search), ["view_complaints", ...permissions]);

test("what makes no sense in an address is left out, so that the call is never refused", () => {
	const wrong = "view=what&state=broken&section=toString&person=x&before=1&q=%20%20&ward=";
	expect(asked(wrong)).toEqual({ view: "all" });
	const right = "view=late&state=working&section=swasth&person=7&before=12-34&q=nali&ward=3&category=light";
	expect(asked(right)).toEqual(Object.fromEntries(new URLSearchParams(right)));
	expect(searchFor(asked(right))).toContain("q=nali");
	expect(searchFor({ view: "mine", q: "" })).toBe("?view=mine");
});

test("one begins with what is one's own to do, and only who sorts sees what was held", () => {
	expect(asked("", "handle_complaints").view).toBe("section");
	expect(asked("", "handle_complaints", "assign_complaints").view).toBe("waiting");
	expect(asked("view=held").view).toBe("all");
	expect(asked("view=held", "assign_complaints").view).toBe("held");
	expect(viewsFor(["assign_complaints"])).toContain("held");
	expect(viewsFor(["handle_complaints"])).not.toContain("held");
});
