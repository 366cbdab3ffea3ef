import type { Browser } from "@playwright/test";
import { pagePath } from "../../contract/pages.ts";
import { openBrowser, phone, settled } from "../browser.ts";
import type { Settings } from "../options.ts";
import { publicPages } from "../pages.ts";
import { startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

/** Leaves every public page and goes back: the browser should show it from its cache, as it was left. */
export async function back({ checkout, pages, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port, { checkout });
	const browser = await openBrowser();
	let notRestored = 0;
	try {
		await site.warm();
		for (const { path } of publicPages(pages)) {
			if (await isRestored(browser, site.address, path)) continue;
			notRestored += 1;
			say(`${path} is loaded anew`);
		}
		return { notRestored };
	} finally {
		await browser.close();
		await site.stop();
	}
}

async function isRestored(browser: Browser, address: string, path: string): Promise<boolean> {
	const context = await phone(browser);
	try {
		const page = await context.newPage();
		await page.addInitScript(() => {
			addEventListener("pageshow", ({ persisted }) => Object.assign(window, { restored: persisted }));
		});
		await page.goto(address + path);
		await settled(page);
		const elsewhere = pagePath("websitePolicy", "en");
		await page.goto(address + (path === elsewhere ? "/" : elsewhere));
		// page.goBack() waits for a load that a restored page doesn't have.
		const returned = page.waitForURL(address + path, { waitUntil: "commit" });
		await page.evaluate(() => history.back());
		await returned;
		await page.waitForFunction(() => "restored" in window);
		return await page.evaluate(() => (window as { restored?: boolean }).restored === true);
	} finally {
		await context.close();
	}
}
