import { expect, test } from "vitest";
import type * as z from "zod";
import { mistakeAt } from "./field.ts";
import { type ContentKind, kinds } from "./kinds.ts";
import { type MistakeCode, mistakeMessages } from "./validation-messages.ts";

const both = (text: string) => ({ en: text, hi: text });

/** Other fields that a row needs for the checks across several of them. */
const rows: Partial<Record<ContentKind, Record<string, unknown>>> = {
	notices: {
		id: "1",
		title: both("a"),
		kind: "tender",
		summary: both("a"),
		date: "2026-03-01",
		closes: "2026-03-20",
	},
	alerts: {
		id: "1",
		version: "1",
		level: "warning",
		text: both("a"),
		on: "all",
		starts: "2026-03-01",
		ends: "2026-03-02",
	},
	aToZPage: { lead: both("a"), owner: both("a"), reviewed: "2026-03-01" },
	complaintCategories: {
		key: "a",
		icon: "lamp",
		title: both("a"),
		ask: both("a"),
		department: "swasth",
		limit: "3d",
		proof: "true",
		contact: "no",
		active: "true",
	},
};

/** Reads the code of the message on a value at a path of a kind's row; undefined if it is accepted. */
function said(kind: ContentKind, path: string, value: unknown): MistakeCode | undefined {
	const schema = kinds[kind].schema as z.ZodType;
	const [first = "", ...rest] = path.split(".");
	const inside = rest.reduceRight<unknown>(
		(inner, step) => (step === "0" ? [inner] : { [step]: inner }),
		value,
	);
	const { error } = schema.safeParse({ ...rows[kind], [first]: inside }, { reportInput: true });
	const found = error?.issues.find((issue) => issue.path.join(".") === path);
	if (!found) return undefined;
	const { params } = found as { readonly params?: { readonly code?: MistakeCode } };
	return params?.code ?? mistakeAt(schema, found.path);
}

const families: readonly (readonly [
	ContentKind,
	string,
	Partial<Record<MistakeCode | "taken", readonly unknown[]>>,
])[] = [
	[
		"council",
		"openingHours",
		{
			hoursBackward: [
				"Mo-Sa 17:00-10:00",
				"Mo-Sa 10:00-10:00",
				"Mo-Sa 10:00-24:30",
				"Mo-Sa 20:00-02:00",
				"Mo 24:00-24:00",
			],
			hoursTwice: ["Mo-Sa 10:00-17:00, Mo-Sa 12:00-18:00", "Sa-Mo 08:00-12:00, Su 11:00-13:00"],
			openingHours: ["10-17", "Mo-Sa 10:00", ""],
			taken: [
				"Mo-Sa 10:00-17:00",
				"Mo-Su 00:00-24:00",
				"Mo-Fr 10:00-13:00, Mo-Fr 13:00-17:00, Sa-Mo 18:00-20:00",
				"Mo 20:00-24:00, Tu 00:00-02:00",
			],
		},
	],
	["council", "geo.latitude", { place: [0, 77.7, 91, -28], taken: [6.7, 28.98] }],
	["council", "geo.longitude", { place: [0, 28.98, 181], taken: [68.7, 97] }],
	["council", "reviewMonths", { months: [0, 61, 1.5], taken: [1, 60] }],
	[
		"council",
		"updated",
		{
			year: ["0226-01-01", "2206-01-01"],
			day: ["2026-06-31", "2026-02-29", "31-06-2026"],
			taken: ["1865-04-01", "2028-02-29"],
		},
	],
	[
		"complaintCategories",
		"limit",
		{ limit: ["0h", "721h", "181d", "999d", "3w"], taken: ["24h", "720h", "180d"] },
	],
	["notices", "date", { year: ["0226-03-01"], day: ["2026-04-31"], taken: ["2026-03-01", "today-5"] }],
	[
		"notices",
		"closes",
		{ closesFirst: ["2026-02-28"], year: ["9999-01-01"], taken: ["2026-03-01", "today+5"] },
	],
	[
		"notices",
		"reference",
		{
			shortened: ["9.1E+09", "1,2E+15", "9E-05", "#NAME?", "####"],
			taken: ["NP/E 12", "1234567890123450", "5E"],
		},
	],
	[
		"wards",
		"phone",
		{ zeroLost: ["1212660123", "5912220000"], taken: ["01212660123", "1800110001", "9412000001"] },
	],
	[
		"contractors",
		"Phone_Number",
		{ zeroLost: ["1212660123"], phone: [99_999_999_999], taken: ["9412000001", "01212660123", "null"] },
	],
	[
		"wards",
		"population",
		{ tooLarge: ["99999999999", 1_000_001], number: ["-1", "1.5"], taken: ["0", 1_000_000] },
	],
	["corrections", "id", { taken: ["1", "1795933801999"] }],
	["home", "hero.clock.radius", { tooLarge: ["99999999999"], taken: ["200"] }],
	["notices", "opens", { opensFirst: ["2026-03-19"], taken: ["2026-03-20", "2026-03-25"] }],
	[
		"notices",
		"closesAt",
		{ midnight: ["00:00"], time: ["24:00", "25:10", "3 pm"], taken: ["23:59", "00:01"] },
	],
	[
		"alerts",
		"ends",
		{
			endsFirst: ["2026-02-28", "2026-02-28 15:00"],
			midnight: ["2026-03-02 00:00"],
			year: ["3026-03-02"],
			moment: ["2026-02-30 10:00", "2026-03-02 25:00"],
			taken: ["2026-03-01", "2026-03-01 00:01"],
		},
	],
	["alerts", "starts", { year: ["0206-03-01"], taken: ["2026-03-01 00:00"] }],
	[
		"wardsPage",
		"everyWard.0.value",
		{
			wardsBackward: [both("Wards 12 to 1: 6 am"), { en: "Wards 1 to 2", hi: "वार्ड 9 से 7" }],
			taken: [both("Wards 1 to 12: 6 am."), both("वार्ड 7 से 9")],
		},
	],
];

test.each(families)(
	"%s, %s: a value without sense is told with what to write, one with sense is taken",
	(kind, path, cases) => {
		for (const [code, values = []] of Object.entries(cases)) {
			for (const value of values) {
				expect(said(kind, path, value) ?? "taken", JSON.stringify(value)).toBe(code);
			}
			if (code === "taken") continue;
			const { en, hi } = mistakeMessages[code as MistakeCode];
			expect(en).not.toBe("");
			expect(hi).toMatch(/\p{Script=Devanagari}/u);
		}
	},
);
