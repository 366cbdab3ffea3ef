import type { Page } from "@playwright/test";
import { homeWords as words } from "../../app/public/screens/home/words.ts";
import { composition } from "../../contract/content/limits.ts";
import type { Lang } from "../../contract/language.ts";
import { layout } from "../../contract/limits.ts";
import { pagePath } from "../../contract/pages.ts";
import { drawAll } from "../support/accessibility.ts";
import { sizesOf } from "../support/display.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

/** Motion and controls of Home; its content is in home.test.ts. */
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.describe("on a desk", () => {
	test.use({ viewport: { width: 1366, height: 768 } });

	test("three strips move in a loop of their own time and stop under the pointer, by Pause, and for a reader who asks for less motion; the film loops, muted; Pause is one state for the page, and works without JavaScript", async ({
		page,
		plain,
	}) => {
		await page.goto("/");
		await scriptIsThere(page);
		const boxes = page.getByLabel("Pause moving content");
		const pause = boxes.first();
		for (const { name, seconds } of [
			{ name: "News & Notices", seconds: "20s" },
			{ name: "Important Government Websites", seconds: "20s" },
			{ name: "Our Esteemed Officials", seconds: "25s" },
		]) {
			const strip = section(page, name).first();
			const list = strip.locator("ul").first();
			await expect(list).toHaveCSS("animation-duration", seconds);
			await expect(list).toHaveCSS("animation-iteration-count", "infinite");
			await expect(list).toHaveCSS("animation-timing-function", "linear");
			await expect(list).toHaveCSS("animation-play-state", "running");
			await strip.locator("div:has(> ul)").hover({ position: { x: 300, y: 30 } });
			await expect(list).toHaveCSS("animation-play-state", "paused");
			await page.mouse.move(0, 0);
			await expect(list).toHaveCSS("animation-play-state", "running");
			await pause.press("Space");
			await expect(list).toHaveCSS("animation-play-state", "paused");
			for (const each of await boxes.all()) await expect(each).toBeChecked();
			await pause.press("Space");
		}
		expect(await boxes.count()).toBeGreaterThan(2);
		const film = page.locator("video");
		await expect(film).toHaveAttribute("src", /\.mp4/);
		await expect(film).toHaveAttribute("loop", "");
		await expect(film).toHaveJSProperty("muted", true);
		await expect(film).toContainText("Your browser does not support the video tag.");
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

		await plain.goto("/");
		await plain.getByLabel("Pause moving content").first().check();
		await expect(plain.locator("section ul").first()).toHaveCSS("animation-play-state", "paused");
		await expect(plain.locator("main img").first()).toBeVisible();
		await expect(plain.locator("video"), "its picture has no controls over it").toBeHidden();
	});

	test("a quick link shows its part of the page with a frame around it; a card rises under the pointer", async ({
		page,
	}) => {
		await page.goto("/");
		const links = page.getByRole("navigation", { name: "Quick links" }).getByRole("link");
		await expect(links).toHaveCount(composition.quickLinks);
		for (const link of (await links.all()).slice(1)) {
			const [, hash = ""] = /^\/(#.+)$/.exec((await link.getAttribute("href")) ?? "") ?? [];
			await link.click();
			await expect(page).toHaveURL(`/${hash}`);
			await expect(page.locator(hash)).toBeInViewport();
			await expect(page.locator(hash)).toHaveCSS("outline-style", "solid");
		}
		const cards = section(page, "Important Links").getByRole("article");
		await cards.first().hover();
		await expect(cards.first()).toHaveCSS("translate", "0px -4px");
		await cards.filter({ hasText: "BUDGET" }).getByRole("link").click();
		await expect(page).toHaveURL(/\/#budget$/);
		await expect(page.locator("#budget")).toBeInViewport();
	});

	test("four social cards of 340 by 500, scrolled 360 px by the arrows, with nothing loaded until asked", async ({
		page,
	}) => {
		await page.goto("/");
		await scriptIsThere(page);
		const social = section(page, "Social Circle");
		const cards = social.locator("ul > li");
		await expect(cards).toHaveCount(composition.socialCards);
		const box = await cards.first().boundingBox();
		expect([box?.width, box?.height]).toEqual([layout.socialCard.width, layout.socialCard.height]);
		await expect(social.locator("iframe")).toHaveCount(0);
		await page.setViewportSize({ width: 800, height: 768 });
		await social.getByRole("button", { name: "Scroll right" }).press("Enter");
		await expect.poll(() => social.locator("ul").evaluate((list) => list.scrollLeft)).toBe(layout.socialStep);
		await social.getByRole("button", { name: "Scroll left" }).press("Enter");
		await expect.poll(() => social.locator("ul").evaluate((list) => list.scrollLeft)).toBe(0);
	});
});

test("on a phone script is asked for only after the page has loaded, and the film never", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/\.(js|mp4)$/.test(pathname)) asked.push(pathname);
	});
	page.on("load", () => asked.push("loaded"));
	await page.goto("/");
	await scriptIsThere(page);
	expect(asked.length).toBeGreaterThan(1);
	expect(asked[0]).toBe("loaded");
	expect(asked.filter((path) => path.endsWith(".mp4"))).toEqual([]);
	await expect(page.locator("video")).not.toHaveAttribute("src");
});

