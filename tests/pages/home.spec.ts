import { composition, layout } from "../../contract/limits.ts";
import { demoCounts } from "../support/demo-town.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

const section = (page: import("@playwright/test").Page, name: string) =>
	page.getByRole("region", { name, exact: true });

test.describe("on a desk", () => {
	test.use({ viewport: { width: 1366, height: 768 } });

	test("News & Notices shows ten tender notices: NEW, a Hindi title, a date, each to the portal in a new tab", async ({
		page,
	}) => {
		await page.goto("/");
		const notices = section(page, "News & Notices").getByRole("listitem");
		await expect(notices).toHaveCount(demoCounts.notices);
		for (const notice of await notices.all()) {
			await expect(notice.getByText("NEW", { exact: true })).toHaveCount(1);
			await expect(notice.locator('[lang="hi"]')).toHaveText(/[ऀ-ॿ]/);
			await expect(notice.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
			const link = notice.getByRole("link");
			await expect(link).toHaveAttribute("href", /^https:\/\//);
			await expect(link).toHaveAttribute("target", "_blank");
		}
	});

	for (const { name, seconds } of [
		{ name: "News & Notices", seconds: "20s" },
		{ name: "Important Government Websites", seconds: "20s" },
		{ name: "Our Esteemed Officials", seconds: "25s" },
	]) {
		test(`${name} moves in a loop of ${seconds}, stops under the pointer and by Pause`, async ({ page }) => {
			await page.goto("/");
			await scriptIsThere(page);
			const strip = section(page, name).first();
			const list = strip.locator("ul").first();
			await expect(list).toHaveCSS("animation-duration", seconds);
			await expect(list).toHaveCSS("animation-iteration-count", "infinite");
			await expect(list).toHaveCSS("animation-timing-function", "linear");
			await expect(list).toHaveCSS("animation-play-state", "running");
			await strip.scrollIntoViewIfNeeded();
			const box = await strip.locator("div:has(> ul)").boundingBox();
			await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 30);
			await expect(list).toHaveCSS("animation-play-state", "paused");
			await page.mouse.move(0, 0);
			await page.getByLabel("Pause moving content").first().check();
			await expect(list).toHaveCSS("animation-play-state", "paused");
		});
	}

	test("Pause is one state for the page, remembered, and works without JavaScript", async ({
		page,
		plain: without,
	}) => {
		await page.goto("/");
		await page.getByLabel("Pause moving content").nth(1).check();
		for (const each of await page.getByLabel("Pause moving content").all()) await expect(each).toBeChecked();
		await page.reload();
		await expect(page.getByLabel("Pause moving content").first()).toBeChecked();

		await without.goto("/");
		await without.getByLabel("Pause moving content").first().check();
		await expect(without.locator("section ul").first()).toHaveCSS("animation-play-state", "paused");
	});

	test("nothing moves for a reader who asks for less motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		const moving = await page.evaluate(() => document.getAnimations().length);
		expect(moving).toBe(0);
	});

	test("six quick links: the board members list, and five that go home", async ({ page }) => {
		await page.goto("/");
		const links = page.getByRole("navigation", { name: "Quick links" }).getByRole("link");
		await expect(links).toHaveCount(composition.quickLinks);
		await expect(links.first()).toHaveAttribute("href", "/boardmembers");
		for (const link of (await links.all()).slice(1)) {
			await expect(link).toHaveAttribute("href", /^\/#[a-z]+$/);
			await link.click();
			const { pathname, hash } = new URL(page.url());
			expect(pathname).toBe("/");
			await expect(page.locator(hash)).toBeInViewport();
			await expect(page.locator(hash)).toHaveCSS("outline-style", "solid");
		}
	});

	test("the card BUDGET leads to what can be done today, and the stone of the water to its connection", async ({
		page,
	}) => {
		await page.goto("/");
		await page.getByRole("link", { name: /^Read More.*BUDGET$/ }).click();
		await expect(page).toHaveURL(/\/#budget$/);
		await expect(page.locator("#budget")).toContainText("accounts department");
		const stone = page.getByRole("link", { name: /^Water connection/ });
		const { pathname, hash } = new URL((await stone.getAttribute("href")) ?? "", page.url());
		await stone.click();
		await expect(page).toHaveURL(new RegExp(`${pathname}${hash}$`));
		const promised = page.locator(hash || "h1");
		await expect(promised).toBeInViewport();
		await expect(promised).toContainText(/water connection/i);
	});

	test("the header region is 65vh high", async ({ page }) => {
		await page.goto("/");
		const box = await page.locator("main section").first().boundingBox();
		expect(Math.round(box?.height ?? 0)).toBe(Math.round((768 * layout.headerHeight.large) / 100));
	});

	test("the header region is 75vh high on a tall screen, where there is room", async ({ page }) => {
		await page.setViewportSize({ width: 1366, height: 850 });
		await page.goto("/");
		const box = await page.locator("main section").first().boundingBox();
		expect(Math.round(box?.height ?? 0)).toBe(Math.round((850 * layout.headerHeight.larger) / 100));
	});

	test("without JavaScript the picture of the film stands there, and no controls over it", async ({
		plain,
	}) => {
		await plain.goto("/");
		await expect(plain.locator("main img").first()).toBeVisible();
		await expect(plain.locator("video")).toBeHidden();
	});

	test("the background film loops, muted, with its fallback text", async ({ page }) => {
		await page.goto("/");
		await scriptIsThere(page);
		const film = page.locator("video");
		await expect(film).toHaveAttribute("src", /\.mp4/);
		await expect(film).toHaveAttribute("loop", "");
		await expect(film).toHaveJSProperty("muted", true);
		await expect(film).toContainText("Your browser does not support the video tag.");
	});

	test("six photo highlights and View All lead to the Photo Gallery", async ({ page }) => {
		await page.goto("/");
		const links = section(page, "Photo Highlights").getByRole("link");
		await expect(links).toHaveCount(composition.highlights + 1);
		for (const link of await links.all()) await expect(link).toHaveAttribute("href", "/gallery/photos");
	});

	test("four important links: e-tender outside, budget home, balance sheet nowhere, directory inside", async ({
		page,
	}) => {
		await page.goto("/");
		const cards = section(page, "Important Links").getByRole("article");
		await expect(cards.filter({ hasText: "E-TENDER INFORMATION" }).getByRole("link")).toHaveAttribute(
			"target",
			"_blank",
		);
		await expect(cards.filter({ hasText: "E-TENDER INFORMATION" })).toContainText("1 June 2025");
		await expect(cards.filter({ hasText: "E-TENDER INFORMATION" }).locator('p[lang="hi"]')).toHaveText(
			/[ऀ-ॿ]/,
		);
		const budget = cards.filter({ hasText: "BUDGET" }).getByRole("link");
		await expect(budget).toHaveAttribute("href", "/#budget");
		// It leads to no page; the number of the office is there to be called.
		await expect(cards.filter({ hasText: "BALANCE SHEET" }).getByRole("link")).toHaveAttribute(
			"href",
			/^tel:/,
		);
		await expect(
			cards.filter({ hasText: "EMPLOYEE & CONTRACTORS DIRECTORY" }).getByRole("link"),
		).toHaveAttribute("href", "/content/employeesdirectory");
		await cards.first().hover();
		await expect(cards.first()).toHaveCSS("translate", "0px -4px");
		await budget.click();
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
		await page.setViewportSize({ width: 800, height: 768 });
		await social.getByRole("button", { name: "Scroll right" }).click();
		await expect.poll(() => social.locator("ul").evaluate((list) => list.scrollLeft)).toBe(layout.socialStep);
		await social.getByRole("button", { name: "Scroll left" }).click();
		await expect.poll(() => social.locator("ul").evaluate((list) => list.scrollLeft)).toBe(0);
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the scene is 30vh high and the film is never asked for", async ({ page }) => {
		const films: string[] = [];
		page.on("request", (request) => {
			if (request.url().includes(".mp4")) films.push(request.url());
		});
		await page.goto("/");
		await scriptIsThere(page);
		await page.waitForLoadState("networkidle");
		const scene = await page.locator("main section img").first().boundingBox();
		expect(Math.round(scene?.height ?? 0)).toBe(Math.round((844 * layout.headerHeight.small) / 100));
		expect(films).toEqual([]);
	});

	test("script is asked for only after the page has loaded", async ({ page }) => {
		const order: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") order.push("script");
		});
		page.on("load", () => order.push("load"));
		await page.goto("/");
		await scriptIsThere(page);
		expect(order[0]).toBe("load");
	});
});
