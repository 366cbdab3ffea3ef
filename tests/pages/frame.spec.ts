import type { Page } from "@playwright/test";
import { menus, payButtons, topLevel } from "../../contract/navigation.ts";
import { isLong, sweep } from "../support/long.ts";
import { expect, test as own, scriptIsThere, reading as test } from "../support/site.ts";

test.describe("on a desk", () => {
	test.use({ viewport: { width: 1366, height: 768 } });

	for (const script of sweep([true, false], [false])) {
		test(`every menu opens by a click and holds its entries, one menu at a time, with script ${script ? "on" : "off"}`, async ({
			page: withScript,
			plain,
		}) => {
			const page = script ? withScript : plain;
			await page.goto("/");
			const nav = page.getByRole("navigation", { name: "Main menu" });
			expect(menus.length).toBeGreaterThan(3);
			for (const { label, entries } of menus) {
				const entry = nav.getByText(entries[0]?.label.en ?? "").first();
				await expect(entry).toBeHidden();
				await nav.locator("summary", { hasText: label.en }).click();
				await expect(entry).toBeVisible();
				await expect(nav.locator("details[name][open]")).toHaveCount(1);
				const shown = nav.locator("details[name][open] li");
				await expect(shown).toContainText(entries.map((each) => each.label.en));
				await expect(shown).toHaveCount(entries.length);
			}
		});
	}

	test("a menu opens and closes by keyboard, with arrows inside", async ({ page }) => {
		await page.goto("/");
		await scriptIsThere(page);
		const head = page.locator("nav summary", { hasText: "About Us" });
		await head.focus();
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("link", { name: "Introduction", exact: true })).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("link", { name: "City Achievements" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(head).toBeFocused();
		await expect(page.getByRole("link", { name: "Introduction", exact: true })).toBeHidden();
		await page.keyboard.press("ArrowRight");
		await expect(page.locator("nav summary", { hasText: "Online Services" })).toBeFocused();
	});

	test('a button for a tax stays on the page and says "Coming soon" and what can be done today', async ({
		page,
	}) => {
		for (const entry of sweep(payButtons, payButtons.slice(0, 1))) {
			await page.goto("/");
			await scriptIsThere(page);
			await page.getByRole("navigation", { name: "Main menu" }).getByText(entry.label.en).click();
			const toast = page.locator("[data-toast]:popover-open");
			await expect(toast).toContainText("Coming soon");
			await expect(page.locator("#announcer")).toContainText("Coming soon");
			// The council's own line says where and until when, and Home shows it again.
			await expect(toast.getByRole("link")).toHaveAttribute("href", "/#pay");
			await expect(toast.getByRole("link")).toContainText("counter 2");
			expect(new URL(page.url()).pathname).toBe("/");
		}
	});

	own(
		"Citizen Login shows a toast at the top centre, no wider than 350 px, for two seconds",
		async ({ page }) => {
			await page.goto("/");
			await scriptIsThere(page);
			// Stopped: a clock that is only installed goes on by itself, and a busy machine eats the two seconds.
			const now = Date.now();
			await page.clock.install({ time: now });
			await page.clock.pauseAt(now + 60_000);
			await page.locator("header").getByText("Citizen Login").click();
			const toast = page.locator("[data-toast]:popover-open");
			await expect(toast).toContainText("Coming soon");
			const box = await toast.boundingBox();
			expect(box?.width).toBeLessThanOrEqual(350);
			expect(box?.y).toBeLessThan(60);
			expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 1366 / 2)).toBeLessThan(2);
			await page.clock.runFor(1900);
			await expect(toast).toHaveCount(1);
			await page.clock.runFor(200);
			await expect(toast).toHaveCount(0);
		},
	);

	test("the scroll flag folds the header below 50 px on the way down and unfolds it on the way up", async ({
		page,
	}) => {
		await page.goto("/");
		await scriptIsThere(page);
		const folded = page.locator(".scrolled-up");
		await expect(folded).toHaveCount(0);
		await scrollDownTo(page, 40);
		await isHeard(page);
		await expect(folded).toHaveCount(0);
		await scrollDownTo(page, 440);
		await expect(folded).toHaveCount(1);
		await scrollDownTo(page, 340);
		await expect(folded).toHaveCount(0);
	});
});

/** Waits until the page's script has heard of a scroll; of two in one frame it hears only the last. */
const isHeard = (page: Page) =>
	page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))));

/** As a wheel or a finger does, but at once. */
const scrollDownTo = (page: Page, top: number) =>
	page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

test("the first Tab goes to the skip link, which leads to the main part", async ({ page }) => {
	await page.goto("/");
	await scriptIsThere(page);
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to main content" });
	await expect(skip).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("#main")).toBeFocused();
});

test("ULB Login opens a dialog with Mobile and Password, both required, before any script", async ({
	plain: page,
}) => {
	await page.goto("/");
	await page.getByRole("button", { name: "ULB Login" }).first().click();
	const dialog = page.getByRole("dialog", { name: "ULB Login" });
	await expect(dialog.getByLabel("Mobile")).toHaveAttribute("required", "");
	await expect(dialog.getByLabel("Password")).toHaveAttribute("required", "");
	await expect(dialog).toContainText("Logging in needs JavaScript");
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toBeHidden();
});

