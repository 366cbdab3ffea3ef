import { listOf, someone } from "../support/people.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, forgetRefusals, freshMobile, logIn, openAs, test, toast } from "../support/staff.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => someone(index + 1));

test("a clerk adds a user and hands the password over; it is gone with the page", async ({
	page,
	office,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const role = await office.role("view_dashboard");
	const phone = freshMobile();
	await openAs(page, await office.tokenOf(chairman), "/admin/users?add");
	await page.getByLabel("Name", { exact: true }).fill("Renu Chaudhary");
	await page.getByLabel("Role", { exact: true }).selectOption(role.name);
	await page.getByLabel("Phone", { exact: true }).fill(`+91 ${phone}`);
	await page.getByRole("button", { name: "Suggest" }).click();
	const password = await page.getByLabel("Password", { exact: true }).inputValue();
	expect(password).toMatch(/^([a-z]+-){5}\d\d$/);
	await page.getByRole("button", { name: "Add user" }).click();
	await expect(toast(page)).toContainText("User added successfully");
	const row = page.getByRole("row", { name: phone });
	await expect(row).toContainText("Renu Chaudhary");
	await expect(row).toContainText(role.name);
	await expect(row).toContainText(password);
	const handed = page.getByRole("group", { name: "Password for Renu Chaudhary, to be handed over" });
	await expect(handed, "it is seen once, so the focus is there").toBeFocused();
	await page.keyboard.press("Tab");
	await expect(row.getByRole("button", { name: "Copy" })).toBeFocused();
	await row.getByRole("button", { name: "Copy" }).click();
	await expect(toast(page)).toContainText("Password copied");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
	expect((await office.call("POST", "/api/login", { mobile: phone, password })).status).toBe(200);
	// Beside a long list the form has closed; open again, it is empty.
	const opener = page.getByRole("link", { name: "Add user" });
	if (await opener.isVisible()) await opener.click();
	for (const label of ["Name", "Role", "Phone", "Password"]) {
		await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
	}
	await page.reload();
	await scriptIsThere(page);
	await page.getByRole("searchbox", { name: "Find in this list" }).fill(phone);
	await expect(row.getByRole("cell", { name: "temporary" }), "it was set by somebody else").toBeVisible();
	await expect(row).not.toContainText(password);
});

test("a slip is printed with the password: name, number, address and what to do, in both languages, and nothing else", async ({
	page,
	office,
}) => {
	const clerk = await office.user((await office.role()).id);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
	await page.getByRole("row", { name: clerk.mobile }).getByRole("button", { name: "New password" }).click();
	const dialog = page.getByRole("dialog", { name: "New password" });
	const password = await dialog.getByLabel("Password").inputValue();
	await dialog.getByRole("button", { name: "Save" }).click();
	// The browser's own dialog would wait for a person.
	await page.evaluate(() => Object.assign(window, { print: () => {} }));
	await page.getByRole("button", { name: "Print slip" }).click();
	await page.emulateMedia({ media: "print" });
	const slip = page.getByRole("article");
	await expect(slip).toBeVisible();
	await expect(slip).toContainText(clerk.name);
	await expect(slip).toContainText(clerk.mobile);
	await expect(slip).toContainText(password);
	await expect(slip).toContainText(/https?:\/\/.*\/admin/);
	await expect(slip).toContainText("Works for 7 days.");
	await expect(slip).toContainText("7 दिन चलेगा।");
	await expect(page.locator("main")).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event("afterprint")));
	await expect(slip).toHaveCount(0);
});

