import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differences, fieldAt, merge, type Raw, same, valueAt, withValueAt } from "./merge.ts";

const base = {
	level: "warning",
	text: { en: "No water today.", hi: "आज पानी नहीं।" },
	files: [
		{ file: "a.pdf", title: { en: "Terms", hi: "शर्तें" } },
		{ file: "b.pdf", title: { en: "Map", hi: "नक़्शा" } },
	],
	points: [
		{ en: "One", hi: "एक" },
		{ en: "Two", hi: "दो" },
	],
} as const;

test("a field is called as forms do: a text without its language, an item by its place, what isn't there by its list", () => {
	const names = [
		["text", "hi"],
		["files", "file=b.pdf", "title", "en"],
		["files", "file=b.pdf", "file"],
		["points", "hi"],
		["points", "2", "en"],
		["files", "file=gone.pdf", "file"],
	].map((path) => fieldAt(base, path));
	expect(names).toEqual(["text", "files.1.title", "files.1.file", "points", "points.1", "files"]);
});

describe("the differences of two versions", () => {
	test("are told text by text, with what was there before", () => {
		expect(
			differences(base, {
				...base,
				level: "emergency",
				text: { ...base.text, hi: "पानी आ गया।" },
				ends: "2026-11-26",
			}),
		).toEqual([
			{ path: ["level"], before: "warning", after: "emergency" },
			{ path: ["text", "hi"], before: "आज पानी नहीं।", after: "पानी आ गया।" },
			{ path: ["ends"], before: undefined, after: "2026-11-26" },
		]);
	});

	test("name what came and went in a list, and a line in the middle of a list of texts is one for each language", () => {
		const [terms] = base.files;
		const after = {
			...base,
			files: [terms, { file: "c.pdf", title: { en: "Plan", hi: "योजना" } }],
			points: [base.points[0], { en: "New", hi: "नया" }, base.points[1]],
		};
		expect(differences(base, after)).toEqual([
			{ path: ["files", "file=b.pdf", "file"], before: "b.pdf", after: undefined },
			{ path: ["files", "file=b.pdf", "title", "en"], before: "Map", after: undefined },
			{ path: ["files", "file=b.pdf", "title", "hi"], before: "नक़्शा", after: undefined },
			{ path: ["files", "file=c.pdf", "file"], before: undefined, after: "c.pdf" },
			{ path: ["files", "file=c.pdf", "title", "en"], before: undefined, after: "Plan" },
			{ path: ["files", "file=c.pdf", "title", "hi"], before: undefined, after: "योजना" },
			{ path: ["points", "en"], before: "One\nTwo", after: "One\nNew\nTwo" },
			{ path: ["points", "hi"], before: "एक\nदो", after: "एक\nनया\nदो" },
		]);
	});

	test("are none between an empty field and one that isn't there", () => {
		expect(differences({ page: "", text: { en: "", hi: "" } }, {})).toEqual([]);
		expect(same({ page: "", text: { en: "", hi: "" } }, {})).toBe(true);
	});
});

describe("the work of two people on the same row", () => {
	test("comes together where each has changed other fields, the two languages of a text among them", () => {
		const mine = { ...base, text: { ...base.text, hi: "आज शाम तक पानी नहीं।" } };
		const theirs = { ...base, level: "emergency", text: { ...base.text, en: "No water till evening." } };
		expect(merge<Raw>(base, mine, theirs)).toEqual({
			row: { ...base, level: "emergency", text: { en: "No water till evening.", hi: "आज शाम तक पानी नहीं।" } },
			conflicts: [],
		});
	});

	test("leaves mine and tells all three where both have changed the same field", () => {
		const { row, conflicts } = merge<Raw>(
			base,
			{ ...base, level: "information" },
			{ ...base, level: "emergency" },
		);
		expect(row).toEqual({ ...base, level: "information" });
		expect(conflicts).toEqual([
			{ path: ["level"], base: "warning", mine: "information", theirs: "emergency" },
		]);
	});

	test("comes together item by item in a list, in the order of whoever has moved something", () => {
		const [terms, map] = base.files;
		const mine = { ...base, files: [{ ...terms, title: { en: "All terms", hi: "शर्तें" } }, map] };
		const theirs = { ...base, files: [map, { file: "c.pdf", title: { en: "Plan", hi: "योजना" } }, terms] };
		expect(merge<Raw>(base, mine, theirs)).toEqual({
			row: {
				...base,
				files: [
					map,
					{ file: "c.pdf", title: { en: "Plan", hi: "योजना" } },
					{ ...terms, title: { en: "All terms", hi: "शर्तें" } },
				],
			},
			conflicts: [],
		});
	});

	test("is one question where one has taken away what the other has changed, and each answer can be put in", () => {
		const [terms, map] = base.files;
		const changed = { ...map, title: { en: "Town map", hi: "नगर का नक़्शा" } };
		const mine = { ...base, files: [terms] };
		const { row, conflicts } = merge<Raw>(base, mine, { ...base, files: [terms, changed] });
		expect(row).toEqual(mine);
		expect(conflicts).toEqual([
			{ path: ["files", "file=b.pdf"], base: map, mine: undefined, theirs: changed },
		]);
		const path = conflicts[0]?.path ?? [];
		expect(withValueAt(row, path, changed)).toEqual({ ...base, files: [terms, changed] });
		expect(withValueAt(withValueAt(row, path, changed), path, undefined)).toEqual(mine);
	});

	test("is a whole question where a list's items can't be told apart", () => {
		const mine = { ...base, points: [base.points[1], base.points[0]] };
		const theirs = { ...base, points: [base.points[0]] };
		expect(merge<Raw>(base, mine, theirs)).toMatchObject({ row: mine, conflicts: [{ path: ["points"] }] });
	});

	test("loses nothing, whatever the two have done", () => {
		const words = fc.constantFrom("", "a", "b", "c");
		const item = fc.record({
			id: fc.constantFrom("1", "2", "3"),
			title: fc.record({ en: words, hi: words }),
		});
		const row = fc.record({
			level: words,
			text: fc.record({ en: words, hi: words }),
			files: fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 3 }),
			points: fc.array(words, { maxLength: 2 }),
		});
		fc.assert(
			fc.property(row, row, row, (base, mine, theirs) => {
				expect(same(merge<Raw>(base, mine, base).row, mine)).toBe(true);
				expect(same(merge<Raw>(base, base, theirs).row, theirs)).toBe(true);
				expect(merge<Raw>(base, mine, mine).conflicts).toEqual([]);
				const { row: merged, conflicts } = merge<Raw>(base, mine, theirs);
				// A field that isn't as theirs is mine and told, or only I have changed it; and the other way round.
				for (const { path } of differences(merged, theirs)) {
					const isTold = conflicts.some((each) => each.path.every((step, at) => step === path[at]));
					const [own, before] = [valueAt(mine, path), valueAt(base, path)];
					expect(isTold || same(valueAt(merged, path), own)).toBe(true);
					expect(isTold || !same(own, before) || same(before, valueAt(theirs, path))).toBe(true);
				}
				// With each answer for theirs, all that they have changed is there.
				const answered = conflicts.reduce<Raw>(
					(all, { path, theirs }) => withValueAt(all, path, theirs),
					merged,
				);
				for (const { path } of differences(base, theirs)) {
					expect(same(valueAt(answered, path), valueAt(theirs, path))).toBe(true);
				}
			}),
			{ numRuns: 300 },
		);
	});
});
