import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { beginOf } from "../../contract/moments.ts";
import { createApp } from "../../server/app.ts";
import { withTown } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { openDatabase } from "../../server/db/open.ts";
import { readEnv } from "../../server/env.ts";
import { createRenderer } from "../../server/pages/render.ts";
import { Pictures } from "../../server/pictures/pictures.ts";
import { SiteSearch } from "../../server/search/site-search.ts";

const text = "पानी फिर आ रहा है।";
const alerts = `id,version,level,text_en,text_hi,page,portal,on,starts,ends
1,1,information,Water is back.,${text},,,all,2027-01-10 06:00,2027-01-10 18:00
`;

/** What a service says of itself for a time. */
const status = "Zebra";

const dataDir = mkdtempSync(join(tmpdir(), "palika-data-"));
let app: Awaited<ReturnType<typeof createApp>>["app"];

beforeAll(async () => {
	// The clock alone: everything else goes on as usual.
	vi.useFakeTimers({ toFake: ["Date"], now: beginOf("2027-01-10 05:00") });
	const env = readEnv({ LOG_LEVEL: "silent", PORT: "0" });
	const town = withTown(
		{
			"tables/alerts.csv": () => alerts,
			"pages/birth-certificate.yaml": (yaml) =>
				yaml.replace(/Mornings only.*2026-11-30/, `${status}., hi: ${status}। }, until: 2027-01-10`),
		},
		(folder) => openTown(folder),
	);
	const search = new SiteSearch(town);
	const database = await openDatabase({ dataDir });
	const media = {
		folder: town.mediaFolder,
		files: town.media,
		pictures: new Pictures(town.mediaFolder, dataDir),
	};
	const nextChange = (now: number) => town.nextChange(now);
	app = (
		await createApp({
			env,
			...(await createRenderer(env, town, search)),
			search,
			nextChange,
			media,
			database,
		})
	).app;
});
afterAll(async () => {
	vi.useRealTimers();
	await app.close();
	rmSync(dataDir, { recursive: true, force: true });
});

test("devices that keep pages are told: what they are to keep is then another version", {
	timeout: 120_000,
}, async () => {
	const versionAt = async (moment: string) => {
		vi.setSystemTime(beginOf(moment));
		return (await app.inject("/service-worker.js")).body.match(/"version":"(\w{10})"/)?.[1];
	};
	const before = await versionAt("2027-01-10 05:59");
	expect(before).toBeDefined();
	expect(await versionAt("2027-01-10 06:00")).not.toBe(before);
});

test("an alert is there from then on, and goes at its time, by itself", async () => {
	const shownAt = async (moment: string) => {
		vi.setSystemTime(beginOf(moment));
		return (await app.inject("/hi/help")).body.includes(text);
	};
	expect(await shownAt("2027-01-10 06:00")).toBe(true);
	expect(await shownAt("2027-01-10 17:59")).toBe(true);
	expect(await shownAt("2027-01-10 18:00")).toBe(false);
});

test("what a service says of itself for a time is found as long as it holds", async () => {
	const foundAt = async (moment: string) => {
		vi.setSystemTime(beginOf(moment));
		const { body } = await app.inject(`/search?q=${status}`);
		return body.includes("Best matches");
	};
	expect(await foundAt("2027-01-10 23:59")).toBe(true);
	expect(await foundAt("2027-01-11 00:00")).toBe(false);
});
