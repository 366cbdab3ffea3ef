import { expect, test } from "vitest";
import { findsRow } from "./row-search.ts";

test("a row is found by its telephone number, with its hyphen or without, and by a part of it", () => {
	const row = { name: { en: "Neha Sharma", hi: "नेहा शर्मा" }, phone: "0000-000047" };
	const finding = ["0000-000047", "0000000047", "0047", "neha", "000048"].filter((typed) =>
		findsRow(typed)("3", row),
	);
	expect(finding).toEqual(["0000-000047", "0000000047", "0047", "neha"]);
});
