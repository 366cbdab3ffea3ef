import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { openTown } from "#server/content/from-files.ts";
import { command } from "../../tests/support/command.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { openSite } from "../../tests/support/own-site.ts";
import { town } from "../../tests/support/town.ts";
import { run } from "../command.ts";
import { main } from "../new-town.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const place = newFolder("new-town");
const folder = join(place, "our town");
const words = ["Rampurva", "रामपुरवा", folder];

beforeAll(() => {
	execFileSync(process.execPath, [join(root, "tools/new-town.ts"), ...words]);
});

const texts = () =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(yaml|csv)$/.test(file))
		.map((file) => readFileSync(join(folder, file), "utf8"))
		.join("\n");

test("one command makes a council that opens under its own name, in both languages", async () => {
	const { app } = await openSite(openTown(folder));
	for (const [path, name] of [
		["/", "Nagar Panchayat Rampurva"],
		["/hi", "नगर पंचायत रामपुरवा"],
		["/info/notices", "Example of a notice"],
		["/services/birth-certificate", "Rampurva"],
	] as const) {
		const answer = await app.inject(path);
		expect(answer.statusCode, path).toBe(200);
		expect(answer.body).toContain(name);
	}
	await app.close();
});

test("nothing of the demo town is in it: no name, no person, no picture of its own", () => {
	const demo = town.written;
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

test("what is left of the examples is listed until the council's own stands there", async () => {
	const { said } = await command("review", [], { TOWN: folder });
	expect(said).toContain("tables/notices.csv, 1, title, en: Example of a notice");
	expect(said).toContain("council.yaml, sample: true");
	expect(said).toContain("council.yaml, helpline: 0000-000000");
});

test("a folder with something in it is left alone, and a name in the wrong letters is asked for again", async () => {
	const told: string[] = [];
	const warn = (line: string) => told.push(line);
	const again = (...argv: string[]) => run(main, { argv, environment: {}, say: warn, warn });
	expect([await again(...words), await again("रामपुरवा", "Rampurva")]).toEqual([1, 1]);
	expect(told).toEqual([
		`${folder} isn't empty: choose a new folder.`,
		expect.stringContaining("Usage: npm run new-town"),
	]);
});
