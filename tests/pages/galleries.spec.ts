import type { Page } from "@playwright/test";
import { gallery } from "../../contract/content/limits.ts";
import { languages } from "../../contract/language.ts";
import { carousel } from "../../contract/limits.ts";
import { pagePath } from "../../contract/pages.ts";
import { demoCounts } from "../support/demo-town.ts";
import { sweep } from "../support/long.ts";
import { expect, test as own, scriptIsThere, reading as test } from "../support/site.ts";

const photos = pagePath("photoGallery", "en");

const thumbs = (page: Page) => page.locator("main a[id^=photo-]");
const lightbox = (page: Page) => page.locator("dialog[aria-labelledby=lightbox-title]");
const place = (page: Page) => lightbox(page).locator("p > [aria-hidden]");
const close = (page: Page) => lightbox(page).getByRole("link", { name: "Close the photo" });

const idOf = async (page: Page, nth: number) =>
	Number((await thumbs(page).nth(nth).getAttribute("id"))?.replace("photo-", ""));

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await scriptIsThere(page);
}

test(`thumbnails are 3 by 2, four of ${gallery.thumbHeight} px in a row, or three or two`, async ({
	page,
}) => {
	await page.goto(photos);
	for (const [width, inARow] of [
		[1366, 4],
		[800, 3],
		[390, 2],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const tops = await thumbs(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
		expect(tops.filter((top) => top === tops[0])).toHaveLength(inARow);
		const { height, ratio } = await thumbs(page)
			.first()
			.locator("img")
			.evaluate(({ offsetHeight, offsetWidth }: HTMLElement) => ({
				height: offsetHeight,
				ratio: offsetWidth / offsetHeight,
			}));
		expect(ratio).toBeCloseTo(1.5, 1);
		if (inARow === 4) expect(Math.abs(height - gallery.thumbHeight)).toBeLessThanOrEqual(2);
	}
});

test("the arrow keys go through the gallery and over the edge of its pages, Escape closes, the focus comes back", async ({
	page,
}) => {
	await open(page, `${photos}?page=2`);
	await thumbs(page).nth(1).focus();
	await page.keyboard.press("Enter");
	await expect(place(page)).toHaveText(`14 / ${demoCounts.photos}`);
	await page.keyboard.press("ArrowLeft");
	await expect(place(page)).toHaveText(`13 / ${demoCounts.photos}`);
	// Each step over the edge opens another document, which has no ear for a key until it is drawn.
	for (const [key, number] of [
		["ArrowLeft", 12],
		["ArrowRight", 13],
	] as const) {
		await page.keyboard.press(key);
		await expect(place(page)).toHaveText(`${number} / ${demoCounts.photos}`);
		await scriptIsThere(page);
	}
	await page.keyboard.press("Escape");
	await expect(lightbox(page)).toBeHidden();
	await expect(page).toHaveURL(/\?page=2$/);
	await expect(thumbs(page).first()).toBeFocused();
});

test("ArrowLeft and Escape pressed at a photo's own address before its script is there turn to the photo before and close it", async ({
	page,
}) => {
	await page.goto(photos);
	const id = await idOf(page, 2);
	for (const key of ["ArrowLeft", "Escape"]) {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/assets\/.*\.js$/, async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(`${photos}?photo=${id}`, { waitUntil: "commit" });
		await expect(place(page)).toHaveText(`3 / ${demoCounts.photos}`);
		await page.waitForFunction(() => document.readyState !== "loading");
		await page.keyboard.press(key);
		await expect(place(page)).toHaveText(`3 / ${demoCounts.photos}`);
		release();
		if (key === "Escape") await expect(lightbox(page)).toBeHidden();
		else await expect(place(page)).toHaveText(`2 / ${demoCounts.photos}`);
		await page.unrouteAll({ behavior: "wait" });
	}
});

/** Draws a finger over the photo, and waits until what comes of it is drawn. */
async function swipe(page: Page, by: number): Promise<void> {
	await lightbox(page)
		.locator("img")
		.evaluate((image, distance) => {
			const event = (type: string, clientX: number) =>
				image.dispatchEvent(
					new PointerEvent(type, {
						bubbles: true,
						pointerType: "touch",
						isPrimary: true,
						clientX,
						clientY: 200,
					}),
				);
			event("pointerdown", 180);
			event("pointerup", 180 + distance);
			return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
		}, by);
}

test(`an open photo has its title, its place and an address of its own; the keyboard stays inside, the way on never ends, a swipe of ${carousel.swipeThreshold} px goes on, Back closes it`, async ({
	page,
}) => {
	await open(page, photos);
	const title = await thumbs(page).first().locator("b").textContent();
	await thumbs(page).first().click();
	await expect(lightbox(page).getByRole("heading")).toHaveText(title ?? "");
	await expect(place(page)).toHaveText(`1 / ${demoCounts.photos}`);
	await expect(page).toHaveURL(new RegExp(`\\?photo=${await idOf(page, 0)}$`));
	for (let press = 0; press < 8; press++) {
		await page.keyboard.press("Tab");
		const outside = await page.evaluate(
			() => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
		);
		expect(outside).toBe(false);
	}
	await lightbox(page).getByRole("link", { name: "Previous photo" }).click();
	await expect(place(page)).toHaveText(`${demoCounts.photos} / ${demoCounts.photos}`);
	await lightbox(page).getByRole("link", { name: "Next photo" }).click();
	await expect(place(page)).toHaveText(`1 / ${demoCounts.photos}`);
	await swipe(page, -carousel.swipeThreshold);
	await expect(place(page)).toHaveText(`2 / ${demoCounts.photos}`);
	await swipe(page, carousel.swipeThreshold);
	await expect(place(page)).toHaveText(`1 / ${demoCounts.photos}`);
	await swipe(page, 1 - carousel.swipeThreshold);
	await expect(place(page)).toHaveText(`1 / ${demoCounts.photos}`);
	await close(page).click();
	await expect(thumbs(page).first()).toBeFocused();
	await thumbs(page).nth(1).click();
	await expect(place(page)).toHaveText(`2 / ${demoCounts.photos}`);
	await page.goBack();
	await expect(lightbox(page)).toBeHidden();
	await expect(page).toHaveURL(new RegExp(`${photos}$`));
});

test(`the Gallery Page shows ${demoCounts.homePhotos} photos; a click on the overlay closes the open one, and one asked for while its way back is overtaken opens all the same`, async ({
	page,
}) => {
	await open(page, pagePath("galleryPage", "en"));
	await expect(thumbs(page)).toHaveCount(demoCounts.homePhotos);
	const beside = { position: { x: 8, y: 300 } };
	const clicks = [
		() => lightbox(page).click(beside),
		() => lightbox(page).locator("img").click(),
		() => page.keyboard.press("Escape"),
		() => close(page).click(),
	];
	for (const click of clicks) {
		await thumbs(page).nth(2).click();
		await expect(place(page)).toHaveText(`3 / ${demoCounts.homePhotos}`);
		await click();
		await expect(lightbox(page)).toBeHidden();
		await expect(page).toHaveURL(/GalleryPage$/);
		await expect(thumbs(page).nth(2)).toBeFocused();
	}
	await thumbs(page).nth(1).click();
	await expect(place(page)).toHaveText(`2 / ${demoCounts.homePhotos}`);
	await expect(page).toHaveURL(/photo=/);
	// As on a slow phone, where the next touch comes before the browser has gone back.
	await page.evaluate(() => {
		history.go = () => {};
	});
	await page.keyboard.press("Escape");
	await expect(lightbox(page)).toBeHidden();
	await thumbs(page).nth(3).click();
	await expect(lightbox(page)).toBeVisible();
	await expect(place(page)).toHaveText(`4 / ${demoCounts.homePhotos}`);
});

test("without JavaScript a photo opens large by its link, and closes", async ({ plain: page }) => {
	await page.goto(photos);
	await thumbs(page).nth(1).click();
	await expect(page).toHaveURL(/\?photo=\d+$/);
	await expect(lightbox(page).locator("img")).toBeVisible();
	await expect(lightbox(page).getByRole("link", { name: "Next photo" })).toBeFocused();
	await close(page).click();
	await expect(lightbox(page)).toBeHidden();
	await expect(page).toHaveURL(photos);
});

/** Bytes. */
const firstPageCosts = 250_000;

for (const lang of sweep(languages, ["hi"] as const)) {
	own(
		`the gallery's first page (${lang}) costs a phone at most ${firstPageCosts / 1000} kB: photos, letters, script, all of it`,
		async ({ browser, baseURL }) => {
			const phone = await browser.newContext({
				viewport: { width: 390, height: 844 },
				deviceScaleFactor: 2,
				...(baseURL ? { baseURL } : {}),
			});
			const page = await phone.newPage();
			const client = await phone.newCDPSession(page);
			await client.send("Network.enable");
			let bytes = 0;
			client.on("Network.loadingFinished", ({ encodedDataLength }) => {
				bytes += encodedDataLength;
			});
			await page.goto(pagePath("photoGallery", lang));
			await scriptIsThere(page);
			await expect.poll(() => page.evaluate(picturesOnTheirWay)).toBe(0);
			await phone.close();
			expect(bytes).toBeGreaterThan(100_000);
			expect(bytes).toBeLessThanOrEqual(firstPageCosts);
		},
	);
}

/** Pictures of the first screen that are not there yet. */
function picturesOnTheirWay(): number {
	const isOnScreen = (image: Element) =>
		image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
	return [...document.images].filter((image) => isOnScreen(image) && !image.complete).length;
}
