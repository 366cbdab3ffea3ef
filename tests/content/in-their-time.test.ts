import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { beginOf } from "../../contract/moments.ts";
import { withTown } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { isLong } from "../support/long.ts";
import { type OwnSite, openSite } from "../support/own-site.ts";

const text = "पानी फिर आ रहा है।";
const alerts = `id,version,level,text_en,text_hi,page,portal,on,starts,ends
1,1,information,Water is back.,${text},,,all,2027-01-10 06:00,2027-01-10 18:00
`;

const status = "Zebra";

let site: OwnSite;
beforeAll(async () => {
	// The clock alone: everything else goes on as usual.
	vi.useFakeTimers({ toFake: ["Date"], now: beginOf("2027-01-10 05:00") });
	const town = withTown(
		{
			"tables/alerts.csv": () => alerts,
			"council.yaml": (yaml) => `${yaml}openingHours: Mo-Sa 10:00-17:00\n`,
			"tables/holidays.csv": () => "id,date,name_en,name_hi\n1,2027-01-12,Fair,मेला\n",
			"pages/birth-certificate.yaml": (yaml) =>
				yaml.replace(/Mornings only.*2026-11-30/, `${status}., hi: ${status}। }, until: 2027-01-10`),
		},
		(folder) => openTown(folder),
	);
	site = await openSite(town);
});
afterAll(async () => {
	vi.useRealTimers();
	await site?.app.close();
});

// Every page is made twice for it.
if (isLong) {
	test("devices that keep pages are told: what they are to keep is then another version", async () => {
		const versionAt = async (moment: string) => {
			vi.setSystemTime(beginOf(moment));
			return (await site.text("/service-worker.js")).match(/"version":"(\w{10})"/)?.[1];
		};
		const before = await versionAt("2027-01-10 05:59");
		expect(before).toBeDefined();
		expect(await versionAt("2027-01-10 06:00")).not.toBe(before);
	});
}

test("an alert is there from then on, and goes at its time, by itself", async () => {
	const shownAt = async (moment: string) => {
		vi.setSystemTime(beginOf(moment));
		return (await site.text("/hi/help")).includes(text);
	};
	expect(await shownAt("2027-01-10 06:00")).toBe(true);
	expect(await shownAt("2027-01-10 17:59")).toBe(true);
	expect(await shownAt("2027-01-10 18:00")).toBe(false);
});

test("what a service says of itself for a time is found as long as it holds", async () => {
	const foundAt = async (moment: string) => {
		vi.setSystemTime(beginOf(moment));
		return /id="best".*<mark[^>]*>Zebra</s.test(await site.text(`/search?q=${status}`));
	};
	expect(await foundAt("2027-01-10 23:59")).toBe(true);
	expect(await foundAt("2027-01-11 00:00")).toBe(false);
});

test("the office opens and closes at its minute in the pages that were made before, and says why it is closed", async () => {
	const shownAt = async (moment: string, path = "/help") => {
		vi.setSystemTime(beginOf(moment));
		return [
			...new Set(
				[...(await site.text(path)).matchAll(/data-open-now="[^>]*>([^<]+)/g)].map(([, words]) => words),
			),
		];
	};
	expect(await shownAt("2027-01-11 09:59")).toEqual(["Closed now, opens today at 10 am"]);
	expect(await shownAt("2027-01-11 10:00")).toEqual(["Open now, till 5 pm"]);
	expect(await shownAt("2027-01-11 16:59")).toEqual(["Open now, till 5 pm"]);
	expect(await shownAt("2027-01-11 17:00", "/hi/help")).toEqual(["अभी बंद है, बुधवार को सुबह 10 बजे खुलेगा"]);
	expect(await shownAt("2027-01-12 11:00")).toEqual(["Closed today: Fair, opens tomorrow 10 am"]);
});