for (const lang of ["en", "hi"] as const) {
	test(`at every width Home's hero has its height, doors and office are in the first screen, and no notice is seen twice (${lang})`, async ({
		page,
	}) => {
		await page.goto(pagePath("home", lang));
		await drawAll(page);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		const low = { width: 844, height: 390 };
		const tall = { width: 1366, height: 850 };
		for (const size of [...sizesOf(lang), lang === "hi" ? low : tall]) {
			await page.setViewportSize(size);
			const { header, doors, office, shownTwice } = await heroNow(page, lang);
			const at = `${size.width} × ${size.height}`;
			expect(Math.abs(header - headerHeight(size)), `header region of ${header} px at ${at}`).toBeLessThan(1);
			expect(doors, `bottom of the doors at ${at}`).toBeLessThanOrEqual(size.height);
			// A phone in landscape has room for the doors alone.
			if (size !== low)
				expect(office, `bottom of the office's first line at ${at}`).toBeLessThanOrEqual(size.height);
			expect(shownTwice, `notices seen twice at ${at}`).toEqual([]);
		}
	});
}

/** §9, with the design's least and most: on a phone a picture of some use, on a low window room for board and stones. */
function headerHeight({ width, height }: { width: number; height: number }): number {
	const share = (percent: number) => (height * percent) / 100;
	const { small, large, larger } = layout.headerHeight;
	if (width <= layout.smallScreen) return Math.min(Math.max(share(small), 216), 272);
	if (height <= 496) return share(large);
	return Math.max(share(height >= 800 && width >= 1072 ? larger : large), 464);
}

/** The height of the region of picture and board, where the doors end and the line that says whether the office is open, and which notices are seen twice. */
function heroNow(page: Page, lang: Lang) {
	return page.evaluate((doorsName) => {
		scrollTo(0, 0);
		const picture = document.querySelector("main section img");
		const bottomOf = (selector: string) =>
			document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
		const panel = document.querySelector("#notices-title")?.closest("section");
		const edge = panel?.querySelector("ul")?.parentElement?.getBoundingClientRect();
		const visible = [...(panel?.querySelectorAll("li") ?? [])]
			.filter((row) => {
				const { top, bottom } = row.getBoundingClientRect();
				return edge !== undefined && bottom > edge.top && top < edge.bottom;
			})
			.map((row) => row.textContent ?? "");
		return {
			header: picture?.getBoundingClientRect().height ?? 0,
			doors: bottomOf(`main ul[aria-label="${doorsName}"]`),
			// Its first line: on some days the sentence is longer.
			office: bottomOf("#now-title") + 32,
			shownTwice: visible.filter((row, index) => visible.indexOf(row) !== index),
		};
	}, words.mainTasks[lang]);
}
