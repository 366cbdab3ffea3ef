import { composition, layout, motion } from "../../contract/limits.ts";
import { menus } from "../../contract/navigation.ts";
import { pagePath } from "../../contract/pages.ts";
import { demoCounts, demoDistances, nationalNumbers } from "../support/demo-town.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** The pages that show the town, its services and its news (§2.11, §2.13, §2.15). Counts are those of the demo town. */

const cards = "main article:has(h3)";

test.describe("how to reach (§2.11)", () => {
	test("three cards tell the way by air, by train and by road, each with a picture", async ({ page }) => {
		await page.goto(pagePath("reach", "en"));
		await expect(page.locator(cards)).toHaveCount(composition.reachCards);
		await expect(page.locator(`${cards} img`)).toHaveCount(composition.reachCards);
		for (const way of ["By air", "By train", "By road"]) {
			await expect(page.getByRole("heading", { name: way, exact: true })).toBeVisible();
		}
	});

	test("four stones say how far it is, in both languages", async ({ page }) => {
		for (const [lang, unit] of [
			["en", "km"],
			["hi", "किमी"],
		] as const) {
			await page.goto(pagePath("reach", lang));
			const stones = page.locator("main ul li strong");
			await expect(stones).toHaveCount(Object.keys(demoDistances).length);
			const said = (await stones.allInnerTexts()).map((text) => text.trim());
			expect(said.toSorted()).toEqual(
				Object.values(demoDistances)
					.map((kilometres) => `${kilometres} ${unit}`)
					.toSorted(),
			);
		}
	});

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
			// What the reader has asked for is all there is to say of the page.
			expect(complaints.splice(0)).toEqual(script ? asked.map((url) => `asked another host: ${url}`) : []);
		});
	}
});

test("education shows a banner and three institutions with picture and description (§2.11)", async ({
	page,
}) => {
	await page.goto(pagePath("education", "en"));
	await expect(page.locator("main img").first()).toBeVisible();
	await expect(page.locator(cards)).toHaveCount(demoCounts.institutions);
	for (const card of await page.locator(cards).all()) {
		await expect(card.locator("img")).toHaveAttribute("alt", /\S/);
		await expect(card.locator("p").first()).toHaveText(/\S/);
	}
});

test("healthcare shows three hospitals, and an emergency band that dials 102, 108 and the district hospital (§2.11)", async ({
	page,
}) => {
	await page.goto(pagePath("health", "en"));
	await expect(page.locator(cards)).toHaveCount(demoCounts.hospitals);
	const band = page.getByRole("region", { name: "Emergency contacts" });
	for (const number of nationalNumbers.ambulances) {
		await expect(band.locator(`a[href="tel:${number}"]`)).toBeVisible();
	}
	await expect(band.getByRole("link", { name: "District hospital" })).toHaveAttribute("href", /^tel:\S+$/);
});

test.describe("tourism (§2.11)", () => {
	test("shows three places with picture, icon and description, and calls to come", async ({ page }) => {
		await page.goto(pagePath("tourism", "en"));
		await expect(page.locator(cards)).toHaveCount(demoCounts.places);
		for (const card of await page.locator(cards).all()) {
			await expect(card.locator("img")).toBeVisible();
			await expect(card.locator("svg")).toBeVisible();
			await expect(card.locator("p")).toHaveText(/\S/);
		}
		await expect(page.locator("main section:last-of-type").getByRole("link").first()).toBeVisible();
	});

	test("a place rises when it is pointed at", async ({ page }) => {
		await page.goto(pagePath("tourism", "en"));
		const card = page.locator(cards).first();
		const lift = () => card.evaluate((element) => getComputedStyle(element).translate);
		expect(await lift()).toBe("none");
		await card.hover();
		await expect.poll(lift).toBe("0px -4px");
	});
});