test("on a phone and a tablet the Menu button stays beside the council's name in a folded header", async ({
	page,
}) => {
	await page.goto("/services");
	await scriptIsThere(page);
	const header = page.locator(".scrolled-up > header");
	const button = page.locator("summary", { hasText: "Menu" }).first();
	for (const width of sweep([320, 390, 768], [320, 768])) {
		await page.setViewportSize({ width, height: 844 });
		await scrollDownTo(page, 0);
		await isHeard(page);
		await expect(page.locator(".scrolled-up")).toHaveCount(0);
		await scrollDownTo(page, 900);
		await expect(page.locator(".scrolled-up")).toHaveCount(1);
		await expect
			.poll(async () => {
				const [row, own] = [await header.boundingBox(), await button.boundingBox()];
				return row && own && own.y >= row.y && own.y + own.height <= row.y + row.height;
			})
			.toBe(true);
		await button.click();
		await expect(page.locator("nav > details[open]")).toHaveCount(1);
		await button.click();
	}
});

test(`on a phone the menu is a sheet that pushes the page down, ${isLong ? "with and " : ""}without JavaScript`, async ({
	page,
	plain,
}) => {
	for (const tab of sweep([page, plain], [plain])) {
		await tab.setViewportSize({ width: 390, height: 844 });
		await tab.goto("/");
		const contact = tab.getByRole("navigation", { name: "Main menu" }).getByText("Contact", { exact: true });
		await expect(contact).toBeHidden();
		const before = await tab.locator("main").boundingBox();
		await tab.locator("summary", { hasText: "Menu" }).click();
		await expect(contact).toBeVisible();
		const after = await tab.locator("main").boundingBox();
		expect(after?.y).toBeGreaterThan((before?.y ?? 0) + 300);
		for (const { label } of [...topLevel, ...payButtons]) {
			await expect(
				tab.getByRole("navigation", { name: "Main menu" }).getByText(label.en).last(),
			).toBeVisible();
		}
	}
});

test("the menu opens where the reader is, its last entry is reached, and what the keyboard reaches behind it is seen", async ({
	page,
	plain,
}) => {
	for (const tab of [page, plain]) {
		await tab.setViewportSize({ width: 390, height: 600 });
		await tab.goto("/services");
		// The script folds the header.
		if (tab === page) await scriptIsThere(tab);
		await scrollDownTo(tab, 1500);
		await expect(tab.locator(".scrolled-up")).toHaveCount(tab === page ? 1 : 0);
		const menu = tab.getByRole("navigation", { name: "Main menu" });
		await menu.locator("summary", { hasText: "Menu" }).click();
		const first = menu.locator("summary", { hasText: "About Us" });
		await expect(first).toBeInViewport({ ratio: 1 });
		await first.click();
		await expect(menu.getByRole("link", { name: "Ward List" })).toBeInViewport({ ratio: 1 });
		const last = menu.getByRole("button", { name: "ULB Login" });
		await expect(last).not.toBeInViewport();
		await tab.mouse.move(195, 300);
		await tab.mouse.wheel(0, 2000);
		await expect(last).toBeInViewport({ ratio: 1 });
		await last.focus();
		await tab.keyboard.press("Tab");
		const behind = tab.locator("main :focus, nav ~ * :focus").last();
		await expect(behind).toBeInViewport({ ratio: 1 });
		const isSeen = () =>
			behind.evaluate((focused) => {
				const { x, y, width, height } = focused.getBoundingClientRect();
				return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
			});
		await expect.poll(isSeen).toBe(true);
	}
});

test("a menu of the bar hangs below it where the sheet was open when the screen was turned", async ({
	plain: page,
}) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/");
	const menu = page.getByRole("navigation", { name: "Main menu" });
	await menu.locator("summary", { hasText: "Menu" }).click();
	await page.setViewportSize({ width: 1100, height: 768 });
	await menu.locator("summary", { hasText: "About Us" }).click();
	await expect(menu.getByRole("link", { name: "Ward List" })).toBeInViewport({ ratio: 1 });
});

test("text size and contrast work without JavaScript and are remembered with it; as the privacy policy says, nothing else is kept, and no cookie", async ({
	page,
	context,
	plain: without,
}) => {
	await without.goto("/");
	await without.locator("summary", { hasText: "Text size" }).click();
	await without.getByLabel("200 %").check();
	await expect(without.locator("html")).toHaveCSS("font-size", "32px");
	await without.getByLabel("High contrast").check();
	await expect(without.locator("body")).toHaveCSS("background-color", "rgb(0, 0, 0)");

	await page.goto("/");
	await page.locator("summary", { hasText: "Text size" }).click();
	await page.getByLabel("150 %").check();
	await page.getByLabel("High contrast").check();
	await page.goto("/help");
	await expect(page.locator("html")).toHaveCSS("font-size", "24px");
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(0, 0, 0)");
	await expect(page.getByLabel("High contrast")).toBeChecked();
	await page.goto("/website-policy#privacy");
	await expect(page.locator("#privacy")).toContainText("sets no cookies");
	// That no page keeps anything by itself is seen in every-page.spec.ts.
	expect(await context.cookies()).toEqual([]);
	expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(["contrast", "size"]);
});

test("after a change of language the reader goes on at the same part of the page", async ({ page }) => {
	await page.goto("/services/birth-certificate");
	await scriptIsThere(page);
	const steps = page.locator("section#steps");
	await steps.evaluate((part) => part.scrollIntoView({ block: "center" }));
	await page.locator('a[hreflang="hi"]').evaluate((link: HTMLAnchorElement) => link.click());
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	await expect(page.locator("h1")).toContainText(/[ऀ-ॿ]/);
	await expect(steps).toBeInViewport();
});
