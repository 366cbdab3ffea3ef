import { expect, test } from "vitest";
import { changedTown, replace } from "#server/content/devgarh.fixture.ts";
import { command } from "../tests/support/command.ts";

test("a folder without mistakes ends with 0, so that a service may start after it", async () => {
	const town = changedTown({});
	expect(await command("check-town", [], { TOWN: town })).toEqual({
		code: 0,
		said: `Nagar Panchayat Devgarh: no mistakes in ${town}\n`,
	});
});

test("a folder that is named is the one that is looked at, whatever the settings say", async () => {
	const town = changedTown({ "tables/wards.csv": replace("2210", "many") });
	const other = changedTown({});
	const { code, said } = await command("check-town", [town], { TOWN: other });
	expect([code, said.split("\n")[0]]).toEqual([1, `1 mistake in the town folder ${town}:`]);
});

test("a folder with mistakes ends with 1 and all of them, in sentences", async () => {
	const town = changedTown({
		"tables/wards.csv": replace("2210", "many"),
		"council.yaml": replace("sample: true", "sample: perhaps"),
	});
	const { code, said } = await command("check-town", [], { TOWN: town });
	expect(code).toBe(1);
	expect(said.split("\n")).toEqual([
		`2 mistakes in the town folder ${town}:`,
		'  council.yaml, line 4, sample: found "perhaps", expected true or false',
		'  tables/wards.csv, row 3, population: found "many", expected a whole number',
		"",
	]);
});
