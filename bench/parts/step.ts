import type { Browser } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { openBrowser, phone, settled } from "../browser.ts";
import { median, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { startSite } from "../site.ts";
import { slowLink } from "../slow-link.ts";
import type { Figures } from "../targets.ts";

/** Factor by which the phone's processor is slower than this machine's. */
const slowdown = 4;

/** The list of services leads to each of them. */
const steps = languages.map((lang) => ({
	from: pagePath("services", lang),
	to: pagePath("birthCertificate", lang),
}));

/** A tap on a link on a slow phone until the next page is painted. */
export async function step({ checkout, runs, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port, { checkout });
	const link = await slowLink(port + 10, port);
	const browser = await openBrowser();
	try {
		await site.warm();
		const times: number[] = [];
		for (let run = 0; run < runs; run += 1) {
			for (const each of steps) times.push(await timeOf(browser, `http://127.0.0.1:${port + 10}`, each));
		}
		say(`${short(median(times))} ms`);
		return { step: median(times) };
	} finally {
		await browser.close();
		await link.close();
		await site.stop();
	}
}

/**
 * From the finger on the link until the heading of the next page has been painted, milliseconds. The same rule holds for a
 * new document and for a page that script puts in place.
 */
async function timeOf(
	browser: Browser,
	address: string,
	{ from, to }: (typeof steps)[number],
): Promise<number> {
	const context = await phone(browser);
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		await page.addInitScript((to) => {
			const heading = () => document.querySelector("main h1")?.textContent ?? "";
			const now = () => performance.timeOrigin + performance.now();
			addEventListener(
				"pointerdown",
				() => {
					sessionStorage.setItem("tapped", String(now()));
					sessionStorage.setItem("heading", heading());
				},
				{ capture: true },
			);
			const look = () => {
				const left = sessionStorage.getItem("heading");
				const isThere = left !== null && location.pathname === to && !["", left].includes(heading());
				if (!isThere) return requestAnimationFrame(look);
				// The next frame begins when this one has been painted.
				return requestAnimationFrame(() => sessionStorage.setItem("painted", String(now())));
			};
			requestAnimationFrame(look);
		}, to);
		await page.goto(address + from);
		await settled(page);
		await page.locator(`main a[href="${to}"]`).first().tap({ noWaitAfter: true });
		await page.waitForURL(address + to, { waitUntil: "commit" });
		await page.waitForFunction(() => sessionStorage.getItem("painted") !== null);
		return await page.evaluate(
			() => Number(sessionStorage.getItem("painted")) - Number(sessionStorage.getItem("tapped")),
		);
	} finally {
		await context.close();
	}
}
