import { expect, test } from "vitest";
import { complaintsAsked, viewsFor } from "./wanted.ts";

const asked = (view: string, ...permissions: Parameters<typeof viewsFor>[0]) =>
	complaintsAsked({ search: view }, ["view_complaints", ...permissions]);

test("one begins with what is one's own to do, and only who sorts sees what was held", () => {
	expect(asked("", "handle_complaints").view).toBe("section");
	expect(asked("", "handle_complaints", "assign_complaints").view).toBe("waiting");
	expect(asked("view=held").view).toBe("all");
	expect(asked("view=held", "assign_complaints").view).toBe("held");
	expect(viewsFor(["assign_complaints"])).toContain("held");
	expect(viewsFor(["handle_complaints"])).not.toContain("held");
});

test("a number, a serial or a mobile is looked for among all, words in the list that is open", () => {
	for (const q of ["26-004217-4", "4217", "98123 45610"])
		expect(asked(`q=${q}`, "assign_complaints").view, q).toBe("all");
	expect(asked("q=nali", "assign_complaints").view).toBe("waiting");
});
