import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Content } from "#contract/content/kinds.ts";
import { changedTown, devgarh, replace } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";
import { keptContent, openKeptTown } from "./kept-content.ts";
import { readMedia } from "./media.ts";
import { TownMistakes } from "./mistakes.ts";

const demo = new URL("../../town", import.meta.url).pathname;

let keptIn: string;
beforeEach(() => {
	keptIn = mkdtempSync(join(tmpdir(), "palika-kept-"));
});
afterEach(() => {
	rmSync(keptIn, { recursive: true, force: true });
});

const file = () => join(keptIn, "town.json");
/** What is kept for a town, or what the check would make: nothing that any town says. */
const nothing = async () => ({}) as Content;
const kept = (folder: string) => keptContent(keptIn, folder, readMedia(folder).media, nothing);

test.each([devgarh, demo])(
	"%s says the same when it is opened again, and is not checked again",
	async (folder) => {
		const { written } = await openKeptTown(folder, keptIn);
		expect((await openKeptTown(folder, keptIn)).written).toStrictEqual(written);
		expect(await kept(folder)).toStrictEqual(written);
	},
);

describe("a town is read anew", () => {
	beforeEach(async () => {
		await openKeptTown(devgarh, keptIn);
	});

	test("after one of its files has changed", async () => {
		using town = changedTown({ "tables/wards.csv": replace("Pond Side", "Pond Corner") });
		const wards = (await openKeptTown(town.folder, keptIn)).read("wards", "en");
		expect(wards.map(({ name }) => name)).toContain("Pond Corner");
	});

	test("after one of its tables was taken away", async () => {
		using town = changedTown({ "tables/acts.csv": null });
		expect((await openKeptTown(town.folder, keptIn)).read("acts", "en")).toEqual([]);
	});

	test("after one of its pictures has changed", async () => {
		const picture = readdirSync(join(devgarh, "media"), { recursive: true, encoding: "utf8" }).find((name) =>
			name.endsWith(".svg"),
		);
		using town = changedTown({ [`media/${picture}`]: (drawing) => `${drawing}<!-- another -->` });
		expect(await kept(town.folder)).toEqual({});
	});

	test.each(["", "{", '{"madeFrom":', "null", "{}"])("where %j is all that is kept", async (text) => {
		writeFileSync(file(), text);
		expect((await openKeptTown(devgarh, keptIn)).written).toStrictEqual(openTown(devgarh).written);
		expect(await kept(devgarh)).toStrictEqual(openTown(devgarh).written);
	});
});

test("a town with mistakes is refused at every start, and what was kept before stays", async () => {
	await openKeptTown(devgarh, keptIn);
	const before = readFileSync(file(), "utf8");
	using town = changedTown({ "home.yaml": null });
	for (let start = 0; start < 2; start += 1) {
		await expect(openKeptTown(town.folder, keptIn)).rejects.toThrow(TownMistakes);
	}
	expect(readFileSync(file(), "utf8")).toBe(before);
});

test("a folder that is not there is a mistake like any other", async () => {
	await expect(openKeptTown(`${devgarh}-elsewhere`, keptIn)).rejects.toThrow("found no such folder");
});

test("a town whose files change while they are read is not kept", async () => {
	using town = changedTown({});
	await keptContent(keptIn, town.folder, readMedia(town.folder).media, async () => {
		rmSync(join(town.folder, "tables/acts.csv"));
		return openTown(devgarh).written;
	});
	expect(readdirSync(keptIn)).toEqual([]);
});

test("where nothing can be kept, the town is read each time", async () => {
	writeFileSync(join(keptIn, "a-file"), "");
	const check = vi.fn(async () => openTown(devgarh).written);
	const { media } = readMedia(devgarh);
	for (let start = 0; start < 2; start += 1) {
		expect((await keptContent(join(keptIn, "a-file"), devgarh, media, check)).council).toBeDefined();
	}
	expect(check).toHaveBeenCalledTimes(2);
	expect(readdirSync(keptIn)).toEqual(["a-file"]);
});
