import { afterAll, describe, expect, test } from "vitest";
import { languages, withPrefix } from "#contract/language.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { openTown } from "#server/content/from-files.ts";
import { openSite } from "../support/own-site.ts";
import { readHtml } from "../support/read-page.ts";

/** Alerts without script; how they are put away is in alerts.spec.ts. */
const water = { en: "No water in Ward 7 today.", hi: "आज वार्ड 7 में पानी नहीं आएगा।" };
const office = { en: "The office is closed on Friday.", hi: "कार्यालय शुक्रवार को बंद रहेगा।" };
const fewer = { en: "Fewer vehicles are on the road.", hi: "गाड़ियाँ कम चल रही हैं।" };
const inForce = "2026-01-01,2099-12-31 18:00";

const council = changedTown({
	"tables/alerts.csv": () => `id,version,level,text_en,text_hi,page,portal,on,starts,ends
1,1,warning,${water.en},${water.hi},contact,,services sanitation,${inForce}
2,1,information,${office.en},${office.hi},,,all,${inForce}
`,
	"tables/service-status.csv": () => `id,service,state,text_en,text_hi,starts,ends
1,sanitation,limited,${fewer.en},${fewer.hi},${inForce}
2,birthCertificate,revised,${fewer.en},${fewer.hi},${inForce}
3,water-connection,limited,${fewer.en},${fewer.hi},${inForce}
`,
});
const { app, text } = await openSite(openTown(council));
afterAll(async () => {
	await app.close();
});

describe.each(languages)("in %s", (lang) => {
	const messages = async (page: PageName) =>
		readHtml(await text(pagePath(page, lang))).named(
			"section",
			{ en: "Messages from the council", hi: "पालिका के संदेश" }[lang],
		);

	test.each(["services", "wasteManagement", "sanitation"] as const)(
		"an alert stands on %s, which it names, and leads to its page",
		async (page) => {
			const region = await messages(page);
			expect(region.text).toContain(water[lang]);
			expect(region.text).toContain(office[lang]);
			expect(region.the("a").attributes.href).toBe(pagePath("contact", lang));
		},
	);

	test.each(["home", "wards", "oldAgePension"] as const)(
		"an alert is not on %s, which it doesn't name",
		async (page) => {
			const region = await messages(page);
			expect(region.text).not.toContain(water[lang]);
			expect(region.text).toContain(office[lang]);
		},
	);

	test("a service that is limited says so at the top of its page, before what it costs, and on the list of services", async () => {
		const mainAt = async (path: string) => readHtml(await text(path)).the("main").text;
		for (const page of ["sanitation", "birthCertificate"] as const) {
			const words = await mainAt(pagePath(page, lang));
			expect(words.indexOf(fewer[lang]), page).toBeGreaterThan(0);
			expect(words.indexOf(fewer[lang]), page).toBeLessThan(400);
		}
		const services = await mainAt(pagePath("services", lang));
		expect(services.split(fewer[lang])).toHaveLength(4);
		expect(services).toContain(
			{ en: "Until 31 December 2099, 6 pm.", hi: "31 दिसंबर 2099, शाम 6 बजे तक।" }[lang],
		);
		const own = await mainAt(withPrefix("/services/water-connection", lang));
		expect(own.indexOf(fewer[lang])).toBeGreaterThan(0);
		// The board has its figures beside the name of the page.
		expect(own.lastIndexOf("₹500")).toBeGreaterThan(own.indexOf(fewer[lang]));
	});
});
