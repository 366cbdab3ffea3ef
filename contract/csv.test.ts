import { expect, test } from "vitest";
import { csv, unguarded } from "./csv.ts";

test("begins with the UTF-8 mark and ends each line as spreadsheets expect", () => {
	expect(csv([["नाम", 1]])).toBe("\uFEFFनाम,1\r\n");
});

test("commas, quotes and line ends stay inside their cell", () => {
	expect(csv([["House No. 14, Patel Nagar", 'M/s "A"', "a\nb"]])).toBe(
		'\uFEFF"House No. 14, Patel Nagar","M/s ""A""","a\nb"\r\n',
	);
});

test("nothing in a cell is carried out as a formula", () => {
	expect(csv([["=1+1", "+91 00000", "-x", "@x"]])).toBe("\uFEFF'=1+1,'+91 00000,'-x,'@x\r\n");
	// Spreadsheets of some languages run the wide forms too.
	expect(csv([["＝1+1", "＋91", "－x", "＠x"]])).toBe("\uFEFF'＝1+1,'＋91,'－x,'＠x\r\n");
});

test("what was guarded is read as it was written", () => {
	for (const written of [
		"=1+1",
		"'-5 °C",
		"''@",
		"it's",
		"'quoted'",
		"＝1+1",
		"＋91",
		"－x",
		"＠x",
		"\t=1",
	]) {
		const [, cell = ""] = /^\uFEFF(.*)\r\n$/.exec(csv([[written]])) ?? [];
		expect(unguarded(cell)).toBe(written);
	}
});
