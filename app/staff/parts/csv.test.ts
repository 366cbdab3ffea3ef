import { expect, test } from "vitest";
import { csv } from "./csv.ts";

test("a list becomes a file that a spreadsheet opens, Hindi and all", () => {
	expect(
		csv([
			["Name", "Role"],
			["राम पाल", "tax desk"],
		]),
	).toBe("\uFEFFName,Role\r\nराम पाल,tax desk\r\n");
});

test("commas, quotes and line breaks stay inside their cell", () => {
	expect(csv([["a,b", 'c"d', "e\nf"]])).toBe('\uFEFF"a,b","c""d","e\nf"\r\n');
});

test("a name that looks like a formula is no formula", () => {
	expect(csv([["=1+1", "@x", "-2"]])).toBe("\uFEFF'=1+1,'@x,'-2\r\n");
});