test.describe("services (§2.13)", () => {
	test("leads to every service and scheme of the menu, and says what to do where one is not online", async ({
		page,
	}) => {
		await page.goto(pagePath("services", "en"));
		const main = page.locator("main");
		const offered = menus.filter(({ section }) => section === "services" || section === "schemes");
		for (const { label, to } of offered.flatMap(({ entries }) => entries)) {
			if (to === "comingSoon") {
				const card = main.getByRole("listitem").filter({ has: page.getByText(label.en) });
				await expect(card).toContainText("Not online yet. Today: ");
			} else if ("portal" in to) {
				await expect(main.getByRole("link", { name: label.en })).toHaveAttribute("target", "_blank");
			} else if (to.page !== "services") {
				await expect(main.locator(`a[href="${pagePath(to.page, "en")}"]`).first()).toBeVisible();
			}
		}
	});

	test("what can be done from home comes first, what isn't online yet last, and an occasion narrows it down without script", async ({
		plain: page,
	}) => {
		await page.goto(pagePath("services", "en"));
		const cards = page.getByRole("region", { name: "Online civic services" }).getByRole("listitem");
		const all = await cards.count();
		await expect(cards.first().getByRole("heading")).toHaveText("Birth Certificate");
		await expect(cards.first()).toContainText("On the government's portal");
		await expect(cards.last().getByRole("button")).toHaveText("Bill Tracking");
		await expect(cards.last()).toContainText("By phone");
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

	test("a tax that can't be paid online yet has one card: it leads to the page about it and says how to pay today", async ({
		plain: page,
	}) => {
		for (const [lang, titles, today] of [
			["en", ["House Tax (Property Tax)", "Water Bill (Water Charges)"], "Today: Pay at counter 2"],
			["hi", ["गृहकर", "पानी का बिल (जल मूल्य)"], "आज: काउंटर 2 पर जमा करें"],
		] as const) {
			await page.goto(pagePath("services", lang));
			const cards = page.locator("main section").first().getByRole("listitem");
			for (const [place, path] of ["/services/house-tax", "/services/water-bill"].entries()) {
				const card = cards.filter({ has: page.locator(`a[href$="${path}"]`) });
				await expect(card.getByRole("heading")).toHaveText(titles[place] ?? "");
				await expect(card).toContainText(today);
			}
			const names = await cards.locator("h3, button").allTextContents();
			expect(new Set(names).size).toBe(names.length);
			expect(names.filter((name) => /गृहकर|Property Tax|जल मूल्य|Water Charges/.test(name))).toHaveLength(2);
		}
	});

	test("presents online civic services in title and description", async ({ page }) => {
		await page.goto(pagePath("services", "en"));
		await expect(page.locator('meta[name="description"]')).toHaveAttribute(
			"content",
			/online civic services/i,
		);
		await expect(page.getByRole("heading", { name: "Online civic services" })).toBeVisible();
	});

	test("numbers the duties and shows a picture and the six parts of the water works", async ({ page }) => {
		await page.goto(pagePath("services", "en"));
		expect(await page.locator("main ol > li:not(:has(h3))").count()).toBeGreaterThan(10);
		await expect(page.locator("main img").first()).toBeVisible();
		const parts = page.getByRole("region", { name: "Water works" }).getByRole("heading", { level: 3 });
		await expect(parts).toHaveText([
			"Planning and development",
			"Operations and maintenance",
			"Connections",
			"Complaints",
			"Sanitation",
			"Water taxes",
		]);
	});
});

test.describe("solid waste (§2.13)", () => {
	test("shows four kinds of waste, two bins, and a collection in four steps", async ({ page }) => {
		await page.goto(pagePath("wasteManagement", "en"));
		const kinds = page.getByRole("region", { name: "What goes where" }).getByRole("heading", { level: 3 });
		await expect(kinds).toHaveCount(composition.wasteTypes);
		await expect(kinds).toHaveText(["Recyclable", "Non-recyclable", "Organic", "Hazardous"]);
		await expect(page.getByRole("heading", { name: "green bin" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "blue bin" })).toBeVisible();
		await expect(page.locator("main ol > li:has(h3)")).toHaveCount(composition.wasteSteps);
	});

	test("has a link to ask by", async ({ page }) => {
		await page.goto(pagePath("wasteManagement", "en"));
		await expect(page.locator(`main a[href="${pagePath("contact", "en")}"]`)).toBeVisible();
	});
});

test("sanitation describes sixteen services, in both languages (§2.13)", async ({ page }) => {
	for (const lang of ["en", "hi"] as const) {
		await page.goto(pagePath("sanitation", lang));
		const services = page.locator("main ul > li:has(h3)");
		await expect(services).toHaveCount(demoCounts.sanitation);
		for (const service of await services.all()) await expect(service.locator("p")).toHaveText(/\S/);
	}
});

test.describe("news (§2.15)", () => {
	test.use({ viewport: { width: 1366, height: 768 } });

	const strip = 'main ul[data-count="10"]';

	test("picture and text change sides from story to story", async ({ page }) => {
		await page.goto(pagePath("news", "en"));
		const stories = page.locator("main article:has(h2)");
		expect(await stories.count()).toBeGreaterThan(1);
		let before: boolean | undefined;
		for (const story of await stories.all()) {
			const picture = await story.locator("img").boundingBox();
			const title = await story.locator("h2").boundingBox();
			const isLeft = (picture?.x ?? 0) < (title?.x ?? 0);
			expect(isLeft).not.toBe(before);
			before = isLeft;
		}
	});

	test("the stories are of 25 September 2025, and vision and mission are told", async ({ page }) => {
		await page.goto(pagePath("news", "en"));
		await expect(page.locator('main article time[datetime="2025-09-25"]').first()).toHaveText(
			"25 September 2025",
		);
		await expect(page.getByRole("heading", { name: "Our vision" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "Our mission" })).toBeVisible();
	});

	test("the strip holds ten photos of 200 by 120 px", async ({ page }) => {
		await page.goto(pagePath("news", "en"));
		const thumbs = page.locator(`${strip} > li:not([aria-hidden]) a`);
		await expect(thumbs).toHaveCount(demoCounts.newsPhotos);
		const box = await thumbs.first().boundingBox();
		expect([box?.width, box?.height]).toEqual([layout.newsThumb.width, layout.newsThumb.height]);
	});

	test("it moves on by 200 px every 2500 ms, and comes round to the start after the last", async ({
		page,
	}) => {
		await page.goto(pagePath("news", "en"));
		const list = page.locator(strip);
		/** Where the list stands so many milliseconds after it began. */
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
		expect(await at(rested)).toBe(0);
		for (const steps of [1, 2, 3, 9])
			expect(await at(steps * step + rested)).toBe(-steps * motion.newsStripStep);
		// After ten steps the second showing stands where the first began: the next round looks the same.
		expect(await at(10 * step + rested)).toBe(-10 * motion.newsStripStep);
		expect(await at(11 * step + rested)).toBe(-motion.newsStripStep);
	});

	test("it stands still under the pointer, under the focus, when paused, and for readers who want no motion", async ({
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

	test("a photo opens over the page from the moving strip, and closing leads back", async ({ page }) => {
		await page.goto(pagePath("news", "en"));
		await scriptIsThere(page);
		await page.locator(strip).locator("xpath=..").hover();
		// The last of the window's first sight is still in it some steps later.
		await page.locator(`${strip} > li:not([aria-hidden]) a`).nth(5).click();
		await expect(page).toHaveURL(/\?photo=\d+$/);
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page).toHaveURL(/\/news\/event$/);
	});
});

test.describe("pages that show the town", () => {
	test("stand their picture on the kerb at a desk, and as a strip across a phone", async ({ page }) => {
		for (const name of ["reach", "education", "health", "tourism"] as const) {
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
	});
});
