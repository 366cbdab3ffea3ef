import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { listOf, someone } from "../support/people.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, forgetRefusals, freshMobile, openAs, test, toast } from "../support/staff.ts";

test("a person has a page of their own: name and phone are changed in place, and Back leads to their row", async ({
	page,
	office,
}) => {
	const clerk = await office.user((await office.role("view_dashboard")).id);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
	const edit = page
		.getByRole("row", { name: clerk.mobile })
		.getByRole("link", { name: `Edit ${clerk.name}` });
	await edit.click();
	await expect(page).toHaveURL(`/admin/users?q=${clerk.mobile}&user=${clerk.id}`);
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText(clerk.name);
	await expect(heading).toBeFocused();
	const name = page.getByLabel("Name", { exact: true });
	const phone = page.getByLabel("Phone", { exact: true });
	await name.fill("Renu Half");
	await page.goBack();
	await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
	await name.fill("Renu Chaudhary");
	const number = freshMobile();
	await phone.fill(`+91 ${number}`);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(toast(page)).toContainText("Changes saved");
	await expect(heading).toHaveText("Renu Chaudhary");
	await expect(phone, "as the server has it").toHaveValue(number);
	const person = { mobile: number, password: clerk.password };
	expect((await office.call("POST", "/api/login", person)).status).toBe(200);
	await page.getByRole("link", { name: "All users" }).click();
	await page.getByRole("searchbox", { name: "Find in this list" }).fill("renu chaudhary");
	await expect(page.getByRole("row", { name: number })).toBeVisible();
});

test("what is wrong stands at its field, all at once, and nothing typed is lost", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.user((await office.role()).id);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?user=${clerk.id}`);
	await page.getByLabel("Name", { exact: true }).fill(" ");
	await page.getByLabel("Phone", { exact: true }).fill("123");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	const summary = page.getByRole("group", { name: "There is a problem" });
	await expect(summary.getByRole("link")).toHaveCount(2);
	await expect(page.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(/ten digits/);
	await page.getByLabel("Name", { exact: true }).fill("Renu");
	await page.getByLabel("Phone", { exact: true }).fill(chairman.mobile);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(summary.getByRole("link")).toHaveText(["Another user already has this mobile number."]);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Renu");
	forgetRefusals(complaints);
});

test("suspended, taken up again, given a last day and another role: each is said, and holds", async ({
	page,
	office,
}) => {
	const [role, other] = [await office.role(), await office.role("view_dashboard")];
	const clerk = await office.user(role.id);
	const mayLogIn = async () => (await office.call("POST", "/api/login", clerk)).status;
	await openAs(page, await office.tokenOf(chairman), `/admin/users?user=${clerk.id}`);
	await expect(page.getByText("Can log in.", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Suspend", exact: true }).click();
	await expect(page.getByText("Suspended: can't log in until taken up again.")).toBeVisible();
	expect(await mayLogIn()).toBe(401);
	await page.getByRole("button", { name: "Take up again" }).click();
	await expect(page.getByText("Can log in.", { exact: true })).toBeVisible();
	expect(await mayLogIn()).toBe(200);
	await page.getByLabel("Last day").fill("2040-03-31");
	await page.getByRole("button", { name: "Save last day" }).click();
	await expect(page.getByText("Can log in until the end of 31 March 2040.")).toBeVisible();
	await page.getByRole("button", { name: "No last day" }).click();
	await expect(page.getByText("Can log in.", { exact: true })).toBeVisible();
	await page.getByLabel("New role").selectOption(other.name);
	await page.getByRole("button", { name: "Give role" }).click();
	await expect(page.getByText(`Role now: ${other.name}`)).toBeVisible();
	expect(await office.permissionsOf(clerk)).toEqual(["view_dashboard"]);
});

test("a person's sessions are listed and ended; a deletion says what goes and what stays, and leads back to the list", async ({
	page,
	office,
}) => {
	const clerk = await office.user((await office.role()).id);
	for (let count = 0; count < 2; count += 1) await office.tokenOf(clerk);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?user=${clerk.id}`);
	await page.getByRole("button", { name: "Delete user" }).click();
	const question = page.getByRole("dialog", { name: "Delete user" });
	await expect(question).toContainText("Are you sure you want to delete this user?");
	await expect(question).toContainText("the sessions that are open now: 3. The audit log keeps the name.");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "End all" }).click();
	await expect(page.getByText("Nowhere at the moment.")).toBeVisible();
	await page.getByRole("button", { name: "Delete user" }).click();
	await question.getByRole("button", { name: "Delete", exact: true }).click();
	await expect(toast(page)).toContainText("User deleted successfully");
	await expect(page).toHaveURL("/admin/users");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Users");
});

