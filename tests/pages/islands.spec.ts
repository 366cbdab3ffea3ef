import { chromium, type Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { chromium as installed } from "../../tools/setup.mjs";
import { isLong } from "../support/long.ts";
import { expect, test as own, scriptIsThere, reading as test } from "../support/site.ts";

/** The scripts, films and calls that a page fetches from now on. */
function fetchedBy(page: Page): string[] {
	const fetched: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/\.(js|mp4)$|^\/api\//.test(pathname)) fetched.push(pathname);
	});
	return fetched;
}

/** Waits for the moment at which a page with a mouse fetches its script. */
const idle = (page: Page) =>
	page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
const frameIsThere = (page: Page) => page.waitForFunction(() => "ready" in document.documentElement.dataset);

own.describe("on a phone", () => {
	own.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	own(
		"nothing of script comes before a touch; a touch on the page brings the frame's alone, one inside an island hydrates that one and no other",
		async ({ page }) => {
			const fetched = fetchedBy(page);
			await page.goto("/about/wards");
			await idle(page);
			fetched.push("touched");
			await page.getByRole("heading", { level: 1 }).tap();
			await frameIsThere(page);
			expect(fetched[0]).toBe("touched");
			expect(fetched.filter((path) => /react|island/.test(path))).toEqual([]);
			await page.locator("[data-island=ward-list] input[type=search]").tap();
			await expect(page.locator("[data-island=ward-list][data-ready]")).toHaveCount(1);
			await expect(page.locator("[data-ready][data-island]")).toHaveCount(1);
		},
	);

	own("a page that waits for a call does not wait for a touch", async ({ page }) => {
		await page.goto(pagePath("userList", "en"));
		await expect(page.locator("main [aria-busy]").last()).toHaveAttribute("aria-busy", "false");
		await expect(page.locator("html")).not.toHaveAttribute("data-token");
	});
});

own(
	"a browser set to save data fetches no film, no page ahead, nothing of the staff area, and the script at the first touch only",
	async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "connection", { value: { saveData: true } });
		});
		const fetched = fetchedBy(page);
		await page.goto(pagePath("home", "hi"));
		await idle(page);
		fetched.push("touched");
		await page.mouse.click(5, 300);
		await scriptIsThere(page);
		expect(fetched[0]).toBe("touched");
		await expect(page.locator("video")).not.toHaveAttribute("src");
		await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
		expect(fetched.filter((path) => /\.mp4$|staff|manage|dashboard|assign|\/api\//.test(path))).toEqual([]);
	},
);

own(
	"with a mouse the frame's script comes when the page is idle, and neither React nor anything of the staff area; the next page is fetched as the reader reaches for its link, and not once more at the click",
	async ({ page }) => {
		const fetched = fetchedBy(page);
		await page.goto("/contact-helpline");
		await frameIsThere(page);
		expect(fetched.length).toBeGreaterThan(0);
		await idle(page);
		expect(
			fetched.filter((path) => /react|islands|staff|manage|dashboard|assign|\/api\//.test(path)),
		).toEqual([]);
		await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
		const link = page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).first();
		const ahead = page
			.context()
			.waitForEvent("requestfinished", (request) => request.url().endsWith("/help"));
		await link.hover();
		expect((await ahead).headers()["sec-purpose"]).toBe("prefetch");
		await link.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help");
		const delivery = await page.evaluate(() => {
			const [step] = performance.getEntriesByType("navigation");
			return (step as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
		});
		expect(delivery).toBe("navigational-prefetch");
	},
);

test("another scheme is another document, and the reader stays where they are", async ({ page }) => {
	await page.goto("/schemes/old-age");
	const scheme = page.getByRole("navigation", { name: "Choose a scheme" }).getByRole("link").nth(1);
	// So that staying differs from standing at the top.
	await scheme.evaluate((link) => link.scrollIntoView({ block: "start", behavior: "instant" }));
	const before = await page.evaluate(() => scrollY);
	expect(before).toBeGreaterThan(0);
	await scheme.click();
	await expect(page).toHaveURL(/scheme=/);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
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
	let arrive = () => {};
	const isSent = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route("**/*.js", async (route) => {
		await isSent;
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
	expect(sent).toEqual([]);
	arrive();
	await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
	await expect(dialog).toContainText("Invalid mobile or password");
	expect(sent).toEqual([JSON.stringify({ mobile: "9000000001", password: "not my password" })]);
	await expect(dialog.getByLabel("Mobile")).toHaveValue("9000000001");
	// The browser notes the refusal itself.
	expect(complaints).toEqual([expect.stringContaining("401")]);
	complaints.length = 0;
});

const publicPages = pages.filter(({ audience }) => audience === "public");
const kept = publicPages.flatMap(({ name }) => languages.map((lang) => pagePath(name, lang)));

if (isLong) {
	test(`Back restores ${kept.length} pages as they were left, from the browser's own memory`, async ({
		server,
	}) => {
		// The headless shell keeps no page for Back.
		const browser = await chromium.launch({
			executablePath: installed().whole,
			args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
			ignoreDefaultArgs: ["--disable-back-forward-cache"],
		});
		const page = await browser.newPage();
		await page.addInitScript(() => {
			addEventListener("pageshow", ({ persisted }) => {
				document.documentElement.dataset.shown = persisted ? "again" : "anew";
			});
		});
		const loadedAgain: string[] = [];
		for (const path of kept) {
			await page.goto(server.address + path);
			await page.evaluate(() => {
				delete document.documentElement.dataset.shown;
			});
			await page.goto(`${server.address}/robots.txt`);
			// A moment later, for the page may be gone before the call has its answer.
			await page.evaluate(() => {
				setTimeout(() => history.back());
			});
			const shown = await page.waitForFunction(
				(path) => location.pathname === path && document.documentElement.dataset.shown,
				path,
			);
			if ((await shown.jsonValue()) !== "again") loadedAgain.push(path);
		}
		await browser.close();
		expect(loadedAgain).toEqual([]);
	});
}
