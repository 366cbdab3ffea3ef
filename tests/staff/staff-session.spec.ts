import { session } from "../../contract/limits.ts";
import { siteOutcomes } from "../../contract/site-outcomes.ts";
import { faults } from "../support/accessibility.ts";
import { startServer } from "../support/server-process.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, forgetRefusals, logIn, Office, openAs, test, toast } from "../support/staff.ts";

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

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("whoever logs out of the staff area is told so on the home page without touching it", async ({
		page,
		office,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/admin");
		await page.locator("header summary", { has: page.getByText("admin") }).click();
		await page.getByRole("button", { name: "Logout" }).click();
		await expect(page).toHaveURL(/\/$/);
		await expect(page.locator("#flash-toast")).toContainText(siteOutcomes.signedOut.words.en);
	});
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
	const token = await office.tokenOf(clerk);
	await openAs(page, token, "/admin/users?add");
	await page.getByLabel("Name", { exact: true }).fill("Half Typed");
	await office.end(token);
	await page.getByRole("button", { name: "Add user" }).click();
	await expect(page.getByRole("alert")).toContainText("your session has ended");
	await expect(page.getByLabel("Name", { exact: true }), "nobody can read what was there").toHaveCount(0);
	await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);
	await logIn(page, clerk);
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

test("whoever has tried too often is told the minutes, counted down, and may then try again", async ({
	page,
	complaints,
}) => {
	await page.clock.install();
	await page.route("**/api/login", (route) =>
		route.fulfill({ status: 429, headers: { "retry-after": "890" }, json: { error: "Wait 890 seconds" } }),
	);
	for (const path of ["/admin", "/"]) {
		await page.goto(path);
		await scriptIsThere(page);
		if (path === "/") await page.getByRole("button", { name: "ULB Login" }).first().click();
		await logIn(page, chairman);
		const password = page.getByLabel("Password");
		const button = page.getByRole("button", { name: "Login", exact: true });
		await expect(password).toHaveAccessibleDescription(
			"Too many tries. Please wait 15 minutes and try again.",
		);
		await expect(button).toBeDisabled();
		await page.clock.fastForward("14:10");
		await expect(password).toHaveAccessibleDescription(/wait \d\d seconds/);
		await page.clock.fastForward("01:00");
		await expect(button).toBeEnabled();
		await expect(password).toHaveAccessibleDescription("");
	}
	forgetRefusals(complaints);
});

test("a tab whose session was ended in another says why", async ({ page, context, office }) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const other = await context.newPage();
	await other.goto("/admin");
	await scriptIsThere(other);
	await other.locator("header summary", { hasText: "Chairman" }).click();
	await other.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByRole("alert")).toContainText("You were logged out in another tab");
	await other.close();
});

test("five minutes before an unused session ends it asks; Stay keeps it and what was typed", async ({
	page,
	office,
	complaints,
}) => {
	await page.clock.install();
	await openAs(page, await office.tokenOf(chairman), "/admin/password");
	await page.getByLabel("Current password", { exact: true }).fill("half typed");
	await page.clock.fastForward("53:00");
	const question = page.getByRole("dialog", { name: "Are you still there?" });
	await expect(question).toHaveCount(0);
	await page.clock.fastForward("01:30");
	await expect(question).toContainText("Your session ends in 5 minutes");
	await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
	expect(await faults(page)).toEqual([]);
	const renewed = page.waitForResponse("**/api/me");
	await page.keyboard.press("Enter");
	await renewed;
	await expect(question).toHaveCount(0);
	await expect(page.getByLabel("Current password", { exact: true })).toHaveValue("half typed");
	await page.clock.fastForward("20:00");
	await expect(question, "it counts from the new use").toHaveCount(0);
	await page.route("**/api/me", (route) => route.fulfill({ status: 401, json: { error: "Ended" } }));
	await page.clock.fastForward("50:00");
	await expect(page.getByRole("alert")).toContainText("your session has ended");
	forgetRefusals(complaints);
});