test("one's own page leads to My Password; of somebody with more rights only the sessions are shown", async ({
	page,
	office,
}) => {
	const clerk = await office.user((await office.role("manage_users")).id);
	await openAs(page, await office.tokenOf(clerk), `/admin/users?user=${clerk.id}`);
	const main = page.locator("main");
	await expect(main).toContainText("This is your own account.");
	await expect(main.getByRole("link", { name: "My Password" })).toBeVisible();
	await expect(main.getByRole("button")).toHaveCount(0);
	const chief = (await office.call("GET", `/api/users/page?q=${chairman.mobile}`)).answer.users[0].id;
	await page.goto(`/admin/users?user=${chief}`);
	await scriptIsThere(page);
	await expect(main).toContainText("may do more than you (Dashboard, Assign Role,");
	await expect(main.getByRole("button")).toHaveCount(0);
	// Whoever may not give roles is told who may.
	const other = await office.user((await office.role("manage_users")).id);
	await page.goto(`/admin/users?user=${other.id}`);
	await scriptIsThere(page);
	await expect(main).toContainText("Roles are given by whoever holds Assign Role.");
});

test("many are selected by keyboard, across pages, and suspended, taken up again or given a role after one question", async ({
	page,
	office,
}) => {
	const [role, other] = [await office.role(), await office.role()];
	const clerks = [await office.user(role.id), await office.user(role.id), await office.user(role.id)];
	await openAs(page, await office.tokenOf(chairman), `/admin/users?role=${encodeURIComponent(role.name)}`);
	await expect(page.getByText(/^3 of \d+ users$/)).toBeVisible();
	await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
	await page.keyboard.press("Space");
	const bar = page.getByRole("group", { name: "3 selected" });
	await expect(bar).toBeVisible();
	const last = clerks[2] as (typeof clerks)[number];
	await page.getByRole("checkbox", { name: `Select ${last.name}` }).press("Space");
	await expect(page.getByRole("group", { name: "2 selected" })).toBeVisible();
	await page.getByRole("button", { name: "Suspend", exact: true }).press("Enter");
	const question = page.getByRole("dialog");
	await expect(question).toContainText("Suspend all of them: 2?");
	await expect(question).toContainText(clerks[0]?.name ?? "");
	await expect(question).toContainText("for all of them or for none");
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
	await question.getByRole("button", { name: "Suspend" }).press("Enter");
	await expect(toast(page)).toContainText("Suspended.");
	await expect(page.getByRole("row", { name: "Suspended" })).toHaveCount(2);
	await expect(bar, "nobody is selected any more").toHaveCount(0);
	await page.getByLabel("State").selectOption("suspended");
	await expect(page.getByText(/^2 of \d+ users$/)).toBeVisible();
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	await page.getByRole("button", { name: "Take up again" }).click();
	await question.getByRole("button", { name: "Take up again" }).click();
	await expect(page.getByText("Nothing found").or(page.locator("main").getByText(/^0 of/))).toBeVisible();
	await page.getByLabel("State").selectOption("");
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	await expect(page.getByRole("button", { name: "Give role" })).toBeDisabled();
	await page.getByLabel("New role").selectOption(other.name);
	await page.getByRole("button", { name: "Give role" }).click();
	await expect(question).toContainText(`Give the role ${other.name} to all of them: 3?`);
	await question.getByRole("button", { name: "Give role" }).click();
	await expect(toast(page)).toContainText("The role is assigned to all of them");
	await expect(page.getByText(/^0 of \d+ users$/)).toBeVisible();
});

