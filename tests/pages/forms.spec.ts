import { outcomes } from "../../contract/outcomes.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";
import { test as written } from "../support/staff.ts";

written(
	"an entry of the test page is added, the form is emptied, and the list shows its name and e-mail; a list that can't be loaded is said, with a Retry that works (§2.16)",
	async ({ page, complaints }) => {
		await page.goto("/userlist");
		await scriptIsThere(page);
		await page.getByLabel("Name", { exact: true }).fill("Asha Rani");
		await page.locator("main").getByLabel("Email").fill("asha@town.example");
		await page.locator("main").getByRole("button", { name: "Add" }).click();
		const row = page.getByRole("row").filter({ hasText: "asha@town.example" });
		await expect(row).toContainText("Asha Rani");
		await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");

		await page.route("/", (route) => route.abort());
		await page.reload();
		const alert = page.getByRole("alert").filter({ hasText: outcomes.testUsersNotLoaded.words.en });
		await expect(alert).toBeVisible();
		await page.unroute("/");
		await alert.getByRole("button", { name: "Try again" }).click();
		await expect(alert).toBeHidden();
		await expect(row).toContainText("Asha Rani");
		// The browser itself notes the call that this test broke off.
		complaints.splice(0);
	},
);

test("the citizen form logs without the password, closes, sends nothing, and says so", async ({
	page,
	complaints,
}) => {
	await page.goto("/citizen");
	await scriptIsThere(page);
	await page.getByRole("button", { name: "Open the form" }).click();
	const dialog = page.getByRole("dialog", { name: "Citizen Login / Registration" });
	await dialog.getByLabel("Username").fill("asha");
	await dialog.getByLabel("Mobile").fill("9000000002");
	await dialog.getByLabel("Password").fill("a-secret-word");
	const sent: string[] = [];
	page.on("request", (request) => {
		// A page that the pointer came near to, fetched by the browser, is nothing that the form sends.
		if (request.headers()["sec-purpose"] === undefined) sent.push(request.url());
	});
	await dialog.getByRole("button", { name: "Submit" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText("Nothing was sent and nothing was kept.")).toBeVisible();
	expect(sent).toEqual([]);
	const logged = complaints.splice(0);
	expect(logged).toHaveLength(1);
	expect(logged[0]).toContain("asha");
	expect(logged[0]).not.toContain("a-secret-word");
});

test("without script the citizen form opens and closes too, and the test page says that it needs script", async ({
	plain: page,
}) => {
	await page.goto("/hi/citizen");
	await page.getByRole("button", { name: "फ़ॉर्म खोलें" }).click();
	const dialog = page.getByRole("dialog", { name: "नागरिक लॉगिन / पंजीकरण" });
	await dialog.getByLabel("उपयोगकर्ता नाम").fill("asha");
	await dialog.getByLabel("मोबाइल").fill("9000000002");
	await dialog.getByLabel("पासवर्ड").fill("a-secret-word");
	await dialog.getByRole("button", { name: "जमा करें" }).click();
	await expect(dialog).toBeHidden();
	expect(new URL(page.url()).search).toBe("");
	await page.goto("/userlist");
	await expect(page.getByText(/needs JavaScript/).filter({ visible: true })).toHaveCount(1);
});
