import { expect, test } from "vitest";
import { policyIds } from "#contract/content/reading-pages.ts";
import { mistakesOf } from "#server/content/devgarh.fixture.ts";

test.each(policyIds)("a council without a policy on %s does not open: the guidelines ask for it", (id) => {
	const without = (text: string) => text.replace(new RegExp(`^.*\\{ id: ${id},.*\n`, "m"), "");
	expect(mistakesOf({ "pages/website-policy.yaml": without })).toEqual([
		expect.objectContaining({ field: "sections", expected: expect.stringContaining(id) }),
	]);
});

test("two sections with one address are a mistake", () => {
	const twice = (text: string) => `${text}${text.match(/^.*\{ id: terms,.*\n/m)?.[0]}`;
	expect(mistakesOf({ "pages/website-policy.yaml": twice })).toEqual([
		expect.objectContaining({
			field: "sections",
			expected: expect.stringContaining("no two have the same id"),
		}),
	]);
});

test("an officer who isn't in the town's table can't be the Public Information Officer", () => {
	const stranger = (text: string) => text.replace("officer: 1", "officer: 99");
	expect(mistakesOf({ "pages/right-to-information.yaml": stranger })).toEqual([
		expect.objectContaining({ found: '"99"', expected: "one that is in tables/officers.csv" }),
	]);
});
