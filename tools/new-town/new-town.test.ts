import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTown } from "#server/content/from-files.ts";
import { startServer } from "../../tests/support/server-process.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "palika-new-town-"));
const folder = join(place, "our town");
const command = [join(root, "tools/new-town.ts"), "Rampurva", "रामपुरवा", folder];

beforeAll(() => {
	execFileSync(process.execPath, command);
});
afterAll(() => rmSync(place, { recursive: true }));

const texts = () =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(yaml|csv)$/.test(file))
		.map((file) => readFileSync(join(folder, file), "utf8"))
		.join("\n");

test("one command makes a council that opens under its own name, in both languages", async () => {
	const server = await startServer({ TOWN: folder });
	for (const [path, name] of [
		["/", "Nagar Panchayat Rampurva"],
		["/hi", "नगर पंचायत रामपुरवा"],
		["/info/notices", "Example of a notice"],
		["/services/birth-certificate", "Rampurva"],
	] as const) {
		const answer = await fetch(server.address + path, { headers: { accept: "text/html" } });
		expect(answer.status, path).toBe(200);
		expect(await answer.text()).toContain(name);
	}
	await server.stop();
});

test("nothing of the demo town is in it: no name, no person, no picture of its own", () => {
	const demo = openTown(join(root, "town")).written;
	const all = texts();
	expect(all).not.toMatch(/chandanpur|चंदनपुर/i);
	const people = [...demo.officers, ...demo.employees].map(({ name }) => name.en);
	expect(people.filter((name) => all.includes(name))).toEqual([]);
	expect(readdirSync(join(folder, "media")).toSorted()).toEqual(
		["clip.mp4", "emblem.svg", "place.svg", "schemes", "services", "waste"].toSorted(),
	);
	const { written } = openTown(folder);
	for (const table of ["wards", "notices", "employees", "contractors", "photos"] as const)
		expect(written[table], table).toHaveLength(1);
});

test("what is left of the examples is listed until the council's own stands there", () => {
	const review = () =>
		execFileSync(process.execPath, [join(root, "tools/review.ts")], {
			env: { ...process.env, TOWN: folder },
			encoding: "utf8",
		});
	const said = review();
	expect(said).toContain("tables/notices.csv, 1, title, en: Example of a notice");
	expect(said).toContain("council.yaml, sample: true");
	expect(said).toContain("council.yaml, helpline: 0000-000000");
});

test("a folder with something in it is left alone, and a name in the wrong letters is asked for again", () => {
	const again = spawnSync(process.execPath, command, { encoding: "utf8" });
	expect([again.status, again.stderr]).toEqual([1, `${folder} isn't empty: choose a new folder.\n`]);
	const swapped = spawnSync(process.execPath, [command[0] as string, "रामपुरवा", "Rampurva"], {
		encoding: "utf8",
	});
	expect(swapped.status).toBe(1);
	expect(swapped.stderr).toContain("Usage");
});
