import type { Browser } from "@playwright/test";
import { phone, record, scrollThrough, settled, touch } from "./browser.ts";
import type { Site } from "./site.ts";
import { type Answer, ask } from "./twin.ts";

/** All that a phone loads of some pages, to the end of each, compressed as it came; each address once. */
export async function answersOf(browser: Browser, site: Site, paths: readonly string[]): Promise<Answer[]> {
	const asked = new Map<string, string>();
	for (const path of paths) {
		const context = await phone(browser);
		const page = await context.newPage();
		const { loaded } = await record(page);
		await page.goto(site.address + path);
		await settled(page);
		await touch(page);
		await scrollThrough(page);
		await context.close();
		for (const { url, accept } of loaded) asked.set(url.slice(site.address.length), accept);
	}
	const answers: Answer[] = [];
	for (const [path, accept] of asked) {
		answers.push(await ask(site.address, path, { "accept-encoding": "gzip, deflate, br", accept }));
	}
	return answers.filter(({ status }) => status === 200);
}
