import type { Browser, Page } from "@playwright/test";
import { sweep } from "../support/long.ts";
import { newDatabase } from "../support/postgres.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, firstLogIn, freshMobile, logIn, test, toast } from "../support/staff.ts";

const databases = {
	PostgreSQL: async () => ({ DATABASE_URL: await newDatabase("empty") }),
	"the embedded database": async () => ({}),
} as const;

// In the gate its steps stand alone: by keys (pages/keyboard-journeys), in staff-users, -roles, -session and -import; the calls on both.
for (const where of sweep<keyof typeof databases>(["PostgreSQL", "the embedded database"], [])) {
	test(`on ${where}: a role is made, a clerk comes, works, gets another role and another password, and goes`, async ({
		elsewhere,
		browser,
	}) => {
		const { page, server } = await elsewhere(await databases[where]());
		const role = `press ${freshMobile()}`;
		const phone = freshMobile();
		const menu = (name: string) =>
			page.getByRole("navigation", { name: "Staff menu" }).getByRole("link", { name });
		const row = page.getByRole("row", { name: phone });
		await page.setViewportSize({ width: 1366, height: 768 });

		await test.step("the chairman signs in where they wanted to be", async () => {
			await page.goto("/addRole");
			await scriptIsThere(page);
			await logIn(page, chairman);
			await expect(toast(page)).toContainText("Login successful");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Roles");
		});

		await test.step("and makes a role that may see the dashboard", async () => {
			await page.getByLabel("Role Name").fill(role);
			await page.getByRole("button", { name: "Add", exact: true }).click();
			await expect(page.getByRole("alert")).toHaveText("Role added successfully");
			await menu("Assign Permissions").click();
			await page.getByRole("combobox", { name: "Role" }).selectOption(role);
			await page.getByRole("checkbox", { name: "Dashboard" }).check();
			await page.getByRole("button", { name: "Save Permissions" }).click();
			await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		});

		const password = await test.step("adds a clerk, and has the password to hand over", async () => {
			await menu("Manage Users").click();
			await expect(page.getByText(/of \d+ users/)).toBeVisible();
			// Beside a short list the form is open by itself.
			const add = page.getByRole("link", { name: "Add user" });
			if (await add.isVisible()) await add.click();
			await page.getByLabel("Name", { exact: true }).fill("Renu Chaudhary");
			await page.getByLabel("Role", { exact: true }).selectOption(role);
			await page.getByLabel("Phone", { exact: true }).fill(phone);
			await page.getByRole("button", { name: "Suggest" }).click();
			await page.getByRole("button", { name: "Add user" }).click();
			await expect(toast(page)).toContainText("User added successfully");
			return (await row.locator("code").textContent()) ?? "";
		});

		const clerk = await desk(browser, server.address);
		await test.step("the clerk signs in with it, chooses another, and sees what the role may", async () => {
			await firstLogIn(clerk, { mobile: phone, password }, "imli-taara-neel-chaand-64");
			await clerk.goto("/admin/dashboard");
			await expect(clerk.getByRole("heading", { level: 1 })).toHaveText("Namaste, Renu Chaudhary");
			await expect(clerk.getByText("Recent changes")).toHaveCount(0);
		});

		await test.step("another role holds at the clerk's next click", async () => {
			await menu("Assign Role").click();
			await page.getByRole("combobox", { name: "User" }).selectOption(`Renu Chaudhary (${phone})`);
			await page.getByRole("combobox", { name: "Role" }).selectOption("IT Department");
			await page.getByRole("button", { name: "Assign Role" }).click();
			await expect(page.getByRole("alert")).toHaveText("Role assigned successfully");
			await clerk.reload();
			await expect(clerk.getByText("it Panel").first()).toBeVisible();
			await expect(clerk.getByText("Recent changes")).toBeVisible();
		});

		await test.step("another password ends the clerk's session, and lets them in again", async () => {
			await menu("Manage Users").click();
			await page.getByRole("searchbox", { name: "Find in this list" }).fill(phone);
			await row.getByRole("button", { name: "New password" }).click();
			await page.getByRole("dialog").getByRole("button", { name: "Suggest" }).click();
			await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
			const next = (await row.locator("code").textContent()) ?? "";
			expect(next).not.toBe(password);
			await clerk.reload();
			await expect(clerk.getByRole("alert")).toContainText("your session has ended");
			await firstLogIn(clerk, { mobile: phone, password: next }, "imli-taara-neel-chaand-65");
			await clerk.goto("/admin/dashboard");
			await expect(clerk.getByRole("heading", { level: 1 })).toHaveText("Namaste, Renu Chaudhary");
		});

		await test.step("whoever is deleted is out, and the empty role goes too", async () => {
			await row.getByRole("button", { name: "Delete" }).click();
			const question = page.getByRole("dialog");
			await expect(question).toContainText("Are you sure you want to delete this user?");
			await question.getByRole("button", { name: "Delete" }).click();
			await expect(row).toHaveCount(0);
			await clerk.reload();
			await expect(clerk.getByRole("heading", { level: 1 })).toHaveText("ULB Login");
			await menu("Assign Permissions").click();
			await page.getByRole("link", { name: "Add Role" }).click();
			await page.getByRole("row", { name: role }).getByRole("button", { name: "Delete" }).click();
			await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
			await expect(toast(page)).toContainText("Role deleted successfully");
		});

		await test.step("the dashboard tells it all, newest first; then the chairman signs out", async () => {
			await menu("Dashboard").click();
			const lines = page.locator("main ol li");
			await expect(lines.first()).toContainText(`Administrator deleted the role ${role}`);
			await expect(lines.nth(1)).toContainText(`deleted the user Renu Chaudhary (${phone})`);
			await expect(lines.nth(2)).toContainText("Renu Chaudhary changed their own password");
			await expect(lines.nth(3)).toContainText("gave Renu Chaudhary a new password");
			await expect(lines.nth(4)).toContainText(`changed the role of Renu Chaudhary: ${role} → IT Department`);
			await page.locator("header summary", { hasText: "Chairman" }).click();
			await page.getByRole("button", { name: "Logout" }).click();
			await expect(page).toHaveURL(/\/$/);
		});
		await clerk.context().close();
	});
}

/** A second person's browser, at the dashboard. */
async function desk(browser: Browser, baseURL: string): Promise<Page> {
	const context = await browser.newContext({ baseURL });
	const page = await context.newPage();
	await page.goto("/admin/dashboard");
	await scriptIsThere(page);
	return page;
}
