import { describe, expect, test } from "vitest";
import { devgarh } from "./devgarh.fixture.ts";
import { documentOf, type Entry, entriesOf, type Source } from "./entries.ts";
import { readFolder } from "./from-files.ts";
import { type DeskRow, deskFile } from "./overlay.ts";
import { type FallbackFor, reconcile, sentencesOf } from "./reconcile.ts";
import type { FolderReading } from "./source.ts";

const folder = readFolder(devgarh);
const off = (kind: DeskRow["kind"], key: string): DeskRow => ({ kind, key, raw: null });
const fact = (en: string) => ({ value: { en, hi: "अ" }, asOn: "2026-11-02", source: "Survey" });
const portal = (name: string): DeskRow => ({
	kind: "portals",
	key: "flood",
	raw: {
		name: { en: name, hi: "बाढ़" },
		address: "https://flood.example",
		government: true,
		asOn: "2026-11-02",
		source: "Council",
	},
});
const alert = (more: object): DeskRow => ({
	kind: "alerts",
	key: "2",
	raw: {
		id: "2",
		version: "1",
		level: "warning",
		text: { en: "A", hi: "अ" },
		on: "all",
		starts: "2026-01-01",
		ends: "2040-01-01",
		...more,
	},
});

function withEntry(reading: FolderReading, entry: Entry): FolderReading {
	const source = reading.sources.get(entry.kind) as Source;
	const table = new Map([...source.table, [entry.key, entry]]);
	return { ...reading, sources: new Map([...reading.sources, [entry.kind, { ...source, table }]]) };
}

/** The folder as a technician has changed one of its files. */
function changed(kind: "introductionPage", change: (raw: object) => object): FolderReading {
	const [entry] = entriesOf(folder.sources, kind) as [Entry];
	return withEntry(folder, { ...entry, raw: change(entry.raw as object) });
}

function fitted(desk: readonly DeskRow[], reading = folder, fallbackFor?: FallbackFor) {
	const { checked, rejected } = reconcile(reading, desk, undefined, fallbackFor);
	return {
		shown: [...checked.desk.values()],
		ids: (kind: "acts" | "officers" | "board" | "alerts") => checked.content[kind].map(({ id }) => id),
		gaveWay: rejected.map(({ row }) => deskFile(row)),
		said: rejected.flatMap(sentencesOf),
	};
}

describe("where the folder and the desk don't go together", () => {
	test("only the removal that breaks something gives way; what else was taken off stays off", () => {
		const { ids, gaveWay, said } = fitted([
			off("acts", "1"),
			off("officers", "1"),
			alert({}),
			off("board", "4"),
		]);
		expect([ids("acts"), ids("board"), ids("officers"), ids("alerts")]).toEqual([
			[2],
			[1, 2, 3],
			[1, 2],
			[1, 2],
		]);
		expect(gaveWay).toEqual(["desk/officers/1"]);
		expect(said).toEqual([
			expect.stringMatching(
				/^desk\/officers\/1: is shown though it was taken off or has ended, or else home\.yaml, line 16/,
			),
		]);
	});

	test("a removal that needs another row of the desk stays with that", () => {
		const board = {
			kind: "board",
			key: "1",
			raw: { id: "1", officer: "2", position: { en: "Chairman", hi: "अध्यक्ष" }, img: "emblem.svg" },
		} as const;
		const reads = documentOf(folder.sources, "rightToInformationPage") as { officers: object[] };
		const page = {
			kind: "rightToInformationPage",
			key: "all",
			raw: { ...reads, officers: reads.officers.map((each) => ({ ...each, officer: 2 })) },
		} as const;
		const { leaders, ...rest } = documentOf(folder.sources, "home") as { leaders: number[] };
		const home = {
			kind: "home",
			key: "all",
			raw: { ...rest, leaders: leaders.map(() => 2) },
		} as const;
		const wrong = alert({ page: "nowhere" });
		const { ids, gaveWay } = fitted([off("officers", "1"), wrong, board, home, page, off("acts", "1")]);
		expect([ids("officers"), ids("acts"), gaveWay]).toEqual([[2], [2], ["desk/alerts/2"]]);
	});

	test("where a technician's folder uses what the desk has removed, that alone comes back, and is named", () => {
		const reading = changed("introductionPage", (raw) => ({
			...raw,
			lead: { en: "{facts.lakes}", hi: "{facts.lakes}" },
		}));
		const place = () => ({ file: "facts.yaml" });
		const both = withEntry(reading, { kind: "facts", key: "lakes", raw: fact("Nine lakes"), place });
		const { ids, gaveWay, said } = fitted([off("acts", "1"), off("facts", "lakes"), off("acts", "2")], both);
		expect([ids("acts"), gaveWay]).toEqual([[], ["desk/facts/lakes"]]);
		expect(said).toEqual([expect.stringContaining("pages/introduction.yaml")]);
	});

	test("what was taken off stays off, though other rows of the desk would like to have it", () => {
		const { ids, gaveWay, said } = fitted([
			alert({ portal: "flood" }),
			off("portals", "flood"),
			off("acts", "1"),
		]);
		expect([ids("acts"), ids("alerts"), gaveWay]).toEqual([[2], [1], ["desk/alerts/2"]]);
		expect(said).toEqual([expect.stringMatching(/^desk\/alerts\/2, portal: found "flood"/)]);
	});

	test("one wrong row among many is found, whatever stands before and after it", () => {
		const many = Array.from({ length: 300 }, (_, at): DeskRow => {
			const raw = { id: String(at + 10), title: { en: `Act ${at}`, hi: "अ" } };
			return { kind: "acts", key: String(at + 10), raw };
		});
		const wrong = { kind: "facts", key: "wards", raw: fact("9") } as const;
		for (const at of [0, 150, 300]) {
			const { gaveWay, shown } = fitted(many.toSpliced(at, 0, wrong, off("officers", "1")));
			expect([new Set(gaveWay), shown.length]).toEqual([
				new Set(["desk/facts/wards", "desk/officers/1"]),
				300,
			]);
		}
	});

	test("in place of a row that doesn't fit stands what was before it, as long as that fits", () => {
		const [first, second] = [portal("Flood"), alert({ portal: "flod" })];
		const [former, third] = [alert({ page: "nowhere" }), alert({ portal: "flood" })];
		const before = new Map([
			[second, former],
			[former, third],
		]);
		const { shown, gaveWay } = fitted([first, second], folder, (row) => before.get(row));
		expect([shown, gaveWay]).toEqual([[first, third], ["desk/alerts/2"]]);
	});
});