test("what somebody else has changed meanwhile is said in words, and the list shows it by itself", async ({
	page,
	office,
	complaints,
}) => {
	const role = await office.role();
	const [gone, stays] = [await office.user(role.id), await office.user(role.id)];
	await openAs(page, await office.tokenOf(chairman), `/admin/users?role=${encodeURIComponent(role.name)}`);
	await expect(page.getByRole("row", { name: gone.mobile })).toBeVisible();
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	await office.call("DELETE", `/api/users/${gone.id}`);
	await page.getByRole("button", { name: "Suspend", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
	await expect(page.getByRole("alert")).toContainText("This user doesn't exist any more.");
	await expect(page.getByRole("row", { name: gone.mobile })).toHaveCount(0);
	await expect(page.getByRole("row", { name: "Suspended" }), "for all or for none").toHaveCount(0);
	// A page of somebody who is deleted while it is open.
	await page.getByRole("row", { name: stays.mobile }).getByRole("link", { name: "Edit" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(stays.name);
	await office.call("DELETE", `/api/users/${stays.id}`);
	await page.getByRole("button", { name: "Suspend", exact: true }).click();
	await expect(page.getByText("There is no such user.")).toBeVisible();
	await page.getByRole("link", { name: "All users" }).click();
	await expect(page.getByText(/^0 of \d+ users$/)).toBeVisible();
	forgetRefusals(complaints);
});

test("the list is taken along as a file of what is found, and that leaves a line in the audit log", async ({
	page,
	office,
}) => {
	const role = await office.role();
	const clerk = await office.user(role.id);
	await office.user(role.id);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
	await expect(page.getByText(/^1 of \d+ users$/)).toBeVisible();
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download as CSV" }).click();
	expect((await download).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
	const text = (await (await (await download).createReadStream()).toArray()).join("");
	expect(text).toBe(`\uFEFFName,Role,Phone\r\n${clerk.name},${role.name},${clerk.mobile}\r\n`);
	const [line] = (await office.call("GET", "/api/audit?kind=all")).answer;
	expect(line).toMatchObject({ action: "export users", actor: "Administrator", detail: "1" });
});

test("typing asks once for what was typed, keeps the rows until the new ones are there, and drops older answers", async ({
	page,
	office,
}) => {
	const asked = await listOf(
		page,
		Array.from({ length: 60 }, (_, index) => someone(index + 1)),
	);
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const rows = page.locator("tbody tr");
	await expect(rows).toHaveCount(25);
	const before = asked.length;
	// The first answer is late, and must not come over the later one.
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/api/users/page?*q=Clerk+5&*", async (route) => {
		await held;
		await route.fallback();
	});
	const box = page.getByRole("searchbox", { name: "Find in this list" });
	await box.fill("Clerk 5");
	await expect(page).toHaveURL("/admin/users");
	await expect(rows, "no flash").toHaveCount(25);
	await box.fill("Clerk 59");
	await expect(rows).toHaveCount(1);
	release();
	await expect(page).toHaveURL("/admin/users?q=Clerk+59");
	await expect(rows).toHaveText(/Clerk 59/);
	expect(asked.length - before, "each text once").toBeLessThanOrEqual(2);
});

const states = [
	{ name: "the list with a selection", path: "/admin/users", act: "select" },
	{ name: "an empty list", path: "/admin/users?q=nobodyatall" },
	{ name: "the form", path: "/admin/users?add" },
	{ name: "a person", path: "/admin/users?user=" },
	{ name: "a person who is gone", path: "/admin/users?user=999999" },
	{ name: "a question about many", path: "/admin/users", act: "ask" },
	{ name: "a question before a deletion", path: "/admin/users?user=", act: "delete" },
] as const;

for (const lang of ["en", "hi"] as const) {
	test(`no state of Manage Users has an accessibility fault or scrolls sideways (${lang})`, async ({
		page,
		office,
		complaints,
	}) => {
		test.slow();
		const clerk = await office.user((await office.role()).id);
		await page.addInitScript((chosen) => {
			if (window === top) localStorage.setItem("staffLanguage", chosen);
		}, lang);
		const token = await office.tokenOf(chairman);
		for (const { name, path, ...state } of states) {
			const act = "act" in state ? state.act : undefined;
			await openAs(page, token, path.endsWith("user=") ? path + clerk.id : path);
			await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
			if (act === "select" || act === "ask") await page.getByRole("checkbox").nth(1).check();
			if (act === "ask") await page.locator("main fieldset > button").first().click();
			if (act === "delete") await page.locator("main section").last().getByRole("button").click();
			for (const width of [320, 1366]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await pixelsTooWide(page), `${name}, ${width}`).toBeLessThanOrEqual(0);
				expect(await faults(page), `${name}, ${width}`).toEqual([]);
			}
			const shown = await page.locator("main").innerText();
			if (lang === "hi")
				expect(shown, `${name}: no raw key of a role`).not.toMatch(/\b(admin|subadmin|it)\b/);
		}
		forgetRefusals(complaints);
	});
}
