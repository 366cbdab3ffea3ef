import { describe, expect, test } from "vitest";
import { contractorClasses } from "#contract/content/contractor.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import { videoKind } from "#contract/content/video-kind.ts";
import { type Lang, languages } from "#contract/language.ts";
import { isNew, isOpen } from "#contract/notices.ts";
import { openTown } from "#server/content/from-files.ts";
import { demoCounts, demoDistances, demoWardPopulation } from "../support/demo-town.ts";
import { folder, town } from "../support/town.ts";

/** Content of the demonstration by the specification (§2, §3, §9). A real council has its own wards, people and pictures. */

const read = <Kind extends ContentKind>(kind: Kind, lang: Lang = "en") => town.read(kind, lang);
const fact = (key: string) => read("facts")[key]?.value;

const isDemo = read("council").sample;

describe.runIf(isDemo)(`the demonstration town${isDemo ? "" : " (skipped: no sample in town/)"}`, () => {
	const { notices: openNotices, ...counts } = demoCounts;

	test.each(Object.entries(counts))("%s: %i of them (§9)", (kind, count) => {
		expect(read(kind as keyof typeof counts)).toHaveLength(count);
	});

	test("on any day ten tender notices are open and new (§2.3, §9), and seven or more are in the archive", () => {
		for (const today of ["2026-11-21", "2027-02-28", "2031-12-31"]) {
			const notices = openTown(folder, { today: () => today }).read("notices", "hi");
			const open = notices.filter((notice) => isOpen(notice, today));
			expect(open).toHaveLength(openNotices);
			for (const notice of open) {
				expect(isNew(notice, today)).toBe(true);
				expect(notice).toMatchObject({ kind: "tender", portal: { host: "etender.up.nic.in" } });
			}
			expect(notices.length - open.length).toBeGreaterThanOrEqual(7);
		}
	});

	test("its wards are numbered from 1 and have 5,000 to 6,600 people (§3)", () => {
		expect(read("wards").map(({ id }) => id)).toEqual(
			Array.from({ length: demoCounts.wards }, (_, at) => at + 1),
		);
		for (const { population } of read("wards")) {
			expect(population).toBeGreaterThanOrEqual(demoWardPopulation.from);
			expect(population).toBeLessThanOrEqual(demoWardPopulation.to);
		}
	});

	test("the board is the chairman and a member for each ward", () => {
		const seats = read("board");
		expect(seats[0]).toMatchObject({ officer: 1, position: "Chairman" });
		expect(seats.slice(1).map(({ ward }) => ward)).toEqual(read("wards").map(({ id }) => id));
	});

	test("it has employees in every department, contractors in every class, phones in every form (§3)", () => {
		const departments = new Set(read("employees").map(({ department }) => department));
		expect([...departments].toSorted()).toEqual(Object.keys(departmentNames).toSorted());
		const classes = new Set(read("contractors").map(({ Category }) => Category));
		expect(classes).toEqual(new Set(Object.keys(contractorClasses)));
		const forms = new Set(
			read("contractors").map(({ Phone_Number: number }) => (number === null ? "null" : typeof number)),
		);
		expect(forms).toEqual(new Set(["number", "string", "undefined", "null"]));
	});

	test("its achievements are the five of §3", () => {
		expect(read("achievements").map(({ title }) => title)).toEqual([
			"Smart City Initiative",
			"Cleanliness Award",
			"Green City Drive",
			"Water Harvesting Programme",
			"Waste Management Reform",
		]);
	});

	test("its history has three or four paragraphs, and three photos (§2.5)", () => {
		expect([3, 4]).toContain(read("introductionPage").history.length);
		expect(read("introductionPage").photos).toHaveLength(3);
	});

	test("its distances are those of §9", () => {
		expect(fact("airportDistance")).toBe(`${demoDistances.airport} km`);
		const shown = read("reachPage").distances.map(({ label, value }) => [label, value]);
		expect(shown).toEqual([
			["Airport", `${demoDistances.airport} km`],
			["Delhi", `${demoDistances.delhi} km`],
			["Ghaziabad", `${demoDistances.ghaziabad} km`],
			["Meerut", `${demoDistances.meerut} km`],
		]);
	});

	test("its news are of 25 September 2025, with three of these days, and name officials and the chairman (§2.15)", () => {
		for (const lang of languages) {
			const { vision, mission } = read("newsPage", lang);
			const stories = Object.values(read("stories", lang));
			expect(stories.filter(({ date }) => date === "2025-09-25")).toHaveLength(4);
			expect(stories.filter(({ date }) => date > "2025-09-25")).toHaveLength(3);
			const told = stories.flatMap(({ paragraphs }) => paragraphs).join(" ");
			const named = read("officers", lang).filter(({ name }) => told.includes(name));
			expect(named.map(({ id }) => id)).toContain(1);
			expect(named.length).toBeGreaterThanOrEqual(4);
			for (const text of [vision, mission]) expect(text).not.toBe("");
		}
	});

	test("its videos are of each kind: on YouTube, a file, and one that isn't shown (§2.10)", () => {
		const shown = new Set(read("videos").map(({ url }) => videoKind(url)?.kind));
		expect(shown).toEqual(new Set(["youtube", "file", undefined]));
	});
});
