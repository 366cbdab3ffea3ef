import { describe, expect, test } from "vitest";
import type { ContentKind } from "#contract/content/kinds.ts";
import { orderKey } from "#contract/content/row.ts";
import { devgarh } from "./devgarh.fixture.ts";
import { entriesOf } from "./entries.ts";
import { readFolder, townOf } from "./from-files.ts";
import { TownMistakes } from "./mistakes.ts";
import type { DeskRow } from "./overlay.ts";

const reading = readFolder(devgarh);
const alert = {
	id: "1",
	version: "2",
	level: "warning",
	text: { en: "The pond road is closed again.", hi: "तालाब वाली सड़क फिर बंद है।" },
	on: "all",
	starts: "2026-01-01",
	ends: "2040-01-01",
};
const written = (desk: readonly DeskRow[]) =>
	townOf(reading, desk).written.alerts.map(({ id, version }) => [id, version]);
const folderRows = (kind: ContentKind) => entriesOf(reading.sources, kind).map(({ raw }) => raw as object);

function mistakesOf(desk: readonly DeskRow[]) {
	try {
		townOf(reading, desk);
		return [];
	} catch (error) {
		if (error instanceof TownMistakes) return error.mistakes;
		throw error;
	}
}

describe("what the desk has published", () => {
	test("takes the place of the folder's row of the same key, stands beside the others, or takes one off", () => {
		expect(written([])).toEqual([[1, 1]]);
		expect(written([{ kind: "alerts", key: "1", raw: alert }])).toEqual([[1, 2]]);
		expect(written([{ kind: "alerts", key: "2", raw: { ...alert, id: "2" } }])).toEqual([
			[1, 1],
			[2, 2],
		]);
		expect(written([{ kind: "alerts", key: "1", raw: null }])).toEqual([]);
		expect(written([{ kind: "alerts", key: "9", raw: null }])).toEqual([[1, 1]]);
	});

	test("lies over a map by its keys", () => {
		const [portal, ...others] = entriesOf(reading.sources, "portals");
		const { key = "", raw: before } = portal ?? {};
		const raw = { ...(before as object), name: { en: "Renamed", hi: "नया नाम" } };
		const { written } = townOf(reading, [{ kind: "portals", key, raw }]);
		expect(written.portals[key]?.name.en).toBe("Renamed");
		expect(Object.keys(written.portals)).toEqual([key, ...others.map((each) => each.key)]);
	});

	test("gives rows their order: what it doesn't name comes after the rest, what isn't there is no mistake", () => {
		const people = (...desk: DeskRow[]) =>
			townOf(reading, desk)
				.written.helplines.map(({ key }) => key)
				.slice(0, 4);
		const order: DeskRow = {
			kind: "helplines",
			key: orderKey,
			raw: { [orderKey]: ["police", "gone", "motherChild"] },
		};
		const folder = people();
		expect(folder).toEqual(["emergency", "police", "ambulance", "motherChild"]);
		expect(people(order)).toEqual(["police", "motherChild", "emergency", "ambulance"]);
		expect(people({ ...order, raw: null })).toEqual(folder);
		// Readers see the last of these first, and so something new before all others.
		const photo = { ...folderRows("photos")[0], id: "3" };
		const photos = (...keys: string[]) =>
			townOf(reading, [
				{ kind: "photos", key: "3", raw: photo },
				{ kind: "photos", key: orderKey, raw: { [orderKey]: keys } },
			])
				.written.photos.map(({ id }) => id)
				.toReversed();
		expect(photos("1", "2")).toEqual([3, 1, 2]);
		expect(photos("2", "3", "1")).toEqual([2, 3, 1]);
		const left = townOf(reading, [
			{ kind: "photos", key: "2", raw: null },
			{ kind: "photos", key: "3", raw: photo },
			{ kind: "photos", key: orderKey, raw: { [orderKey]: ["1", "2", "3"] } },
		]);
		expect(left.written.photos.map(({ id }) => id)).toEqual([3, 1]);
	});

	test("tells a mistake of a row that was put elsewhere at that row", () => {
		const second = folderRows("officers")[1];
		const mistakes = mistakesOf([
			{ kind: "officers", key: orderKey, raw: { [orderKey]: ["2", "1"] } },
			{ kind: "officers", key: "2", raw: { ...second, phone: "no number" } },
		]);
		expect(new Set(mistakes.map(({ file, field }) => `${file} ${field}`))).toEqual(
			new Set(["desk/officers/2 phone"]),
		);
	});

	test("is checked by the checks of the folder, which name the desk's row and its field", () => {
		const wrong = { ...alert, page: "nowhere", ends: "2025-01-01", text: { en: "Only this", hi: "" } };
		const mistakes = mistakesOf([{ kind: "alerts", key: "1", raw: wrong }]);
		expect(mistakes.map(({ file, field }) => [file, field]).sort()).toEqual([
			["desk/alerts/1", "ends"],
			["desk/alerts/1", "page"],
			["desk/alerts/1", "text.hi"],
		]);
	});
});