test("the table has the columns of the specification and no password but its mask", async ({
	page,
	office,
}) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${chairman.mobile}`);
	const heads = page.locator("thead th");
	await expect(heads).toHaveText([
		"#",
		"Name",
		"Role",
		"Phone",
		"Last sign-in",
		"Added",
		"Password",
		"Action",
	]);
	const own = page.getByRole("row", { name: chairman.mobile });
	await expect(own).toContainText("••••••••");
	await expect(own).toContainText("You");
	await expect(own).toContainText("admin");
	await expect(own.getByRole("button")).toHaveCount(0);
	await expect(own.getByRole("checkbox")).toHaveCount(0);
	await own.getByRole("link", { name: "My Password" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Password");
});

test("what the server refuses is said in its words, and what was typed stays", async ({
	page,
	office,
	complaints,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users?add");
	await page.getByLabel("Name", { exact: true }).fill("Second Chairman");
	await page.getByLabel("Role", { exact: true }).selectOption("it");
	await page.getByLabel("Phone", { exact: true }).fill(chairman.mobile);
	await page.getByLabel("Password", { exact: true }).fill("kabutar-tara-pul-91");
	await page.getByRole("button", { name: "Add user" }).click();
	await expect(toast(page)).toContainText("Another user already has this mobile number.");
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Second Chairman");
	await page.route("**/api/users", (route) => route.fulfill({ status: 500, body: "" }));
	await page.getByRole("button", { name: "Add user" }).click();
	await expect(toast(page)).toContainText("Failed to add user");
	forgetRefusals(complaints);
});

test("deleting asks the exact question with the focus on Keep; Keep keeps, Delete deletes", async ({
	page,
	office,
}) => {
	const role = await office.role();
	const clerk = await office.user(role.id);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
	const row = page.getByRole("row", { name: clerk.mobile });
	await row.getByRole("button", { name: "Delete" }).click();
	const question = page.getByRole("dialog", { name: "Delete user" });
	await expect(question).toContainText("Are you sure you want to delete this user?");
	await expect(question).toContainText(clerk.name);
	await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(question).toHaveCount(0);
	await expect(row).toBeVisible();
	await expect(row.getByRole("button", { name: "Delete" })).toBeFocused();
	await row.getByRole("button", { name: "Delete" }).click();
	await question.getByRole("button", { name: "Delete" }).click();
	await expect(toast(page)).toContainText("User deleted successfully");
	await expect(row).toHaveCount(0);
});

test("a deletion that failed is said in the page, with a Retry", async ({ page, office, complaints }) => {
	const role = await office.role();
	const clerk = await office.user(role.id);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
	await page.route(`**/api/users/${clerk.id}`, (route) => route.abort());
	const row = page.getByRole("row", { name: clerk.mobile });
	await row.getByRole("button", { name: "Delete" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("alert")).toContainText("The user could not be deleted.");
	await page.unroute(`**/api/users/${clerk.id}`);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(row).toHaveCount(0);
	await expect(page.locator("[tabindex='-1'][aria-busy='false']")).toBeFocused();
	forgetRefusals(complaints);
});

test("a password is reset and shown until the page is left; a weak one is refused and stays", async ({
	page,
	office,
	complaints,
}) => {
	const role = await office.role();
	const clerk = await office.user(role.id);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
	const row = page.getByRole("row", { name: clerk.mobile });
	await row.getByRole("button", { name: "New password" }).click();
	const dialog = page.getByRole("dialog", { name: "New password" });
	await expect(dialog.getByLabel("Password"), "one is suggested, to be read out").toHaveValue(
		/^([a-z]+-){5}\d\d$/,
	);
	await dialog.getByLabel("Password").fill("short");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription(/at least 12 characters/);
	await expect(dialog.getByLabel("Password")).toHaveValue("short");
	await dialog.getByRole("button", { name: "Suggest" }).click();
	const password = await dialog.getByLabel("Password").inputValue();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(row).toContainText(password);
	expect((await office.call("POST", "/api/login", { mobile: clerk.mobile, password })).status).toBe(200);
	forgetRefusals(complaints);
});

test("ten thousand users come one page a call, in any order; what is found is counted, and no page asks for a password", async ({
	page,
	office,
}) => {
	const asked = await listOf(page, many(10_000));
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const rows = page.locator("tbody tr");
	await expect(page.getByText("10000 of 10000 users")).toBeVisible();
	await expect(rows).toHaveCount(25);
	const last = () => Object.fromEntries(asked.at(-1) ?? []);
	expect(last()).toEqual({ sort: "added", order: "desc", page: "1" });
	await page.locator("thead").getByRole("link", { name: "Name" }).click();
	await expect.poll(last).toEqual({ sort: "name", order: "asc", page: "1" });
	await page.getByRole("link", { name: "Page 400" }).click();
	await expect(rows.last()).toContainText("Clerk 10000");
	await expect(rows.last()).toContainText("10000");
	await page.getByRole("searchbox", { name: "Find in this list" }).fill("clerk 432");
	await expect(page.getByText("11 of 10000 users")).toBeVisible();
	await expect.poll(last).toEqual({ q: "clerk 432", sort: "name", order: "asc", page: "1" });
	await page.getByLabel("Show only").selectOption("subadmin");
	await page.getByLabel("State").selectOption("suspended");
	await expect.poll(last).toEqual({
		q: "clerk 432",
		roleName: "subadmin",
		state: "suspended",
		sort: "name",
		order: "asc",
		page: "1",
	});
	await expect(page).toHaveURL("/admin/users?q=clerk+432&role=subadmin&state=suspended&sort=name");
	// A page that is no more leads to the last one that is.
	await page.goto("/admin/users?page=401&q=&state=nobody&sort=shoe");
	await scriptIsThere(page);
	await expect(page).toHaveURL(/page=400/);
	await expect(rows).toHaveCount(25);
});

test("a role chosen while the address still waits for a typed word is kept, however slow the machine", async ({
	page,
	office,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	await expect(page.locator("tbody tr").first()).toBeVisible();
	await page.getByRole("searchbox", { name: "Find in this list" }).fill("0");
	await page.getByLabel("Show only").evaluate((choice: HTMLSelectElement) => {
		choice.value = "it";
		choice.dispatchEvent(new Event("change", { bubbles: true }));
		// The choice is taken, but nothing is drawn until the address has waited long enough.
		const end = performance.now() + 600;
		while (performance.now() < end);
	});
	await page.waitForTimeout(600);
	await expect(page.getByLabel("Show only")).toHaveValue("it");
	await expect(page).toHaveURL("/admin/users?q=0&role=it");
});

test("on a slow line a second choice keeps the first, and a choice is seen before its list is there", async ({
	page,
	office,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	await expect(page.locator("tbody tr").first()).toBeVisible();
	let arrive = () => {};
	const line = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route("**/api/users/page?**", async (route) => {
		await line;
		await route.continue();
	});
	await page.getByLabel("Show only").selectOption("it");
	await expect(page.getByLabel("Show only")).toHaveValue("it");
	await page.getByLabel("State").selectOption("suspended");
	await expect(page.getByLabel("State")).toHaveValue("suspended");
	await expect(page).toHaveURL("/admin/users");
	arrive();
	await expect(page).toHaveURL("/admin/users?role=it&state=suspended");
	await expect(page.getByLabel("Show only")).toHaveValue("it");
});

test("Back brings the word that was searched for before, in the box as in the list", async ({
	page,
	office,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const box = page.getByRole("searchbox", { name: "Find in this list" });
	await box.fill("9000");
	await expect(page).toHaveURL("/admin/users?q=9000");
	await page.getByRole("navigation").getByRole("link", { name: "Manage Users" }).click();
	await expect(box).toHaveValue("");
	await box.fill("nobody");
	await expect(page).toHaveURL(/q=nobody/);
	await page.goBack();
	await expect(page).toHaveURL("/admin/users?q=9000");
	await expect(box).toHaveValue("9000");
	await expect(page.locator("tbody tr").first()).toBeVisible();
});

test("a session that ends under the Reset dialog is said; after signing in again the dialog is open with what was typed", async ({
	page,
	office,
	complaints,
}) => {
	const role = await office.role("manage_users");
	const [clerk, other] = [await office.user(role.id), await office.user(role.id)];
	const token = await office.tokenOf(clerk);
	await openAs(page, token, `/admin/users?q=${other.mobile}`);
	await page.getByRole("row", { name: other.mobile }).getByRole("button", { name: "New password" }).click();
	const dialog = page.getByRole("dialog", { name: "New password" });
	await dialog.getByLabel("Password").fill("saaf-shahar-sundar-19");
	await office.end(token);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("alert")).toContainText("What you had typed is kept");
	await expect(dialog).toHaveCount(0);
	await logIn(page, clerk);
	await expect(dialog.getByLabel("Password")).toHaveValue("saaf-shahar-sundar-19");
	await expect(dialog.getByLabel("Password")).not.toHaveAttribute("aria-invalid", "true");
	expect(await dialog.evaluate((element) => element.matches(":modal")), "it stands over the page").toBe(true);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toHaveCount(0);
	const person = { mobile: other.mobile, password: "saaf-shahar-sundar-19" };
	expect((await office.call("POST", "/api/login", person)).status).toBe(200);
	forgetRefusals(complaints);
});

test("the list is the screen: Add user opens the form at an address of its own, and Back closes it after asking", async ({
	page,
	office,
}) => {
	await listOf(page, many(60));
	await page.setViewportSize({ width: 1366, height: 768 });
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const rows = page.locator("tbody tr");
	await expect(rows).toHaveCount(25);
	const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
	expect(tops.filter((top) => top < 768 - 48).length, "rows seen at once").toBeGreaterThanOrEqual(8);
	expect((tops[2] ?? 0) - (tops[1] ?? 0), "a row's height").toBeLessThanOrEqual(50);
	const name = page.getByLabel("Name", { exact: true });
	await expect(name).toHaveCount(0);
	await page.getByRole("link", { name: "Add user" }).click();
	await expect(page).toHaveURL(/\/admin\/users\?add$/);
	await expect(name).toBeFocused();
	await page.getByRole("searchbox", { name: "Find in this list" }).fill("Clerk 7");
	await expect(page, "a search keeps the form").toHaveURL(/\?q=Clerk\+7&add=?$/);
	await page.goBack();
	await expect(name).toHaveCount(0);
	await page.goForward();
	await name.fill("Half Typed");
	await page.goBack();
	await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
	await expect(name).toHaveValue("Half Typed");
	await page.getByRole("link", { name: "Close", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
	await expect(name).toHaveCount(0);
});

test("after Next, a page number or a hit of the search above, the list is on the screen and has the focus", async ({
	page,
	office,
}) => {
	await listOf(page, many(300));
	await openAs(page, await office.tokenOf(chairman), "/admin/users?add");
	const caption = page.getByRole("heading", { level: 2, name: /^Users/ });
	for (const width of [1366, 390]) {
		await page.setViewportSize({ width, height: 768 });
		await page.getByRole("link", { name: "Next", exact: true }).click();
		await expect(caption).toBeFocused();
		await expect(caption).toBeInViewport();
		await expect(page.locator("tbody tr").first()).toBeInViewport();
	}
	await expect(caption).toHaveText("Users page 3 of 12");
	const box = page.getByRole("searchbox", { name: "Search the staff area" });
	await page.setViewportSize({ width: 1366, height: 768 });
	await box.fill("70000 00042");
	await page.getByRole("link", { name: "Clerk 43" }).click();
	await expect(caption).toBeFocused();
	await expect(page.locator("tbody tr")).toHaveCount(1);
	await expect(page.locator("tbody tr").first()).toBeInViewport();
	await page.getByRole("link", { name: "Assign Role", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Assign Role" })).toBeFocused();
	await box.fill("clerk 44");
	await page.getByRole("link", { name: "Clerk 44" }).click();
	await expect(caption, "from another screen too").toBeFocused();
});

test("a name or a role of one long word leaves every column and button where it is", async ({
	page,
	office,
}) => {
	const long = "balkrishna.chaturvedi@".padEnd(120, "chandanpur");
	await listOf(page, [
		someone(9001, { name: long, role: "property_tax_and_water_charges_collection_supervisor_ward" }),
		someone(9002, { name: "Asha Devi" }),
	]);
	await page.route("**/api/users/9001/sessions", (route) => route.fulfill({ json: [] }));
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	for (const width of [320, 390, 820, 1366]) {
		await page.setViewportSize({ width, height: 800 });
		const remove = page.getByRole("row", { name: long }).getByRole("button", { name: "Delete" });
		await remove.scrollIntoViewIfNeeded();
		await expect(remove).toBeInViewport({ ratio: 1 });
		await remove.click();
		const question = page.getByRole("dialog", { name: "Delete user" });
		const [outer, inner] = [
			await question.boundingBox(),
			await question.getByRole("button", { name: "Delete" }).boundingBox(),
		];
		expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
		await page.keyboard.press("Escape");
		await expect(question).toHaveCount(0);
	}
});

test("on a phone the password to hand over has the card's width and breaks at its hyphens; cards say nothing empty", async ({
	page,
	office,
}) => {
	await page.setViewportSize({ width: 360, height: 800 });
	const clerk = await office.user((await office.role()).id);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
	const row = page.getByRole("row", { name: clerk.mobile });
	await expect(row.getByText("••••••••")).toBeHidden();
	await row.getByRole("button", { name: "New password" }).click();
	const dialog = page.getByRole("dialog", { name: "New password" });
	await dialog.getByLabel("Password").fill("sarson-chidiya-dhaniya-mitti-palki-23");
	await dialog.getByRole("button", { name: "Save" }).click();
	const box = page.getByRole("group", { name: `Password for ${clerk.name}, to be handed over` });
	await expect(box).toBeFocused();
	expect((await box.boundingBox())?.width).toBeGreaterThan(300);
	const lines = await box.locator("code").evaluate((code) => {
		const range = document.createRange();
		const text = code.firstChild as Text;
		const tops = [...text.data].map((_, at) => {
			range.setStart(text, at);
			range.setEnd(text, at + 1);
			return range.getBoundingClientRect().top;
		});
		return text.data
			.split("")
			.reduce((all, letter, at) => all + (at > 0 && tops[at] !== tops[at - 1] ? "\n" : "") + letter, "");
	});
	for (const line of lines.split("\n").slice(0, -1)) expect(line).toMatch(/-$/);
	await page.getByRole("searchbox", { name: "Find in this list" }).fill(chairman.mobile);
	const own = page.getByRole("row", { name: chairman.mobile });
	await expect(own.getByRole("rowheader")).toContainText("AdministratorYou");
	await expect(own.getByRole("cell"), "number, role, phone and the way to one's own password").toHaveCount(4);
});

test("a session that ends under the delete question says that nothing was deleted", async ({
	page,
	office,
	complaints,
}) => {
	const role = await office.role("manage_users");
	const [clerk, other] = [await office.user(role.id), await office.user(role.id)];
	const token = await office.tokenOf(clerk);
	await openAs(page, token, `/admin/users?q=${other.mobile}`);
	await page.getByRole("row", { name: other.mobile }).getByRole("button", { name: "Delete" }).click();
	await office.end(token);
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("ULB Login");
	await logIn(page, clerk);
	await expect(page.locator("main").getByRole("alert")).toContainText("Nothing was deleted");
	await expect(page.getByRole("row", { name: other.mobile })).toBeVisible();
	forgetRefusals(complaints);
});
