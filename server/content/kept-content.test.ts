import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { devgarh, replace, withTown } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";
import { keptContent } from "./kept-content.ts";
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
const nothing = () => ({}) as ReturnType<typeof keptContent>;
const kept = (folder: string) => keptContent(keptIn, folder, readMedia(folder).media, nothing);

test.each([devgarh, demo])("%s says the same when it is opened again, and is not checked again", (folder) => {
	const { written } = openTown(folder, { keptIn });
	expect(openTown(folder, { keptIn }).written).toStrictEqual(written);
	expect(kept(folder)).toStrictEqual(written);
});

describe("a town is read anew", () => {
	test("after one of its files has changed", () => {
		const change = replace("Pond Side", "Pond Corner");
		openTown(devgarh, { keptIn });
		withTown({ "tables/wards.csv": change }, (folder) => {
			const names = openTown(folder, { keptIn })
				.read("wards", "en")
				.map(({ name }) => name);
			expect(names).toContain("Pond Corner");
		});
	});

	test("after one of its tables was taken away", () => {
		openTown(devgarh, { keptIn });
		withTown({ "tables/acts.csv": null }, (folder) => {
			expect(openTown(folder, { keptIn }).read("acts", "en")).toEqual([]);
		});
	});

	test("after one of its pictures has changed", () => {
		const picture = readdirSync(join(devgarh, "media"), { recursive: true, encoding: "utf8" }).find((name) =>
			name.endsWith(".svg"),
		);
		openTown(devgarh, { keptIn });
		withTown({ [`media/${picture}`]: (drawing) => `${drawing}<!-- another -->` }, (folder) => {
			expect(kept(folder)).toEqual({});
		});
	});

	test.each(["", "{", '{"madeFrom":', "null"])("where %j is all that is kept", (text) => {
		writeFileSync(file(), text);
		expect(openTown(devgarh, { keptIn }).written).toStrictEqual(openTown(devgarh).written);
		expect(kept(devgarh)).toStrictEqual(openTown(devgarh).written);
	});
});

test("a town with mistakes is refused at every start, and what was kept before stays", () => {
	openTown(devgarh, { keptIn });
	const before = readFileSync(file(), "utf8");
	withTown({ "home.yaml": null }, (folder) => {
		for (let start = 0; start < 2; start += 1) {
			expect(() => openTown(folder, { keptIn })).toThrow(TownMistakes);
		}
	});
	expect(readFileSync(file(), "utf8")).toBe(before);
});

test("a town whose files change while they are read is not kept", () => {
	withTown({}, (folder) => {
		const { media } = readMedia(folder);
		keptContent(keptIn, folder, media, () => {
			rmSync(join(folder, "tables/acts.csv"));
			return openTown(devgarh).written;
		});
	});
	expect(readdirSync(keptIn)).toEqual([]);
});

test("where nothing can be kept, the town is read each time", () => {
	writeFileSync(join(keptIn, "a-file"), "");
	const check = vi.fn(() => openTown(devgarh).written);
	const { media } = readMedia(devgarh);
	for (let start = 0; start < 2; start += 1) {
		expect(keptContent(join(keptIn, "a-file"), devgarh, media, check).council).toBeDefined();
	}
	expect(check).toHaveBeenCalledTimes(2);
	expect(readdirSync(keptIn)).toEqual(["a-file"]);
});
