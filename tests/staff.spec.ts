import AxeBuilder from "@axe-core/playwright";
import { layout, session } from "../contract/limits.ts";
import { pages } from "../contract/pages.ts";
import { expect, scriptIsThere } from "./site.ts";
import { chairman, forgetRefusals, logIn, openAs, test, toast } from "./staff.ts";

const staffPages = pages.filter((page) => page.audience === "staff");

test.describe("signing in and out", () => {
	test("ULB Login signs a clerk in: a toast, the dialog closes, the staff area opens, the token is kept", async ({
		page,
	}) => {
		await page.goto("/");
		await scriptIsThere(page);
		await page.getByRole("button", { name: "ULB Login" }).first().click();
		const dialog = page.getByRole("dialog", { name: "ULB Login" });
		await dialog.getByLabel("Mobile").fill("+91 90000 00001");
		await dialog.getByLabel("Password").fill(chairman.password);
		await dialog.getByRole("button", { name: "Login", exact: true }).click();
		await expect(toast(page)).toContainText("Login successful");
		await expect(page).toHaveURL(/\/admin$/);
		await expect(dialog).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, admin");
		const token = await page.evaluate((key) => localStorage.getItem(key), session.storageKey);
		expect(token).toMatch(/^\S{32,}$/);
	});

	test("the header of every page follows: “{role} Section” leads to /admin, Logout ends the session and returns to /", async ({
		page,
		office,
	}) => {
		const token = await office.tokenOf(chairman);
		await openAs(page, token, "/help");
		const header = page.locator("header");
		await header.getByRole("link", { name: "admin Section" }).click();
		await expect(page).toHaveURL(/\/admin$/);
		await page.goBack();
		await header.getByRole("button", { name: "Logout" }).click();
		await expect(page).toHaveURL(/\/$/);
		await expect(header.getByRole("button", { name: "ULB Login" })).toBeVisible();
		expect(await page.evaluate((key) => localStorage.getItem(key), session.storageKey)).toBeNull();
		const me = await fetch(new URL("/api/me", page.url()), { headers: { authorization: `Bearer ${token}` } });
		expect(me.status, "the session has ended on the server too").toBe(401);
	});

	test("a wrong password is said in the server's words, and what was typed stays", async ({
		page,
		complaints,
	}) => {
		await page.goto("/");
		await scriptIsThere(page);
		await page.getByRole("button", { name: "ULB Login" }).first().click();
		await logIn(page, { ...chairman, password: "not the password" });
		await expect(toast(page)).toContainText("The mobile number or the password is wrong.");
		await expect(page.getByLabel("Mobile")).toHaveValue(chairman.mobile);
		await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/is wrong/);
		await expect(page.getByLabel("Password")).toBeFocused();
		forgetRefusals(complaints);
	});

	test("without a word from the server it is “Login failed”; an answer without a token is refused", async ({
		page,
		complaints,
	}) => {
		await page.goto("/admin");
		await scriptIsThere(page);
		await page.route("**/api/login", (route) => route.fulfill({ status: 500, json: {} }));
		await logIn(page, chairman);
		await expect(toast(page)).toContainText("Login failed");
		await page.unroute("**/api/login");
		await page.route("**/api/login", (route) => route.fulfill({ json: {} }));
		await logIn(page, chairman);
		await expect(toast(page)).toContainText("Token missing from server response");
		forgetRefusals(complaints);
	});

	test("the password can be shown while it is typed", async ({ page }) => {
		await page.goto("/admin");
		await scriptIsThere(page);
		await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
		await page.getByRole("button", { name: "Show" }).click();
		await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
	});

	for (const token of ["", "undefined", "made-up"]) {
		test(`the stored token “${token}” is none`, async ({ page, complaints }) => {
			await openAs(page, token, "/admin/users");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("ULB Login");
			await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);
			if (token === "made-up") await expect(page.getByRole("alert")).toContainText("your session has ended");
			forgetRefusals(complaints);
		});
	}

	test("a staff address without a session shows the form in place; afterwards one is where one wanted to be", async ({
		page,
	}) => {
		await page.goto("/admin/assign-role");
		await scriptIsThere(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("ULB Login");
		await logIn(page, chairman);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Assign Role");
		await expect(page).toHaveURL(/\/admin\/assign-role$/);
		await expect(page).toHaveTitle(/^Assign Role · /);
	});

	test("what another tab does to the session is followed", async ({ page, context }) => {
		await page.goto("/help");
		await scriptIsThere(page);
		const other = await context.newPage();
		await other.goto("/admin");
		await scriptIsThere(other);
		await logIn(other, chairman);
		await expect(page.locator("header").getByRole("link", { name: "admin Section" })).toBeVisible();
		await page.locator("header").getByRole("button", { name: "Logout" }).click();
		await expect(other.getByRole("heading", { level: 1 })).toHaveText("ULB Login");
		await other.close();
	});

	test("a session that ends while one types says so, and what was typed is there after signing in again", async ({
		page,
		office,
		complaints,
	}) => {
		const role = await office.role("manage_users");
		const clerk = await office.user(role.id);
		await openAs(page, await office.tokenOf(clerk), "/admin/users");
		await page.getByLabel("Name", { exact: true }).fill("Half Typed");
		await office.call("POST", `/api/users/${clerk.id}/password`, { password: "naya-shabd-hai-lamba-91" });
		await page.getByRole("button", { name: "Add user" }).click();
		await expect(page.getByRole("alert")).toContainText("your session has ended");
		await expect(page.getByLabel("Name", { exact: true }), "nobody can read what was there").toHaveCount(0);
		await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);
		await logIn(page, { ...clerk, password: "naya-shabd-hai-lamba-91" });
		await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half Typed");
		forgetRefusals(complaints);
	});

	test("a server that can't be asked is said, with a Retry that brings the screen back", async ({
		page,
		office,
		complaints,
	}) => {
		await page.route("**/api/me", (route) => route.abort());
		await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
		await expect(page.getByRole("alert")).toContainText("The server can't be reached.");
		await page.unroute("**/api/me");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Namaste");
		forgetRefusals(complaints);
	});
});

