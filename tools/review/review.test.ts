import { expect, test } from "vitest";
import { type Changes, devgarh, replace, withTown } from "#server/content/devgarh.fixture.ts";
import { openTown } from "#server/content/from-files.ts";
import { command } from "../../tests/support/command.ts";
import { town } from "../../tests/support/town.ts";
import { review } from "./review.ts";

/** The lines of the section with that title, for a changed copy of Devgarh as of a day. */
function linesOf(title: string, changes: Changes = {}, today = "2026-11-21"): readonly string[] {
	return withTown(changes, (folder) => {
		const section = review(openTown(folder).written, today).find((each) => each.title.startsWith(title));
		if (!section) throw new Error(`No section begins with "${title}"`);
		return section.lines;
	});
}

test("a page that was last read through too long ago is named with its owner, the oldest first", () => {
	const old = {
		"pages/wards.yaml": replace("reviewed: 2026-11-02", "reviewed: 2026-04-30"),
		"pages/acts.yaml": replace("reviewed: 2026-11-02", "reviewed: 2025-08-31"),
		"pages/reach.yaml": replace("reviewed: 2026-11-02", "reviewed: 2026-05-22"),
	};
	expect(linesOf("Overdue", old)).toEqual([
		"pages/acts.yaml: seen 2025-08-31, due 2026-02-28 (Office)",
		"pages/wards.yaml: seen 2026-04-30, due 2026-10-30 (Office)",
	]);
	expect(linesOf("Overdue")).toEqual([]);
	// A day of its own, earlier or later; one from before it was read last counts no more.
	const own = (day: string) => ({
		"pages/wards.yaml": replace("reviewed: 2026-11-02", `reviewed: 2026-11-02\nreadAgain: ${day}`),
		"pages/acts.yaml": replace("reviewed: 2026-11-02", "reviewed: 2025-08-31\nreadAgain: 2026-11-21"),
	});
	expect(linesOf("Overdue", own("2026-11-20"))).toEqual([
		"pages/wards.yaml: seen 2026-11-02, due 2026-11-20 (Office)",
	]);
	expect(linesOf("Overdue", own("2026-01-01"))).toEqual([]);
});

test("figures and addresses grow old too, and the council decides how fast", () => {
	const changes = { "council.yaml": (text: string) => `${text}\nreviewMonths: 1\n` };
	const lines = linesOf("Overdue", changes, "2026-12-03");
	expect(lines).toContain("facts.yaml, oldAgePension: seen 2026-11-02, due 2026-12-02");
	expect(lines).toContain("portals.yaml, map: seen 2026-11-02, due 2026-12-02");
	expect(linesOf("Overdue", changes, "2026-12-02")).toEqual([]);
});

test("each address says where it is used, and one that nothing leads to is told apart", () => {
	const spare = {
		"portals.yaml": (text: string) =>
			`${text}\nspare: { name: { en: Spare, hi: अतिरिक्त }, address: https://www.india.gov.in/spare, government: true, asOn: 2026-11-02, source: Council }\n`,
	};
	expect(linesOf("Addresses outside", spare)).toContain(
		"indiaCode https://www.indiacode.nic.in: home.yaml, governmentSites, 4, portal; tables/acts.csv, 1, portal",
	);
	expect(linesOf("Addresses that nothing", spare)).toEqual(["spare https://www.india.gov.in/spare"]);
	expect(linesOf("Several addresses", spare)).toContain("india.gov.in: india, spare");
});

test("the longest texts come first, with their place", () => {
	const long = "अ".repeat(900);
	const [first, ...others] = linesOf("The 10 longest", {
		"pages/wards.yaml": replace("अपना वार्ड देखें।", long),
	});
	expect(first).toBe("900 letters: pages/wards.yaml, lead, hi");
	expect(others).toHaveLength(9);
});

test("markup in a text is named with its place, for readers would see its letters; signs of a sum are none", () => {
	const changes = {
		"pages/wards.yaml": (text: string) =>
			text
				.replace(/^lead: \{ en: .*?, hi: .*\}$/m, 'lead: { en: "Your <b>ward</b>", hi: "अपना&nbsp;वार्ड" }')
				.replace("hi: कार्यालय", 'hi: "कार्यालय <script src=x"'),
		"tables/wards.csv": (text: string) => text.replace(/^(1,)[^,]+/m, "$1A&B < C <3 x<y; R&D"),
	};
	expect(linesOf("Markup", changes)).toEqual([
		"pages/wards.yaml, lead, en: <b",
		"pages/wards.yaml, lead, hi: &nbsp;",
		"pages/wards.yaml, owner, hi: <script",
	]);
	expect(
		linesOf("Markup", { "tables/wards.csv": (text) => text.replace(/^(1,)[^,]+/m, "$1<i>One</i>") }),
	).toEqual(["tables/wards.csv, 1, name, en: <i"]);
	expect(review(town.written, "2026-11-21").find(({ title }) => title.startsWith("Markup"))).toMatchObject({
		lines: [],
	});
});

test("what a text or a source asks to confirm is listed with its place, until the words are taken out", () => {
	expect(linesOf("To confirm")).toEqual([]);
	const unsure = {
		"pages/wards.yaml": replace("Find your ward.", "Find your ward; confirm at the office."),
		"facts.yaml": (text: string) =>
			text.replace("source: State order }", 'source: "Reports; confirm on the portal" }'),
	};
	expect(linesOf("To confirm", unsure)).toEqual([
		"facts.yaml, oldAgePension, source: Reports; confirm on the portal",
		"pages/wards.yaml, lead, en: Find your ward; confirm at the office.",
	]);
});

test("a document without an owner is named, one with an owner is not", () => {
	const lines = linesOf("Documents that name no owner");
	expect(lines).toContain("home.yaml");
	expect(lines).not.toContain("pages/wards.yaml");
});

test("a text that was never translated is named; figures are the same in every language", () => {
	const copied = { "pages/wards.yaml": replace("hi: कार्यालय", "hi: Office") };
	expect(linesOf("Texts that are the same", copied)).toContain("pages/wards.yaml, owner: Office");
	expect(linesOf("Texts that are the same").join("\n")).not.toMatch(/₹|figure/);
});

test("the command reads the folder that TOWN names, and ends well", async () => {
	const { code, said } = await command("review", [], { TOWN: devgarh });
	expect(code).toBe(0);
	expect(said).toMatch(/^Nagar Panchayat Devgarh, \d{4}-\d\d-\d\d: .*devgarh alone\n/);
	expect(said).toContain("\nAddresses that nothing leads to: none\n");
});
