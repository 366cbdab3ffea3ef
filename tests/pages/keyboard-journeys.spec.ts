import { choose, pressOn, tabTo, typeIn } from "../support/keyboard.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";
import { chairman, freshMobile, test as staff, toast } from "../support/staff.ts";

staff.use({ viewport: { width: 1366, height: 768 } });
test.use({ viewport: { width: 1366, height: 768 } });

staff(
	"with the keyboard alone a clerk signs in, makes a role and a user, sorts and filters, assigns, deletes and signs out",
	async ({ page }) => {
		const role = `zila ${freshMobile()}`;
		const phone = freshMobile();
		const main = page.locator("main");
		const menu = (name: string) =>
			page.getByRole("navigation", { name: "Staff menu" }).getByRole("link", { name });
		/** The new screen takes the focus, so no key is pressed before. */
		const open = async (name: string, link = menu(name)) => {
			await pressOn(page, link, "Shift+Tab");
			await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
		};
		const row = page.getByRole("row", { name: phone });
		const question = page.getByRole("dialog");

		await test.step("signs in", async () => {
			await page.goto("/addRole");
			await scriptIsThere(page);
			await typeIn(page, page.getByLabel("Mobile"), chairman.mobile);
			await page.keyboard.press("Tab");
			await page.keyboard.type(chairman.password);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Roles");
			await expect(
				page.getByRole("heading", { level: 1 }),
				"the work begins where the form was",
			).toBeFocused();
		});

		await test.step("adds a role", async () => {
			await typeIn(page, main.getByLabel("Role Name"), role);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("alert")).toHaveText("Role added successfully");
		});

		await test.step("ticks permissions and saves them", async () => {
			await open("Assign Permissions", main.getByRole("link", { name: "Assign Permissions" }));
			await choose(page, main.getByLabel("Role", { exact: true }), role);
			const box = main.getByRole("checkbox", { name: "Dashboard" });
			await expect(box).toBeEnabled();
			await tabTo(page, box);
			await page.keyboard.press("Space");
			await expect(box).toBeChecked();
			await pressOn(page, main.getByRole("button", { name: "Save Permissions" }));
			await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		});

		await test.step("adds a user, with a suggested password", async () => {
			await open("Manage Users");
			// With few accounts the form is open by itself.
			const opener = main.getByRole("link", { name: "Add user" });
			await expect(page.locator("tbody tr").first()).toBeVisible();
			if (await opener.isVisible()) await pressOn(page, opener);
			else await tabTo(page, main.getByLabel("Name", { exact: true }));
			await expect(main.getByLabel("Name", { exact: true })).toBeFocused();
			await page.keyboard.type("Asha Devi");
			await choose(page, main.getByLabel("Role", { exact: true }), "IT Department");
			await typeIn(page, main.getByLabel("Phone", { exact: true }), phone);
			await pressOn(page, main.getByRole("button", { name: "Suggest" }));
			await pressOn(page, main.getByRole("button", { name: "Add user" }));
			await expect(toast(page)).toContainText("User added successfully");
			await expect(row).toContainText("Asha Devi");
		});

		await test.step("sorts the table and filters it", async () => {
			const head = page.locator("thead").getByRole("link", { name: "Name" });
			await pressOn(page, head);
			await expect(page.locator("thead th[aria-sort=ascending]")).toHaveText(/^Name/);
			await expect(head, "the focus stays where the order was chosen").toBeFocused();
			const find = page.getByRole("searchbox", { name: "Find in this list" });
			await tabTo(page, find, "Shift+Tab");
			await page.keyboard.type(phone);
			await expect(page.locator("tbody tr")).toHaveCount(1);
			await pressOn(page, main.getByText("Filter", { exact: true }));
			await choose(page, main.getByLabel("Show only"), "Executive Officer");
			await expect(page.getByText("No matching rows found.")).toBeVisible();
			await page.keyboard.press("Home");
			await expect(page.locator("tbody tr")).toHaveCount(1);
		});

		await test.step("gives the user another role", async () => {
			await open("Assign Role");
			await choose(page, main.getByLabel("User", { exact: true }), "Asha Devi");
			await choose(page, main.getByLabel("Role", { exact: true }), role);
			await pressOn(page, main.getByRole("button", { name: "Assign Role" }));
			await expect(page.getByRole("alert")).toHaveText("Role assigned successfully");
		});

		await test.step("is asked before deleting, keeps once, then deletes", async () => {
			await open("Manage Users");
			const remove = row.getByRole("button", { name: "Delete" });
			await pressOn(page, remove);
			await expect(question).toContainText("Are you sure you want to delete this user?");
			await expect(question).toContainText("Asha Devi");
			await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
			await page.keyboard.press("Enter");
			// Taken out of the page, not only closed: until then it is still the one that was asked.
			await expect(page.locator("dialog", { hasText: "Keep" })).toHaveCount(0);
			await expect(remove, "the focus is back where it came from").toBeFocused();
			await page.keyboard.press("Enter");
			await pressOn(page, question.getByRole("button", { name: "Delete" }));
			await expect(toast(page)).toContainText("User deleted successfully");
			await expect(row).toHaveCount(0);
			await expect(
				page.locator("main [tabindex='-1']:focus"),
				"the list has the focus of the row",
			).toHaveCount(1);
		});

		await test.step("opens and closes the profile card, then signs out", async () => {
			const chip = page.locator("header summary", { hasText: "Administrator" });
			const card = page.locator("header dl");
			await pressOn(page, chip, "Shift+Tab");
			await expect(card).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(card).toBeHidden();
			await expect(chip).toBeFocused();
			await page.keyboard.press("Space");
			await pressOn(page, page.getByRole("button", { name: "Logout" }));
			await expect(page).toHaveURL(/\/$/);
		});
	},
);

test("with the keyboard alone a reader sets the letters and the contrast, and closes the panel by Escape", async ({
	page,
}) => {
	await page.goto("/help");
	await scriptIsThere(page);
	const sizes = page.locator("summary", { hasText: "Text size" });
	await pressOn(page, sizes);
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowRight");
	await expect(page.locator("html")).toHaveCSS("font-size", "18px");
	await page.keyboard.press("Escape");
	await expect(page.locator("input[data-preference=size]").first()).toBeHidden();
	await expect(sizes).toBeFocused();
	await tabTo(page, page.getByLabel("High contrast"));
	await page.keyboard.press("Space");
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(0, 0, 0)");
});