test.describe("the frame of the staff area", () => {
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
		expect((await menu.locator("..").boundingBox())?.width).toBe(layout.staffMenu);
		expect((await page.locator("header search").boundingBox())?.width).toBe(layout.staffSearch);
	});

	test("without a permission of the menu it says so", async ({ page, office }) => {
		const role = await office.role();
		await openAs(page, await office.tokenOf(await office.user(role.id)), "/admin");
		await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveText("No permissions assigned");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${role.name}`);
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
		await box.fill(clerk.name);
		await page.getByRole("link", { name: clerk.name }).click();
		await expect(page.locator("tbody tr")).toHaveCount(1);
		await expect(page.locator("tbody tr")).toContainText(clerk.name);
		await box.fill(role.name);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(page.locator("main select").first()).toHaveValue(String(role.id));
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

	for (const page of staffPages) {
		test(`${page.path} says which permission is missing, or shows its screen`, async ({
			page: tab,
			office,
		}) => {
			const role = await office.role();
			await openAs(tab, await office.tokenOf(await office.user(role.id)), page.path);
			const heading = tab.getByRole("heading", { level: 1 });
			if (page.name === "staffHome") await expect(heading).toHaveText(`Welcome, ${role.name}`);
			else if (page.name === "myPassword") await expect(heading).toHaveText("My Password");
			else {
				await expect(heading).toHaveText("Permission missing");
				await expect(tab.locator("main")).toContainText(/doesn't have: [A-Z][A-Za-z ]+ \([a-z_]+\)/);
			}
		});

		test(`${page.path} has no accessibility fault and no sideways scrolling, at two widths and in both languages`, async ({
			page: tab,
			office,
		}) => {
			await openAs(tab, await office.tokenOf(chairman), page.path);
			await expect(tab.getByRole("navigation", { name: "Staff menu" })).toBeVisible();
			for (const other of ["हिन्दी", "English"]) {
				await tab.waitForLoadState("networkidle");
				for (const width of [320, 1366]) {
					await tab.setViewportSize({ width, height: 800 });
					await expect(tab.locator("h1")).toHaveCount(1);
					const tooWide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
					expect(tooWide, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
					const { violations } = await new AxeBuilder({ page: tab })
						.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
						.analyze();
					expect(
						violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(" ")) })),
					).toEqual([]);
				}
				await tab.getByRole("button", { name: other }).click();
			}
		});
	}

	test("without JavaScript a staff page says that it needs it, and that signing in does", async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
		const page = await context.newPage();
		await page.goto("/admin");
		await expect(page.getByText("Signing in needs JavaScript.")).toBeVisible();
		await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);
		await context.close();
	});

	test("a public page loads nothing of the staff area", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await page.goto("/");
		await scriptIsThere(page);
		await page.waitForLoadState("networkidle");
		expect(asked.filter((url) => /staff|manage|dashboard|assign|\/api\//.test(url))).toEqual([]);
	});
});
