import type { Page } from "@playwright/test";
import type { Lang } from "../../contract/language.ts";
import { pagePermissions } from "../../contract/navigation.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { permissionNames } from "../../contract/permissions.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { lookInForcedColours } from "../support/forced-colours.ts";
import { faultsOfHtml } from "../support/html.ts";
import { isLong, sweep } from "../support/long.ts";
import { expect } from "../support/site.ts";
import { chairman, freshMobile, type Office, onLentPage, openAs, test, views } from "../support/staff.ts";

const staffPages = pages.filter((page) => page.audience === "staff");

/** Goes from screen to screen by the search in the bar, so that the application and what looks at it are loaded once. */
async function onEveryScreen(
	page: Page,
	lang: Lang,
	look: (screen: (typeof staffPages)[number]) => Promise<void>,
): Promise<void> {
	for (const screen of staffPages) {
		await test.step(screen.path, async () => {
			await page.locator("header search input").fill(screen.title[lang]);
			await page.locator(`header search a[href="${screen.path}"]`).first().click();
			await expect(page).toHaveTitle(new RegExp(`^${screen.title[lang]} · `));
			await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
			await expect(page.locator("h1")).toHaveCount(1);
			await look(screen);
		});
	}
}

/** Requirement H6: whatever somebody typed is shown as text. What would run if it weren't sets a mark on the window. */
const markup = '<img src=x onerror="window.fell=1"><b id=fell>"\'</b></script><script>window.fell=1</script>';

/** Somebody who may do everything, with markup in every field. @returns their token, and what removes them */
async function somebodyMarked(office: Office) {
	const mobile = freshMobile();
	const keep = async (path: string, body: object) =>
		expect((await office.call("POST", path, body)).status).toBe(201);
	const roleName = `r${mobile} ${markup}`.slice(0, 60).trim();
	await keep("/api/add-role", { name: roleName });
	await keep("/add", { name: `t ${markup}`.slice(0, 120), email: "a@palika.example" });
	const roles = (await office.call("GET", "/api/roles")).answer as { id: number; name: string }[];
	const role = roles.find((each) => each.name === roleName)?.id ?? 0;
	await office.allow({ id: role }, ...permissionNames);
	const password = "gulab-tara-seb-dal-moti-82";
	await keep("/api/users", { name: `u ${markup}`.slice(0, 120), role, phone: mobile, password });
	const token = await office.tokenOf({ mobile });
	// Until the password is one's own no other screen is shown.
	const own = { currentPassword: password, newPassword: chairman.password };
	expect((await office.call("POST", "/api/me/password", own, token)).status).toBe(200);
	const [{ id }] = (await office.call("GET", `/api/users/page?q=${mobile}`)).answer.users;
	const remove = async () => {
		for (const path of [`/api/users/${id}`, `/api/roles/${role}`])
			expect((await office.call("DELETE", path)).status).toBe(200);
	};
	return { token, remove };
}

const oneView = views.filter(({ lang, width }) => (lang === "hi") === (width === 320));

for (const { lang, width } of sweep(views, oneView)) {
	const isWide = width === 1366;
	const looked =
		isLong || !isWide
			? "no screen has an accessibility fault, invalid HTML or sideways scrolling, each has its help"
			: "no screen scrolls sideways";
	const also =
		"; in forced colours what is pressed has an edge or a line, what is current a frame, drawings the colour of their words, the focus its ring";
	onLentPage(
		`${looked}, and markup that somebody typed is text, at ${width} px (${lang})${isWide ? also : ""}`,
		async ({ page, office }) => {
			const { token, remove } = await somebodyMarked(office);
			const isText = async (path: string) => {
				await expect(page.locator("body")).toContainText("<img src=x");
				await expect(page.locator("img[src=x], #fell"), path).toHaveCount(0);
				expect(await page.evaluate(() => (window as { fell?: number }).fell), path).toBeUndefined();
			};
			await page.setViewportSize({ width, height: 800 });
			await openAs(page, token, "/admin", lang);
			await onEveryScreen(page, lang, async ({ name, path, title }) => {
				// The frame is the same around all.
				const isWhole = isLong || name === "staffHome";
				expect.soft(await pixelsTooWide(page), path).toBeLessThanOrEqual(0);
				// At a desk the tests of each screen look for faults besides; on the phone the first one's frame.
				if (isLong || lang === "hi")
					expect.soft(await faults(page, isWhole ? {} : { within: "main" }), path).toEqual([]);
				await isText(path);
				// A screen is the same document at every width and in both languages; the manual has its help in both (staff-first-days).
				if (isLong || !isWide) {
					// Every screen says what it is for, who may use it and what happens; Escape closes it.
					await page.locator("main [popovertarget]").first().click();
					const sheet = page.locator("main [popover]:popover-open");
					await expect(sheet.locator("h2")).toContainText(title[lang]);
					await expect(sheet.locator("h3")).toHaveCount(3);
					if (isWhole) expect(await faults(page)).toEqual([]);
					await page.keyboard.press("Escape");
					await expect(sheet).toHaveCount(0);
					expect.soft(await faultsOfHtml(await page.content()), path).toEqual([]);
				}
				if (!isWide) return;
				await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
				// From here on the browser shows where the focus is.
				await page.keyboard.press("Tab");
				const looked = await lookInForcedColours(page);
				expect.soft(looked.faults, path).toEqual([]);
				expect(looked.controls, path).toBeGreaterThan(10);
				await page.emulateMedia({ forcedColors: null, colorScheme: null });
			});
			await page.goto(pagePath("userList", lang));
			await isText("the test page");
			// Other tests count on the chairman as the only one who may do everything.
			await remove();
		},
	);
}

// That every screen but three needs a permission is looked at in contract/navigation.test.ts.
const guarded = staffPages.filter(({ name }) => name in pagePermissions);
const oneOrAnyOf = guarded.filter(({ name }) => name === "dashboard" || name === "content");

onLentPage(
	"whoever may do nothing is told on each screen which permission is missing, or sees what is for everybody",
	async ({ page, office }) => {
		const clerk = await office.clerk();
		const token = await office.tokenOf(clerk);
		const heading = page.getByRole("heading", { level: 1 });
		for (const { path } of sweep(guarded, oneOrAnyOf)) {
			await openAs(page, token, path);
			await expect(heading).toHaveText("Permission missing");
			await expect(page.locator("main")).toContainText(/doesn't have: [A-Z][A-Za-z ]+ \([a-z_]+\)/);
		}
		await page.locator("main").getByRole("link", { name: "Staff Home" }).click();
		await expect(heading).toHaveText(`Welcome, ${clerk.name}`);
		for (const [path, title] of [
			["/admin/help", "Help for Staff"],
			["/admin/password", "My Password"],
		] as const) {
			await page.goto(path);
			await expect(heading).toHaveText(title);
		}
	},
);

test("without JavaScript a staff page says in both languages that it needs it, and how to reach the office", async ({
	plain: page,
}) => {
	await page.goto("/admin");
	// Playwright finds no text in a noscript element, hence the elements by name.
	await expect(page.locator("noscript p[lang=en]")).toContainText("The staff area needs JavaScript.");
	await expect(page.locator("noscript p[lang=hi]")).toContainText("कर्मचारी क्षेत्र के लिए जावास्क्रिप्ट ज़रूरी है।");
	await expect(page.locator("noscript p[lang=hi]")).toBeVisible();
	await expect(page.locator("a[href^='tel:']").first()).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);
});
