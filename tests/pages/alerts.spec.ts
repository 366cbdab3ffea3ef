import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "@playwright/test";
import { type Lang, languages, withPrefix } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { Line } from "../support/line.ts";

const devgarh = fileURLToPath(new URL("../towns/devgarh", import.meta.url));

/** A moment as a council writes it, so many seconds from now. */
function ahead(seconds: number): string {
	return new Date(Date.now() + (seconds + 5.5 * 3600) * 1000).toISOString().slice(0, 19).replace("T", " ");
}

const water = { en: "No water in Ward 7 today.", hi: "आज वार्ड 7 में पानी नहीं आएगा।" };
const office = { en: "The office is closed on Friday.", hi: "कार्यालय शुक्रवार को बंद रहेगा।" };
const status = { en: "Fewer vehicles are on the road.", hi: "गाड़ियाँ कम चल रही हैं।" };

const head = "id,version,level,text_en,text_hi,page,portal,on,starts,ends";
const alerts = (version: number) =>
	[
		head,
		`1,${version},warning,${water.en},${water.hi},contact,,services sanitation,${ahead(-60)},${ahead(3600)}`,
		`2,1,information,${office.en},${office.hi},,,all,${ahead(-60)},${ahead(3600)}`,
		"",
	].join("\n");

/** Devgarh with these alerts, at an address that stays when it has others. */
class Council {
	readonly #folder: string;
	readonly #line = new Line();

	constructor(folder: string) {
		this.#folder = folder;
	}

	get address(): string {
		return this.#line.address;
	}

	async open(table: string): Promise<void> {
		await this.#line.cut();
		await writeFile(join(this.#folder, "tables/alerts.csv"), table);
		await this.#line.open({ TOWN: this.#folder });
	}

	async close(): Promise<void> {
		await this.#line.cut();
	}
}

const test = base.extend<{ council: Council }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
	council: async ({}, use) => {
		const folder = await mkdtemp(join(tmpdir(), "devgarh-"));
		await cp(devgarh, folder, { recursive: true });
		await writeFile(
			join(folder, "tables/service-status.csv"),
			`id,service,state,text_en,text_hi,starts,ends\n1,sanitation,limited,${status.en},${status.hi},${ahead(-60)},${ahead(3600)}\n2,birthCertificate,revised,${status.en},${status.hi},2026-01-01,2099-12-31 18:00\n3,water-connection,limited,${status.en},${status.hi},${ahead(-60)},${ahead(3600)}\n`,
		);
		const council = new Council(folder);
		await council.open(alerts(1));
		await use(council);
		await council.close();
		await rm(folder, { recursive: true });
	},
});

const name: Readonly<Record<Lang, string>> = { en: "Messages from the council", hi: "पालिका के संदेश" };
const hide: Readonly<Record<Lang, string>> = { en: "Hide this message", hi: "यह संदेश हटाएँ" };

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	for (const lang of languages) {
		test(`in ${lang} an alert stands on the pages it names and on no other`, async ({ page, council }) => {
			const region = page.getByRole("region", { name: name[lang] });
			for (const where of ["services", "wasteManagement", "sanitation"] as const) {
				await page.goto(council.address + pagePath(where, lang));
				await expect(region, where).toContainText(water[lang]);
				await expect(region, where).toContainText(office[lang]);
			}
			await expect(region.getByRole("link")).toHaveAttribute("href", pagePath("contact", lang));
			// Without script nothing would come of pressing it.
			await expect(region.getByRole("button")).toHaveCount(0);
			for (const where of ["home", "wards", "oldAgePension"] as const) {
				await page.goto(council.address + pagePath(where, lang));
				await expect(region, where).not.toContainText(water[lang]);
				await expect(region, where).toContainText(office[lang]);
			}
		});
	}
});

test("an alert says what it is, is announced politely, and has no accessibility fault", async ({
	page,
	council,
}) => {
	await page.goto(council.address + pagePath("services", "en"));
	const region = page.getByRole("region", { name: name.en });
	await expect(region).toHaveAttribute("aria-live", "polite");
	await expect(region).toContainText("Warning:");
	for (const width of [320, 1366]) {
		await page.setViewportSize({ width, height: 700 });
		expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
		expect(await faults(page)).toEqual([]);
	}
});

test("put away, an alert stays away before any script of the site has run, until it has another version", async ({
	page,
	council,
}) => {
	await page.goto(council.address + pagePath("services", "en"));
	const region = page.getByRole("region", { name: name.en });
	await region.getByRole("button", { name: hide.en }).first().click();
	await expect(region).not.toContainText(water.en, { useInnerText: true });
	await expect(region).toContainText(office.en, { useInnerText: true });

	await page.route("**/assets/*.js", (route) => route.abort());
	for (const lang of languages) {
		await page.goto(council.address + pagePath("sanitation", lang));
		await expect(page.getByText(office[lang])).toBeVisible();
		await expect(page.getByText(water[lang])).toBeHidden();
	}
	// The others can be put away as well while no script is there.
	await page.getByRole("button", { name: hide.hi }).click();
	await expect(page.getByRole("region", { name: name.hi })).toBeHidden();

	await council.open(alerts(2));
	await page.goto(council.address + pagePath("sanitation", "en"));
	await expect(page.getByText(water.en)).toBeVisible();
	await expect(page.getByText(office.en)).toBeHidden();
});

test("put away on one page, an alert does not come back on the way to the next", async ({
	page,
	council,
}) => {
	await page.goto(council.address + pagePath("services", "en"));
	await page.getByRole("button", { name: hide.en }).last().click();
	await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
	await expect(page).toHaveURL(/contact-helpline$/);
	await expect(page.getByText(office.en)).toBeHidden();
	await page.goBack();
	await expect(page.getByText(water.en)).toBeVisible();
});

for (const lang of languages) {
	test(`in ${lang} a service that is limited says so at the top of its page and on the list of services`, async ({
		page,
		council,
	}) => {
		for (const where of ["sanitation", "birthCertificate", "services"] as const) {
			await page.goto(council.address + pagePath(where, lang));
			await expect(page.locator("main").getByText(status[lang]).first(), where).toBeVisible();
		}
		await expect(page.locator("main").getByText(status[lang])).toHaveCount(3);
		const until = lang === "en" ? "Until 31 December 2099, 18:00." : "31 दिसंबर 2099, 18:00 तक।";
		await expect(page.locator("main")).toContainText(until);
		const board = await page.locator("h1").boundingBox();
		await page.goto(council.address + pagePath("sanitation", lang));
		const note = await page.locator("main").getByText(status[lang]).boundingBox();
		expect((note?.y ?? 0) - (board?.y ?? 0)).toBeLessThan(400);
		// A page of the council's own about a service says it too, before what the service costs.
		await page.goto(council.address + withPrefix("/services/water-connection", lang));
		const own = await page.locator("main").getByText(status[lang]).boundingBox();
		const fee = await page.locator("main").getByText("₹500").first().boundingBox();
		expect(own?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(fee?.y ?? 0);
	});
}
