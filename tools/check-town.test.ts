import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { replace, withTown } from "#server/content/devgarh.fixture.ts";

/** What `npm run check-town` does with a folder. */
function checkTown(folder: string) {
	const { status, stdout, stderr } = spawnSync("node", ["tools/check-town.ts"], {
		cwd: fileURLToPath(new URL("..", import.meta.url)),
		env: { ...process.env, TOWN: folder },
		encoding: "utf8",
	});
	return { status, stdout, stderr };
}

test("a folder without mistakes ends with 0, so that a service may start after it", () => {
	withTown({}, (folder) => {
		expect(checkTown(folder)).toEqual({
			status: 0,
			stdout: `Nagar Panchayat Devgarh: no mistakes in ${folder}\n`,
			stderr: "",
		});
	});
});

test("a folder with mistakes ends with 1 and all of them, in sentences", () => {
	const changes = {
		"tables/wards.csv": replace("2210", "many"),
		"council.yaml": replace("sample: true", "sample: perhaps"),
	};
	withTown(changes, (folder) => {
		const { status, stderr } = checkTown(folder);
		expect(status).toBe(1);
		expect(stderr.split("\n")).toEqual([
			`2 mistakes in the town folder ${folder}:`,
			'  council.yaml, line 4, sample: found "perhaps", expected true or false',
			'  tables/wards.csv, row 3, population: found "many", expected a whole number',
			"",
		]);
	});
});
