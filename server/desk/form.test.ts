import { describe, expect, test } from "vitest";
import { complaintOf } from "#contract/content/complaints.ts";
import { deskKindNames } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { languages } from "#contract/language.ts";
import { formOf } from "./form.ts";

const names = {
	portals: new Map([["etender", "e-Tender"]]),
	pages: new Map([["contact", "Contact & HelpLine"]]),
};

/** What a form could send of each field that no checker takes. */
const junk = ["", "?", "nowhere", "2026-02-30", "99-99", { en: "", hi: "" }, { en: "x", hi: "\uFFFD" }];

describe.each(deskKindNames)("the form of %s", (kind) => {
	const { schema } = kinds[kind];

	test.each(languages)(
		"has every field of the schema, each with its type and in %s the names of its choices",
		(lang) => {
			const fields = formOf(kind, lang, names);
			expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
			for (const { name, type, choices } of fields) {
				if (type !== "choice" && type !== "places") continue;
				expect(choices?.length, name).toBeGreaterThan(0);
				if (lang === "en") continue;
				const own =
					choices?.filter(({ value }) => !names.pages.has(value) && !names.portals.has(value)) ?? [];
				if (name !== "service") for (const { label } of own) expect(label).toMatch(/\p{Script=Devanagari}/u);
			}
		},
	);

	test("whatever is wrong in a field is told in a sentence for clerks, in both languages", () => {
		for (const name of Object.keys(schema.shape)) {
			for (const value of junk) {
				const { error } = schema.safeParse({ [name]: value }, { reportInput: true });
				for (const { message, path } of error?.issues ?? []) {
					const said = complaintOf(message);
					expect(said.en, `${path.join(".")}: ${message}`).not.toContain("expected");
					expect(said.hi).toMatch(/\p{Script=Devanagari}/u);
				}
			}
		}
	});
});
