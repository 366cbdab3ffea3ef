import { chromium, type Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { startServer } from "../support/server-process.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

const publicPages = pages.filter(({ audience }) => audience === "public");
const publicPaths = publicPages.flatMap(({ name }) => languages.map((lang) => pagePath(name, lang)));

/** The addresses of the scripts that a page fetches from now on. */
function scriptsFetchedBy(page: Page): string[] {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
	});
	return scripts;
}

test.describe("on a phone", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test("nothing of script comes before a touch; a touch on the page brings the frame's alone", async ({
		page,
	}) => {
		const scripts = scriptsFetchedBy(page);
		await page.goto("/services/birth-certificate", { waitUntil: "networkidle" });
		expect(scripts).toEqual([]);
		await page.getByRole("heading", { level: 1 }).tap();
		await page.waitForFunction(() => "ready" in document.documentElement.dataset);
		expect(scripts.filter((path) => /react|island/.test(path))).toEqual([]);
	});

	test("a touch inside an island hydrates that one and no other", async ({ page }) => {
		await page.goto("/about/wards");
		await page.locator("[data-island=ward-list] input[type=search]").tap();
		await expect(page.locator("[data-island=ward-list][data-ready]")).toHaveCount(1);
		await expect(page.locator("[data-ready][data-island]")).toHaveCount(1);
	});
});

test("with a mouse the frame's script comes when the page is idle, and no React", async ({ page }) => {
	const scripts = scriptsFetchedBy(page);
	await page.goto("/services/birth-certificate");
	await page.waitForFunction(() => "ready" in document.documentElement.dataset);
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((path) => /react|islands/.test(path))).toEqual([]);
});

test("every island of every page hydrates as the server wrote it", async ({ browser }) => {
	test.setTimeout(180_000);
	// React tells of a mismatch in development alone.
	const development = await startServer({ NODE_ENV: "development" });
	const page = await browser.newPage();
	const said: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) said.push(`${page.url()} ${message.text()}`);
	});
	page.on("pageerror", (error) => said.push(`${page.url()} ${error.message}`));
	const seen = new Set<string>();
	for (const path of [...publicPaths, "/GalleryPage?photo=2", "/about/wards?q=1", "/info/acts?q=water"]) {
		const html = await (await fetch(development.address + path)).text();
		const names = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => `${name}`);
		if (!path.includes("?") && names.every((name) => seen.has(name))) continue;
		await page.goto(development.address + path);
		await scriptIsThere(page);
		for (const name of names) seen.add(name);
	}
	await page.close();
	await development.stop();
	expect(seen.size).toBeGreaterThan(8);
	expect(said).toEqual([]);
});

test("an island that breaks says so in its place, and the rest of the page stays", async ({
	page,
	complaints,
}) => {
	await page.route("/about/wards", async (route) => {
		const answer = await route.fetch();
		const body = (await answer.text()).replace(
			/<script type="application\/json">\{"wards":\[/,
			'$&{"id":1},',
		);
		await route.fulfill({ response: answer, body });
	});
	await page.goto("/about/wards");
	await page.locator("[data-island=ward-list] input[type=search]").focus();
	await expect(page.getByRole("alert")).toContainText("Unexpected Application Error!");
	await expect(page.getByRole("heading", { level: 1, name: "Ward List" })).toBeVisible();
	expect(complaints.length).toBeGreaterThan(0);
	complaints.length = 0;
});

test("a form sent before its island is there is sent when it comes, once, with what was typed", async ({
	page,
	complaints,
}) => {
	await page.route("**/*.js", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 400));
		await route.continue();
	});
	const sent: string[] = [];
	await page.route("**/api/login", (route) => {
		sent.push(route.request().postData() ?? "");
		return route.fulfill({ status: 401, json: { error: "Invalid mobile or password" } });
	});
	await page.goto("/");
	await page.getByRole("button", { name: "ULB Login" }).first().click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Mobile").fill("9000000001");
	await dialog.getByLabel("Password", { exact: true }).fill("not my password");
	await dialog.getByRole("button", { name: "Login", exact: true }).click();
	await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
	await expect(dialog).toContainText("Invalid mobile or password");
	expect(sent).toEqual([JSON.stringify({ mobile: "9000000001", password: "not my password" })]);
	await expect(dialog.getByLabel("Mobile")).toHaveValue("9000000001");
	// The browser notes the refusal itself.
	expect(complaints).toEqual([expect.stringContaining("401")]);
	complaints.length = 0;
});

test.describe("steps between pages", () => {
	test("the next page is fetched as the reader reaches for its link, and not once more at the click", async ({
		page,
	}) => {
		await page.goto("/contact-helpline", { waitUntil: "networkidle" });
		const link = page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).first();
		const fetched = page
			.context()
			.waitForEvent("requestfinished", (request) => request.url().endsWith("/help"));
		await link.hover();
		expect((await fetched).headers()["sec-purpose"]).toBe("prefetch");
		await link.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help");
		const delivery = await page.evaluate(() => {
			const [step] = performance.getEntriesByType("navigation");
			return (step as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
		});
		expect(delivery).toBe("navigational-prefetch");
	});

	test("who saves data has no page fetched ahead", async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
		});
		await page.goto("/help", { waitUntil: "load" });
		expect(await page.locator("script[type=speculationrules]").count()).toBe(0);
	});

	test("the browser fades from page to page", async ({ page }) => {
		await page.addInitScript(() => {
			addEventListener("pagereveal", (event) => {
				document.documentElement.dataset.revealed = String(
					(event as Event & { viewTransition: unknown }).viewTransition !== null,
				);
			});
		});
		await page.goto("/help");
		await page.getByRole("contentinfo").getByRole("link", { name: "Website Policy" }).first().click();
		await expect(page.locator("html")).toHaveAttribute("data-revealed", "true");
	});

	test("another scheme is another document, and the reader stays where they are", async ({ page }) => {
		await page.goto("/schemes/old-age");
		const scheme = page.getByRole("navigation", { name: "Choose a scheme" }).getByRole("link").nth(1);
		// So that staying differs from standing at the top.
		await scheme.evaluate((link) => link.scrollIntoView({ block: "start", behavior: "instant" }));
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(0);
		await scheme.click();
		await expect(page).toHaveURL(/scheme=/);
		expect(await page.evaluate(() => scrollY)).toBe(before);
	});
});

for (const lang of languages) {
	test(`Back restores every page in ${lang} as it was left, from the browser's own memory`, async ({
		server,
	}) => {
		test.setTimeout(180_000);
		// The headless shell keeps no page for Back.
		const browser = await chromium.launch({
			...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
			args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
			ignoreDefaultArgs: ["--disable-back-forward-cache"],
		});
		const page = await browser.newPage();
		const loadedAgain: string[] = [];
		for (const { name } of publicPages) {
			const path = pagePath(name, lang);
			await page.goto(server.address + path);
			await page.evaluate(() =>
				addEventListener("pageshow", ({ persisted }) => {
					document.documentElement.dataset.persisted = String(persisted);
				}),
			);
			await page.goto(`${server.address}/robots.txt`);
			// A moment later, for the page may be gone before the call has its answer.
			await page.evaluate(() => {
				setTimeout(() => history.back());
			});
			await page
				.waitForFunction(() => document.documentElement.dataset.persisted === "true", undefined, {
					timeout: 3000,
				})
				.catch(() => loadedAgain.push(path));
		}
		await browser.close();
		expect(loadedAgain).toEqual([]);
	});
}
