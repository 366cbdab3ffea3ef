import { layout, motion } from "../../contract/limits.ts";
import { pagePath } from "../../contract/pages.ts";
import { demoCounts } from "../support/demo-town.ts";
import { sweep } from "../support/long.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

/** Motion and controls of the pages that show the town, its services and its news; their content is in explore.test.ts. */

for (const script of [true, false]) {
	test(`the map of the town is a drawing and a link, and nothing is loaded until a reader asks, with script ${script ? "on" : "off"}`, async ({
		page: withScript,
		plain: without,
		complaints,
		baseURL,
	}) => {
		const page = script ? withScript : without;
		const asked: string[] = [];
		await page.route(
			(url) => url.origin !== baseURL,
			(route) => {
				asked.push(route.request().url());
				return route.fulfill({ contentType: "text/html", body: "<p>Streets</p>" });
			},
		);
		await page.goto(pagePath("reach", "en"));
		if (script) await scriptIsThere(page);
		const load = page.locator("main").getByRole("link", { name: "Load the map" });
		const address = await load.getAttribute("href");
		expect(address).toMatch(/^https:/);
		// Without script the frames of the page and of its footer stand ready; with it there is none until then.
		await expect(page.locator("iframe")).toHaveCount(script ? 0 : 2);
		expect(asked).toEqual([]);
		await load.click();
		await expect(page.frameLocator("main iframe").getByText("Streets")).toBeVisible();
		expect(asked).toEqual([address]);
		expect(page.context().pages()).toHaveLength(1);
		// The footer has a map of its own: a link must not open in the wrong one.
		const footer = page.getByRole("contentinfo");
		await footer.getByRole("link", { name: "Load the map" }).click();
		await expect(footer.frameLocator("iframe").getByText("Streets")).toBeVisible();
		// The embeds that the reader asked for are all that the page reports.
		expect(complaints.splice(0)).toEqual(script ? asked.map((url) => `asked another host: ${url}`) : []);
	});
}

test("a place rises when it is pointed at; a page that shows the town stands its picture on the kerb at a desk, as a strip across a phone", async ({
	page,
}) => {
	for (const name of sweep(["reach", "education", "health", "tourism"] as const, ["tourism"] as const)) {
		await page.goto(pagePath(name, "en"));
		await page.setViewportSize({ width: 1366, height: 768 });
		const picture = page.locator("main img").first();
		const kerb = await page.locator("main .kerb").first().boundingBox();
		const framed = await picture.boundingBox();
		expect(Math.round((framed?.y ?? 0) + (framed?.height ?? 0))).toBe(Math.round(kerb?.y ?? -1));
		await page.setViewportSize({ width: 390, height: 844 });
		const strip = await picture.boundingBox();
		expect(Math.round(strip?.width ?? 0)).toBe(390);
		expect(strip?.x).toBe(0);
	}
	const card = page.locator("main article:has(h3)").first();
	await expect(card).toHaveCSS("translate", "none");
	await card.hover();
	await expect(card).toHaveCSS("translate", "0px -4px");
});

test("an occasion narrows the services down without script", async ({ plain: page }) => {
	await page.goto(pagePath("services", "en"));
	const cards = page.getByRole("region", { name: "Online civic services" }).getByRole("listitem");
	const all = await cards.count();
	await page.getByText("Birth, death, marriage").click();
	await expect(cards.getByText("Old Age Pension")).toHaveCount(0);
	await expect(cards.getByRole("heading")).toContainText([
		"Birth Certificate",
		"Death Certificate",
		"Marriage Certificate",
	]);
	await page.getByText("Everything", { exact: true }).click();
	await expect(cards).toHaveCount(all);
});

test.describe("news (§2.15)", () => {
	test.use({ viewport: { width: 1366, height: 768 } });

	const strip = 'main ul[data-count="10"]';

	test("picture and text change sides from story to story; a strip of ten photos moves on by 200 px every 2500 ms, and comes round to the start", async ({
		page,
	}) => {
		await page.goto(pagePath("news", "en"));
		const sides = await page.locator("main article:has(h2)").evaluateAll((stories) =>
			stories.map((story) => {
				const left = (selector: string) => story.querySelector(selector)?.getBoundingClientRect().left ?? 0;
				return left("img") < left("h2");
			}),
		);
		expect(sides.length).toBeGreaterThan(1);
		expect(sides).toEqual(sides.map((_, index) => sides[0] === (index % 2 === 0)));

		const list = page.locator(strip);
		const thumbs = list.locator("> li:not([aria-hidden]) a");
		await expect(thumbs).toHaveCount(demoCounts.newsPhotos);
		const box = await thumbs.first().boundingBox();
		expect([box?.width, box?.height]).toEqual([layout.newsThumb.width, layout.newsThumb.height]);
		const at = (time: number) =>
			list.evaluate((element, now) => {
				for (const animation of element.getAnimations()) {
					animation.pause();
					animation.currentTime = now;
				}
				const left = element.getBoundingClientRect().left;
				return Math.round(left - (element.parentElement?.getBoundingClientRect().left ?? 0));
			}, time);
		const step = motion.newsStripEvery;
		const rested = step * 0.9;
		// After ten steps the second showing stands where the first began: the next round looks the same.
		for (const [steps, moved] of [
			[0, 0],
			[1, 1],
			[2, 2],
			[9, 9],
			[10, 10],
			[11, 1],
		] as const) {
			// Nothing moved is 0, not −0.
			expect(await at(steps * step + rested)).toBe(0 - moved * motion.newsStripStep);
		}
	});

	test("the strip stands still under the pointer, under the focus, when paused, and for readers who want no motion; a photo opens from it over the page", async ({
		page,
	}) => {
		await page.goto(pagePath("news", "en"));
		await scriptIsThere(page);
		const list = page.locator(strip);
		const runs = () =>
			list.evaluate((element) =>
				element.getAnimations().some((animation) => animation.playState === "running"),
			);
		await expect.poll(runs).toBe(true);
		// The window, for a thumbnail may be on its way.
		await list.locator("xpath=..").hover();
		await expect.poll(runs).toBe(false);
		await page.mouse.move(0, 0);
		await expect.poll(runs).toBe(true);
		// The keyboard's focus, not the pointer's.
		await page.keyboard.press("Tab");
		await list.locator("a").first().focus();
		await expect.poll(runs).toBe(false);
		await list.locator("a").first().blur();
		await expect.poll(runs).toBe(true);
		await page.getByRole("checkbox", { name: "Pause moving content" }).check();
		await expect.poll(runs).toBe(false);
		await page.getByRole("checkbox", { name: "Pause moving content" }).uncheck();
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect.poll(runs).toBe(false);

		await list.locator("xpath=..").hover();
		await list.locator("> li:not([aria-hidden]) a").nth(5).click();
		await expect(page).toHaveURL(/\?photo=\d+$/);
		await scriptIsThere(page);
		await page.keyboard.press("Escape");
		await expect(page).toHaveURL(/\/news\/event$/);
	});

	test("without JavaScript it moves, pauses, is scrolled by hand, and a photo opens by its link", async ({
		plain,
	}) => {
		await plain.goto(pagePath("news", "en"));
		const pause = plain.getByRole("checkbox", { name: "Pause moving content" });
		await pause.check();
		const window = plain.locator(`:has(> ${strip.replace("main ", "")})`).last();
		await window.hover();
		await plain.mouse.wheel(300, 0);
		await expect.poll(() => window.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
		await plain.goto(`${pagePath("news", "en")}?photo=3`);
		await expect(plain.locator("dialog[open]")).toContainText("3 / 10");
	});
});