test("the question follows the server's setting", async ({ browser }) => {
	const server = await startServer({
		SESSION_UNUSED_MINUTES: "15",
		ADMIN_MOBILE: chairman.mobile,
		ADMIN_PASSWORD: chairman.password,
	});
	const context = await browser.newContext({ baseURL: server.address });
	const page = await context.newPage();
	await page.clock.install();
	await openAs(page, await (await new Office(server.address).open()).tokenOf(chairman), "/admin/password");
	await expect(page.getByLabel("Current password", { exact: true })).toBeVisible();
	await page.clock.fastForward("08:30");
	const question = page.getByRole("dialog", { name: "Are you still there?" });
	await expect(question).toHaveCount(0);
	await page.clock.fastForward("01:00");
	await expect(question).toContainText("Your session ends in 5 minutes");
	await context.close();
	await server.stop();
});

test("whoever has forgotten their password learns whom to ask, and asks; an administrator sees it and opens the person", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.user((await office.role()).id);
	await page.goto("/");
	await scriptIsThere(page);
	await page.getByRole("button", { name: "ULB Login" }).first().click();
	await page.getByRole("link", { name: "Forgotten your password?" }).click();
	await scriptIsThere(page);
	const ways = page.locator("details#forgotten");
	await expect(ways).toContainText("A new one is given by: Chairman");
	await expect(ways.locator("a[href^='tel:']")).toBeVisible();
	await ways.getByRole("button", { name: "Send request" }).click();
	await expect(ways.getByRole("alert")).toContainText("Mobile");
	await ways.getByLabel("Mobile").fill("12");
	await ways.getByRole("button", { name: "Send request" }).click();
	await expect(ways.getByLabel("Mobile")).toHaveAccessibleDescription(/ten digits/);
	await ways.getByLabel("Mobile").fill(clerk.mobile);
	await ways.getByRole("button", { name: "Send request" }).click();
	await expect(ways.getByRole("status")).toContainText("see the request now");
	expect(await faults(page)).toEqual([]);
	await page.getByLabel("Mobile").first().fill(chairman.mobile);
	await page.getByLabel("Password").fill(chairman.password);
	await page.getByRole("button", { name: "Login", exact: true }).click();
	const asks = page.locator("section", { hasText: "asks for a new password" });
	await expect(asks.getByRole("link", { name: clerk.name })).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await asks.getByRole("link", { name: clerk.name }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/users\\?q=${clerk.mobile}$`));
	await page.goBack();
	await asks.getByRole("button", { name: `Close request: ${clerk.name}` }).click();
	await expect(toast(page)).toContainText("The request is closed");
	await expect(asks).toHaveCount(0);
	forgetRefusals(complaints);
});

test("one sees where one is signed in, and ends a session there or all others", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.user((await office.role()).id);
	const here = await office.tokenOf(clerk);
	const others = [await office.tokenOf(clerk), await office.tokenOf(clerk)];
	await openAs(page, here, "/admin/password");
	const statusOf = async (token: string) => {
		const { status } = await fetch(new URL("/api/me", page.url()), {
			headers: { authorization: `Bearer ${token}` },
		});
		return status;
	};
	const sessions = page.locator("main li").filter({ hasText: "Signed in" });
	// The first one chose the clerk's own password.
	await expect(sessions).toHaveCount(4);
	await expect(sessions.filter({ hasText: "this session" })).toHaveCount(1);
	await expect(sessions.filter({ hasText: "this session" }).getByRole("button")).toHaveCount(0);
	expect(await faults(page)).toEqual([]);
	await sessions.getByRole("button", { name: /^End/ }).first().click();
	await expect(toast(page)).toContainText("The session has ended");
	await expect(sessions).toHaveCount(3);
	await page.getByRole("button", { name: "End all others" }).click();
	await expect(sessions).toHaveCount(1);
	await expect(page.getByRole("button", { name: "End all others" })).toHaveCount(0);
	expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
	expect(await statusOf(here)).toBe(200);
	expect(complaints).toEqual([]);
});
