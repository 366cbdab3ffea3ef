import { layout } from "../../contract/limits.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, openAs, test, toast } from "../support/staff.ts";

test.use({ viewport: { width: 1366, height: 768 } });

test("the side menu is 280 px wide, names the role and shows what the permissions allow", async ({
	page,
	office,
}) => {
	const role = await office.role("view_dashboard", "view_complaints");
	await openAs(page, await office.tokenOf(await office.user(role.id)), "/admin/dashboard");
	const menu = page.getByRole("navigation", { name: "Staff menu" });
	await expect(menu.getByRole("listitem")).toHaveText(["Dashboard", "Complaints"]);
	await expect(page.getByText(`${role.name} Panel`)).toBeVisible();
	await expect(page.getByText("Control Center")).toBeVisible();
	await expect(page.getByText(`${role.name} Dashboard`)).toBeVisible();
	expect((await page.getByRole("complementary").boundingBox())?.width).toBe(layout.staffMenu);
	expect((await page.locator("header search").boundingBox())?.width).toBe(layout.staffSearch);
});

test("without a permission of the menu it says so", async ({ page, office }) => {
	const role = await office.role();
	await openAs(page, await office.tokenOf(await office.user(role.id)), "/admin");
	await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveText("No permissions assigned");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${role.name}`);
	await expect(page.locator("main")).toContainText("No permissions assigned");
});

test("whose permissions lead nowhere yet is told that, not that there are none", async ({ page, office }) => {
	const role = await office.role("view_complaints");
	await openAs(page, await office.tokenOf(await office.user(role.id)), "/admin");
	await expect(page.locator("main")).toContainText("What your role may do here is coming soon.");
	await expect(page.getByText("No permissions assigned")).toHaveCount(0);
});

test("the highlight follows the route; Complaints and Settings move it and say “Coming soon”", async ({
	page,
	office,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const menu = page.getByRole("navigation", { name: "Staff menu" });
	const active = menu.locator("[aria-current]");
	await expect(active).toHaveText("Manage Users");
	for (const name of ["Complaints", "Settings"]) {
		await menu.getByRole("button", { name }).click();
		await expect(active).toHaveText(name);
		await expect(toast(page)).toContainText("Coming soon");
		await expect(page).toHaveURL(/\/admin\/users$/);
	}
	await menu.getByRole("link", { name: "Assign Role" }).click();
	await expect(active).toHaveText("Assign Role");
	await expect(page).toHaveURL(/\/admin\/assign-role$/);
});

test("the profile chip opens and closes a card with name, phone, role, position and Logout", async ({
	page,
	office,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin");
	const chip = page.locator("header summary", { hasText: "Chairman" });
	const card = page.locator("header dl");
	await expect(card).toBeHidden();
	await chip.click();
	await expect(card).toContainText(chairman.mobile);
	await expect(card).toContainText("admin");
	await expect(card).toContainText("Chairman");
	await chip.click();
	await expect(card).toBeHidden();
	await chip.click();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/$/);
});

test("the search box finds screens, users and roles by name and goes there", async ({ page, office }) => {
	const role = await office.role("edit_settings");
	const clerk = await office.user(role.id);
	await openAs(page, await office.tokenOf(chairman), "/admin");
	const box = page.getByRole("searchbox", { name: "Search the staff area" });
	await box.fill("manage r");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/addRole$/);
	// A new screen takes the focus, and the list of what was found closes with it.
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await box.fill(clerk.name);
	await page.getByRole("link", { name: clerk.name }).click();
	await expect(page.locator("tbody tr")).toHaveCount(1);
	await expect(page.locator("tbody tr")).toContainText(clerk.name);
	await box.fill(role.name);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page.locator("main select").first()).toHaveValue(String(role.id));
});

test("Ctrl K leads to the search, which also does what people ask for", async ({ page, office }) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
	const box = page.getByRole("searchbox", { name: "Search the staff area" });
	await expect(box).toBeVisible();
	await page.keyboard.press("Control+k");
	await expect(box).toBeFocused();
	await page.keyboard.type("add user");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/users\?add$/);
	await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
	await page.keyboard.press("Control+k");
	await page.keyboard.type("log out");
	expect(await faults(page, { within: "header" })).toEqual([]);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/$/);
});

test("what is typed in the search box stays while a list writes its own address", async ({
	page,
	office,
}) => {
	const role = await office.role();
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	await page.getByRole("searchbox", { name: "Find in this list" }).fill("Administrator");
	const box = page.getByRole("searchbox", { name: "Search the staff area" });
	await box.fill(role.name);
	await expect(page).toHaveURL(/q=Administrator/);
	await expect(page.getByRole("link", { name: role.name })).toBeVisible();
	await expect(box).toHaveValue(role.name);
});

test("the language is chosen in the bar, remembered, and has no address of its own", async ({
	page,
	office,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
	await page.getByRole("button", { name: "हिन्दी" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	await expect(page.getByText("कुल उपयोगकर्ता", { exact: true })).toBeVisible();
	await page.reload();
	await scriptIsThere(page);
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	await expect(page).toHaveTitle(/^डैशबोर्ड · /);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("the menu is a drawer: its button tells whether it is open, the current item has the focus, Escape closes it", async ({
		page,
		office,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/admin/assign-role");
		const button = page.getByRole("button", { name: "Menu", exact: true });
		const drawer = page.getByRole("dialog", { name: "Staff menu" });
		await expect(button).toHaveAttribute("aria-expanded", "false");
		await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);
		await button.click();
		await expect(drawer).toBeVisible();
		expect(await button.getAttribute("aria-controls")).toBe(await drawer.getAttribute("id"));
		expect(await page.locator("[aria-controls][aria-expanded=true]").count()).toBe(1);
		await expect(drawer.getByRole("link", { name: "Assign Role" })).toBeFocused();
		await expect(drawer.locator("[aria-current=page]")).toHaveText("Assign Role");
		await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
		expect((await drawer.boundingBox())?.width).toBe(layout.staffMenu);
		expect(await faults(page, { within: "#staff-drawer" })).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
		await expect(button).toBeFocused();
		await expect(button).toHaveAttribute("aria-expanded", "false");
	});

	test("a choice in the drawer leads there and closes it; so do a touch beside it and its close button", async ({
		page,
		office,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/admin");
		const button = page.getByRole("button", { name: "Menu", exact: true });
		const drawer = page.getByRole("dialog", { name: "Staff menu" });
		await button.click();
		await drawer.getByRole("link", { name: "Manage Users" }).click();
		await expect(drawer).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Users");
		await button.click();
		await drawer.getByRole("button", { name: "Complaints" }).click();
		await expect(drawer).toBeHidden();
		await expect(toast(page)).toContainText("Coming soon");
		await button.click();
		await drawer.getByRole("button", { name: "Close" }).click();
		await expect(drawer).toBeHidden();
		await button.click();
		await expect(drawer).toBeVisible();
		await page.mouse.click(370, 600);
		await expect(drawer).toBeHidden();
	});

	test("one bar takes no more than an eighth of the screen; text size, contrast and language are in the drawer", async ({
		page,
		office,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/admin");
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toBeVisible();
		const main = await page.locator("main").boundingBox();
		expect(main?.y).toBeLessThanOrEqual(0.12 * 844);
		await page.getByRole("button", { name: "Menu", exact: true }).click();
		const drawer = page.getByRole("dialog", { name: "Staff menu" });
		await drawer.locator("summary").click();
		await drawer.getByLabel("150 %").check();
		await expect(page.locator("html")).toHaveAttribute("data-size", "3");
		await drawer.getByRole("checkbox", { name: "High contrast" }).check();
		expect(await faults(page, { within: "#staff-drawer" })).toEqual([]);
		await drawer.getByRole("button", { name: "हिन्दी" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	});

	test("the search is a button until it is touched, then as wide as the bar", async ({ page, office }) => {
		await openAs(page, await office.tokenOf(chairman), "/admin");
		const box = page.getByRole("searchbox", { name: "Search the staff area" });
		await expect(box).toBeVisible();
		expect((await box.boundingBox())?.width).toBeLessThan(60);
		await box.tap();
		await expect.poll(async () => (await box.boundingBox())?.width).toBeGreaterThan(280);
		await page.keyboard.type("manage r");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/addRole$/);
	});

	for (const width of [320, 390]) {
		test(`the Tab key goes through the bar in the order in which it is seen, at ${width} px`, async ({
			page,
			office,
		}) => {
			await page.setViewportSize({ width, height: 844 });
			await openAs(page, await office.tokenOf(chairman), "/admin");
			await expect(page.locator("header summary", { hasText: "Chairman" })).toBeVisible();
			const stops = page.locator("header > :not(dialog) :is(input, button, summary), header > button");
			const boxes = await stops.evaluateAll((all) =>
				all.map((each) => {
					const { top, left, height } = each.getBoundingClientRect();
					return {
						name: each.getAttribute("aria-label") ?? each.textContent,
						middle: top + height / 2,
						left,
						isSeen: each.checkVisibility({ checkVisibilityCSS: true }),
					};
				}),
			);
			const seen = boxes.filter(({ isSeen }) => isSeen);
			expect(seen.length, "menu, search and profile").toBeGreaterThanOrEqual(3);
			const byEye = [...seen].sort((one, other) =>
				Math.abs(one.middle - other.middle) > 15 ? one.middle - other.middle : one.left - other.left,
			);
			expect(seen.map(({ name }) => name)).toEqual(byEye.map(({ name }) => name));
		});
	}
});

test("with letters twice as large the menu makes room, at every width", async ({ page, office }) => {
	await page.addInitScript(() => localStorage.setItem("size", "4"));
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	for (const width of [360, 820, 1366]) {
		await page.setViewportSize({ width, height: 768 });
		await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
		await expect(page.getByRole("complementary")).toHaveCount(0);
		const main = await page.locator("main").boundingBox();
		expect(main?.width, "the screen has all of the width").toBeGreaterThan(width - 20);
		expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
		expect(await faults(page)).toEqual([]);
	}
});

test("the sign-in page says whose desk it is, in both languages, and whom to ask about a forgotten password", async ({
	page,
}) => {
	await page.goto("/admin");
	await scriptIsThere(page);
	await page.getByText("Forgotten your password?").click();
	for (const width of [360, 1366]) {
		await page.setViewportSize({ width, height: 768 });
		await expect(page.getByRole("complementary")).toContainText("Nagar Palika Parishad");
		await expect(page.locator("details#forgotten").getByRole("link")).toHaveAttribute("href", /^tel:\d+/);
		expect(await faults(page)).toEqual([]);
	}
	await expect(page.getByRole("complementary")).toContainText("नगर पालिका परिषद");
});
