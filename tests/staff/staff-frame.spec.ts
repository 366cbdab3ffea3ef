import { layout } from "../../contract/limits.ts";
import { siteOutcomes } from "../../contract/site-outcomes.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { isLong } from "../support/long.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, onLentPage, openAs, test } from "../support/staff.ts";

test.use({ viewport: { width: 1366, height: 768 } });

onLentPage(
	"the side menu shows what the permissions allow and names the role; without any, or with such as open nothing alone, the first screen says so",
	async ({ page, office }) => {
		const { role, ...clerk } = await office.clerk();
		const menu = page.getByRole("navigation", { name: "Staff menu" });
		await openAs(page, await office.tokenOf(clerk), "/admin");
		await expect(menu).toHaveText("No permissions assigned");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${clerk.name}`);
		await expect(page.locator("main")).toContainText("No permissions assigned");

		await office.allow(role, "assign_complaints");
		await page.reload();
		await expect(page.locator("main")).toContainText("Your permissions alone open no entry of the menu");
		await expect(page.getByText("No permissions assigned")).toHaveCount(0);

		await office.allow(role, "view_dashboard", "view_complaints");
		await page.goto("/admin/dashboard");
		await expect(menu.getByRole("listitem")).toHaveText(["Dashboard", "Complaints"]);
		await expect(page.getByText(`${role.name} Panel`)).toBeVisible();
		await expect(page.getByText("Control Center")).toBeVisible();
		await expect(page.getByText(`${role.name} Dashboard`)).toBeVisible();
		expect((await page.getByRole("complementary").boundingBox())?.width).toBe(layout.staffMenu);
		expect((await page.locator("header search").boundingBox())?.width).toBe(layout.staffSearch);

		const titled = {
			name: role.name,
			titleEn: "Ward Keeper",
			titleHi: "वार्ड प्रभारी",
			aboutEn: "",
			aboutHi: "",
		};
		expect((await office.call("POST", `/api/roles/${role.id}`, titled)).status).toBe(200);
		await page.reload();
		await expect(page.getByText("Ward Keeper Panel")).toBeVisible();
		await page.locator("header summary", { hasText: clerk.name }).click();
		await expect(page.locator("header dl"), "the title once").toHaveText(/RoleWard Keeper$/);
	},
);

onLentPage(
	"the highlight follows the route; the language is remembered; the profile has name, phone, role, position and Logout",
	async ({ page, office }) => {
		await openAs(page, await office.tokenOf(chairman), "/admin/users");
		const menu = page.getByRole("navigation", { name: "Staff menu" });
		const active = menu.locator("[aria-current]");
		await expect(active).toHaveText("Manage Users");
		for (const name of ["Complaints", "Settings"]) {
			await menu.getByRole("link", { name }).click();
			await expect(active).toContainText(name);
			await expect(page).toHaveURL(new RegExp(`/admin/${name.toLowerCase()}$`));
		}
		await menu.getByRole("link", { name: "Assign Role" }).click();
		await expect(active).toHaveText("Assign Role");
		await expect(page).toHaveURL(/\/admin\/assign-role$/);

		await expect(page.getByText("admin Panel"), "§2.17 to the letter").toBeVisible();
		await page.locator("header summary", { hasText: "Administrator" }).click();
		for (const text of [chairman.mobile, "admin", "Chairman"])
			await expect(page.locator("header dl")).toContainText(text);

		await page.getByRole("button", { name: "हिन्दी" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "hi");
		await page.locator("nav").getByRole("link", { name: "डैशबोर्ड" }).click();
		await expect(page.getByText("कुल उपयोगकर्ता", { exact: true })).toBeVisible();
		await page.reload();
		await scriptIsThere(page);
		await expect(page.locator("html")).toHaveAttribute("lang", "hi");
		await expect(page).toHaveTitle(/^डैशबोर्ड · /);
		await expect(page, "the language has no address of its own").toHaveURL(/\/admin\/dashboard$/);
	},
);

onLentPage(
	"the search box finds screens, users and roles by name and what the site says, goes there and does what people ask for; Ctrl K leads to it",
	async ({ page, office }) => {
		const clerk = await office.clerk("edit_settings");
		// Beside a short list the form for a new user is open by itself and takes no focus.
		for (let count = 0; count < 6; count += 1) await office.clerk();
		await openAs(page, await office.tokenOf(chairman), "/admin");
		const box = page.getByRole("searchbox", { name: "Search the staff area" });

		await test.step("a screen, a user, a role", async () => {
			await box.fill("manage r");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/\/addRole$/);
			// A new screen takes the focus, and the list of what was found closes with it.
			await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
			await box.fill(clerk.name);
			await page.getByRole("link", { name: clerk.name }).click();
			await expect(page.locator("tbody tr")).toHaveCount(1);
			await expect(page.locator("tbody tr")).toContainText(clerk.name);
			await box.fill(clerk.role.name);
			await page.keyboard.press("ArrowDown");
			await page.keyboard.press("Enter");
			await expect(page.locator("main select").first()).toHaveValue(String(clerk.role.id));
		});

		await test.step("what is typed stays while a list writes its own address", async () => {
			await page
				.getByRole("navigation", { name: "Staff menu" })
				.getByRole("link", { name: "Manage Users" })
				.click();
			await page.getByRole("searchbox", { name: "Find in this list" }).fill("Administrator");
			await box.fill(clerk.role.name);
			await expect(page).toHaveURL(/q=Administrator/);
			await expect(page.getByRole("link", { name: clerk.role.name })).toBeVisible();
			await expect(box).toHaveValue(clerk.role.name);
			await box.fill("");
		});

		await test.step("what the site says, to the very field; what isn't there is said so", async () => {
			await box.fill("haelpline");
			await page
				.getByRole("link", { name: "Name, address and phone of the council › Helpline 0000-000000" })
				.click();
			const field = page.getByRole("textbox", { name: "Helpline", exact: true });
			await expect(field).toBeFocused();
			await expect(field).toBeInViewport();
			if (isLong) {
				await page.reload();
				await scriptIsThere(page);
				await expect(field).toBeFocused();
			}
			// Another field of the same form, in a part that is folded.
			await box.fill("0000-000004");
			await page.keyboard.press("Enter");
			await expect(page.getByRole("textbox", { name: "Phone", exact: true })).toBeFocused();
			await box.fill("qwertz");
			await expect(page.getByText("This looks through notices and all other lists")).toBeVisible();
			expect(await faults(page, { within: "header" })).toEqual([]);
			await page.keyboard.press("Escape");
			await expect(page.getByText("This looks through notices and all other lists")).toHaveCount(0);
		});

		await test.step("from the public page to what is behind it", async () => {
			await page.goto("/hi/info/notices?notice=3");
			await page.getByRole("link", { name: "यह पृष्ठ बदलें" }).first().click();
			await expect(page).toHaveURL(/\/admin\/content\?kind=notices&key=3$/);
			await scriptIsThere(page);
		});

		await test.step("an action, and logging out", async () => {
			await page.keyboard.press("Control+k");
			await expect(box).toBeFocused();
			await page.keyboard.type("add user");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/\/admin\/users\?(.*&)?add$/);
			// The new screen takes the focus once; from then on it is the keyboard's.
			await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
			await page.keyboard.press("Control+k");
			await expect(box).toBeFocused();
			await box.fill("log out");
			const logOut = page.getByRole("search").getByRole("button", { name: /^Log ?out/i });
			await expect(logOut).toBeVisible();
			if (isLong) expect(await faults(page, { within: "header" })).toEqual([]);
			await logOut.press("Enter");
			await expect(page).toHaveURL(/\/$/);
		});
	},
);

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("the menu is a drawer with text size, contrast and language; its button tells whether it is open; a choice, Escape, Close and a touch beside it close it; whoever logs out is told so on the home page", async ({
		page,
		office,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/admin/assign-role");
		const button = page.getByRole("button", { name: "Menu", exact: true });
		const drawer = page.getByRole("dialog", { name: "Staff menu" });
		await expect(button).toHaveAttribute("aria-expanded", "false");
		await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);

		await test.step("the current item has the focus", async () => {
			await button.click();
			await expect(drawer).toBeVisible();
			expect(await button.getAttribute("aria-controls")).toBe(await drawer.getAttribute("id"));
			expect(await page.locator("[aria-controls][aria-expanded=true]").count()).toBe(1);
			await expect(drawer.getByRole("link", { name: "Assign Role" })).toBeFocused();
			await expect(drawer.locator("[aria-current=page]")).toHaveText("Assign Role");
			await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
			expect((await drawer.boundingBox())?.width).toBe(layout.staffMenu);
			expect(await faults(page, { within: "#staff-drawer" })).toEqual([]);
		});

		await test.step("every way of closing", async () => {
			await page.keyboard.press("Escape");
			await expect(drawer).toBeHidden();
			await expect(button).toBeFocused();
			await expect(button).toHaveAttribute("aria-expanded", "false");
			await button.click();
			await drawer.getByRole("link", { name: "Manage Users" }).click();
			await expect(drawer).toBeHidden();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Users");
			await button.click();
			await drawer.getByRole("link", { name: "Settings" }).click();
			await expect(drawer).toBeHidden();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
			await button.click();
			await drawer.getByRole("button", { name: "Close" }).click();
			await expect(drawer).toBeHidden();
			await button.click();
			await expect(drawer).toBeVisible();
			await page.mouse.click(370, 600);
			await expect(drawer).toBeHidden();
		});

		await test.step("the display", async () => {
			await button.click();
			await drawer.locator("summary").click();
			await drawer.getByLabel("150 %").check();
			await expect(page.locator("html")).toHaveAttribute("data-size", "3");
			await drawer.getByRole("checkbox", { name: "High contrast" }).check();
			expect(await faults(page, { within: "#staff-drawer" })).toEqual([]);
			await drawer.getByRole("button", { name: "हिन्दी" }).click();
			await expect(page.locator("html")).toHaveAttribute("lang", "hi");
			await page.locator("#staff-drawer").getByRole("button", { name: "English" }).click();
			await page.keyboard.press("Escape");
		});

		await page.locator("header summary", { has: page.getByText("admin") }).click();
		await page.getByRole("button", { name: "Logout" }).click();
		await expect(page).toHaveURL(/\/$/);
		await expect(page.locator("#flash-toast")).toContainText(siteOutcomes.signedOut.words.en);
	});

	test("one bar takes no more than an eighth of the screen; Tab goes through it in the order in which it is seen; the search is a button until it is touched", async ({
		page,
		office,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/admin");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect((await page.locator("main").boundingBox())?.y).toBeLessThanOrEqual(0.12 * 844);

		await expect(page.locator("header summary", { hasText: "Administrator" })).toBeVisible();
		for (const width of [320, 390]) {
			await page.setViewportSize({ width, height: 844 });
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
		}

		const box = page.getByRole("searchbox", { name: "Search the staff area" });
		await expect(box).toBeVisible();
		expect((await box.boundingBox())?.width).toBeLessThan(60);
		await box.tap();
		await expect.poll(async () => (await box.boundingBox())?.width).toBeGreaterThan(280);
		await page.keyboard.type("manage r");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/addRole$/);
	});
});

test("with letters twice as large the menu makes room, at every width", async ({ page, office }) => {
	await page.addInitScript(() => localStorage.setItem("size", "4"));
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	for (const width of [1366, 820, 360]) {
		await page.setViewportSize({ width, height: 768 });
		await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
		await expect(page.getByRole("complementary")).toHaveCount(0);
		const main = await page.locator("main").boundingBox();
		expect(main?.width, "the screen has all of the width").toBeGreaterThan(width - 20);
		expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
		if (isLong || width === 360) expect(await faults(page)).toEqual([]);
	}
});
