import type { Page, Request } from "@playwright/test";
import { session } from "../../contract/people/limits.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { isLong } from "../support/long.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, forgetRefusals, logIn, onLentPage, openAs, test, toast } from "../support/staff.ts";

const storedToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), session.storageKey);

/** Reads the hints for password managers from the fields of the form. */
const fillsIn = (page: Page) =>
	page
		.locator("main form [autocomplete]:not([autocomplete=off])")
		.evaluateAll((all) => all.map((each) => each.getAttribute("autocomplete")));

/** Tries once too often, waits and may try again; the page's clock is the test's. */
async function waitOutTheLock(page: Page): Promise<void> {
	await page.route("**/api/login", (route) =>
		route.fulfill({ status: 429, headers: { "retry-after": "890" }, json: { error: "Wait 890 seconds" } }),
	);
	await logIn(page, chairman);
	const password = page.getByLabel("Password");
	const button = page.getByRole("button", { name: "Login", exact: true });
	await expect(password).toHaveAccessibleDescription("Too many tries. Please wait 15 minutes and try again.");
	await expect(button).toBeDisabled();
	await page.clock.fastForward("13:55");
	await expect(password).toHaveAccessibleDescription(/wait \d+ seconds?/);
	await page.clock.fastForward("01:00");
	await expect(button).toBeEnabled();
	await expect(password).toHaveAccessibleDescription("");
	await page.unroute("**/api/login");
}

test("ULB Login says what is wrong in the server's words, keeps what was typed, counts a lock down, and signs a clerk in: the staff area opens and the token is kept", async ({
	page,
	complaints,
}) => {
	await page.clock.install();
	await page.goto("/");
	await scriptIsThere(page);
	await page.getByRole("button", { name: "ULB Login" }).first().click();
	const dialog = page.getByRole("dialog", { name: "ULB Login" });
	const password = dialog.getByLabel("Password");
	await logIn(page, { ...chairman, password: "not the password" });
	await expect(toast(page)).toContainText("The mobile number or the password is wrong.");
	await expect(dialog.getByLabel("Mobile")).toHaveValue(chairman.mobile);
	await expect(password).toHaveAccessibleDescription(/is wrong/);
	await expect(password).toBeFocused();
	await waitOutTheLock(page);
	await logIn(page, { ...chairman, mobile: "+91 90000 00001" });
	await expect(toast(page)).toContainText("Login successful");
	await expect(page).toHaveURL(/\/admin$/);
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Administrator");
	expect(await storedToken(page)).toMatch(/^\S{32,}$/);
	forgetRefusals(complaints);
});

test("a staff address without a session shows the form in place, whose desk it is and whom to ask; afterwards one is where one wanted to be", async ({
	page,
	complaints,
}) => {
	await page.clock.install();
	await page.goto("/admin/assign-role");
	await scriptIsThere(page);
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("ULB Login");
	expect(await fillsIn(page)).toEqual(["username", "current-password"]);

	await test.step("in both languages, on a phone and on a desk", async () => {
		await page.getByText("Forgotten your password?").click();
		await expect(page.locator("details#forgotten").getByRole("link")).toHaveAttribute("href", /^tel:\d+/);
		for (const width of [360, 1366]) {
			await page.setViewportSize({ width, height: 768 });
			await expect(page.getByRole("complementary")).toContainText("Nagar Palika Parishad");
			expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
			if (isLong || width === 360) expect(await faults(page)).toEqual([]);
		}
		await expect(page.getByRole("complementary")).toContainText("नगर पालिका परिषद");
		await page.getByText("Forgotten your password?").click();
	});

	await test.step("the password can be shown while it is typed", async () => {
		await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
		await page.getByRole("button", { name: "Show" }).click();
		await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
	});

	await test.step("a mobile number that can't be one is refused at its own field", async () => {
		await logIn(page, { mobile: "12345", password: "something long enough" });
		await expect(page.getByRole("group", { name: "There is a problem" })).toBeFocused();
		await expect(page.getByLabel("Mobile")).toHaveAccessibleDescription(/must have ten digits/);
		await expect(page.getByLabel("Password")).not.toHaveAttribute("aria-invalid", "true");
	});

	await test.step("without a word from the server it is “Login failed”; an answer without a token is refused", async () => {
		for (const [answer, said] of [
			[{ status: 500, json: {} }, "Login failed"],
			[{ json: {} }, "Token missing from server response"],
		] as const) {
			await page.route("**/api/login", (route) => route.fulfill(answer));
			await logIn(page, chairman);
			await expect(toast(page)).toContainText(said);
			await page.unroute("**/api/login");
		}
	});

	if (isLong) await waitOutTheLock(page);
	await logIn(page, chairman);
	await expect(heading).toHaveText("Assign Role");
	await expect(page).toHaveURL(/\/admin\/assign-role$/);
	await expect(page).toHaveTitle(/^Assign Role · /);
	forgetRefusals(complaints);
});

onLentPage(
	"the header of every page follows what another tab does: “{role} Section” leads to /admin, and Logout ends the session everywhere and returns to /",
	async ({ page, context }) => {
		await page.goto("/help");
		await scriptIsThere(page);
		const other = await context.newPage();
		await other.goto("/admin");
		await scriptIsThere(other);
		await logIn(other, chairman);
		const header = page.locator("header");
		await header.getByRole("link", { name: "admin Section" }).click();
		await expect(page).toHaveURL(/\/admin$/);
		const token = await storedToken(page);
		await page.goBack();
		await header.getByRole("button", { name: "Logout" }).click();
		await expect(page).toHaveURL(/\/$/);
		await expect(header.getByRole("button", { name: "ULB Login" })).toBeVisible();
		expect(await storedToken(page)).toBeNull();
		const me = await fetch(new URL("/api/me", page.url()), { headers: { authorization: `Bearer ${token}` } });
		expect(me.status, "the session has ended on the server too").toBe(401);
		await expect(other.getByRole("heading", { level: 1 })).toHaveText("ULB Login");
		await expect(other.getByRole("alert")).toContainText("You were logged out in another tab");
	},
);

onLentPage(
	"a session that ends while one works says so and leads to the sign-in form; afterwards what was typed is there, in a form, in a dialog and before a question",
	async ({ page, office, complaints }) => {
		const clerk = await office.clerk("manage_users");
		const other = await office.holderOf(clerk.role);
		const heading = page.getByRole("heading", { level: 1 });
		const row = page.getByRole("row", { name: other.mobile });
		const open = new Set<Request>();
		page.on("request", (request) => request.url().includes("/api/") && open.add(request));
		page.on("requestfinished", (request) => open.delete(request));
		page.on("requestfailed", (request) => open.delete(request));
		/** While no call is under way, or its refusal would lead to the form before the step has come to it. */
		const endIt = async () => {
			await expect.poll(() => open.size).toBe(0);
			await office.end((await storedToken(page)) ?? "");
		};

		await test.step("in the form for a new user, with the focus at the form and back at the screen", async () => {
			await openAs(page, await office.tokenOf(clerk), "/admin/users?add");
			const name = page.getByLabel("Name", { exact: true });
			await name.fill("Half Typed");
			await endIt();
			await page.getByRole("button", { name: "Add user" }).click();
			await expect(page.getByRole("alert")).toContainText("your session has ended");
			await expect(name, "nobody can read what was there").toHaveCount(0);
			await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);
			await expect(heading).toHaveText("ULB Login");
			await expect(heading).toBeFocused();
			await page.keyboard.press("Tab");
			await expect(page.getByLabel("Mobile"), "the next stop is the form").toBeFocused();
			await logIn(page, clerk);
			await expect(page.getByRole("heading", { level: 1, name: "Manage Users" })).toBeFocused();
			await expect(name).toHaveValue("Half Typed");
			await name.fill("");
		});

		await test.step("under the dialog for a new password, which is open again over the page", async () => {
			await page.getByRole("searchbox", { name: "Find in this list" }).fill(other.mobile);
			await row.getByRole("button", { name: "New password" }).click();
			const dialog = page.getByRole("dialog", { name: "New password" });
			await dialog.getByLabel("Password").fill("saaf-shahar-sundar-19");
			await endIt();
			await dialog.getByRole("button", { name: "Save" }).click();
			await expect(page.getByRole("alert")).toContainText("What you had typed is kept");
			await expect(dialog).toHaveCount(0);
			await logIn(page, clerk);
			await expect(dialog.getByLabel("Password")).toHaveValue("saaf-shahar-sundar-19");
			await expect(dialog.getByLabel("Password")).not.toHaveAttribute("aria-invalid", "true");
			expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
			await dialog.getByRole("button", { name: "Save" }).click();
			await expect(dialog).toHaveCount(0);
			const person = { mobile: other.mobile, password: "saaf-shahar-sundar-19" };
			expect((await office.call("POST", "/api/login", person)).status).toBe(200);
		});

		await test.step("under the question before a deletion: nothing was deleted", async () => {
			await row.getByRole("button", { name: "Delete" }).click();
			await expect(page.getByRole("dialog"), "their sessions are counted").toContainText(/open now: \d/);
			await endIt();
			await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
			await expect(heading).toHaveText("ULB Login");
			await logIn(page, clerk);
			await expect(page.locator("main").getByRole("alert")).toContainText("Nothing was deleted");
			await expect(row).toBeVisible();
		});
		forgetRefusals(complaints);
	},
);

test("five minutes before an unused session ends it asks; Stay keeps it and what was typed", async ({
	page,
	office,
	complaints,
}) => {
	await page.clock.install();
	await openAs(page, await office.tokenOf(chairman), "/admin/password");
	await page.getByLabel("Current password", { exact: true }).fill("half typed");
	// The last answer renews the session.
	await expect(page.getByText("this session")).toBeVisible();
	await expect(page.locator("header summary", { hasText: "Administrator" })).toBeVisible();
	await page.clock.fastForward("52:00");
	const question = page.getByRole("dialog", { name: "Are you still there?" });
	await expect(question).toHaveCount(0);
	await page.clock.fastForward("02:30");
	await expect(question).toContainText(/Your session ends in [45] minutes/);
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

onLentPage(
	"whoever has forgotten their password learns whom to ask, and asks; an administrator sees it and opens the person",
	async ({ page, office, complaints }) => {
		const clerk = await office.clerk();
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
		await expect(ways.getByRole("alert")).toContainText("see the request now");
		await expect(ways.getByLabel("Mobile")).toHaveValue("");
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
		const question = page.getByRole("dialog", { name: "Close request" });
		await question.getByRole("button", { name: "Keep" }).click();
		await expect(asks).toHaveCount(1);
		await asks.getByRole("button", { name: `Close request: ${clerk.name}` }).click();
		await question.getByRole("button", { name: "Close request" }).click();
		await expect(toast(page)).toContainText("The request is closed");
		await expect(asks).toHaveCount(0);
		forgetRefusals(complaints);
	},
);

onLentPage(
	"under My Password one sees where one is signed in, ends a session there or all others, and changes the own password; a wrong current one is said and nothing is lost",
	async ({ page, office, complaints }) => {
		const clerk = await office.clerk();
		const here = await office.tokenOf(clerk);
		const others = [await office.tokenOf(clerk), await office.tokenOf(clerk), await office.tokenOf(clerk)];
		await openAs(page, here, "/admin/password");
		const statusOf = async (token: string) => (await office.call("GET", "/api/me", undefined, token)).status;

		await test.step("sessions", async () => {
			const sessions = page.locator("main li").filter({ hasText: "Logged in" });
			await expect(sessions).toHaveCount(4);
			const own = sessions.filter({ hasText: "this session" });
			await expect(own).toHaveCount(1);
			await expect(own.getByRole("button")).toHaveCount(0);
			expect(await faults(page)).toEqual([]);
			await sessions.getByRole("button", { name: /^End/ }).first().click();
			await expect(toast(page)).toContainText("The session has ended");
			await expect(sessions).toHaveCount(3);
			await page.getByRole("button", { name: "End all others" }).click();
			await expect(sessions).toHaveCount(1);
			await expect(page.getByRole("button", { name: "End all others" })).toHaveCount(0);
			expect(await Promise.all(others.map(statusOf))).toEqual([401, 401, 401]);
			expect(await statusOf(here)).toBe(200);
		});

		await test.step("the password", async () => {
			expect(await fillsIn(page)).toEqual(["username", "current-password", "new-password"]);
			await expect(page.locator("main form [autocomplete=username]")).toHaveValue(clerk.mobile);
			const change = page.getByRole("button", { name: "Change password" });
			const next = { mobile: clerk.mobile, password: "saaf-shahar-sundar-19" };
			await page.getByLabel("Current password", { exact: true }).fill("not this one");
			await page.getByLabel("New password", { exact: true }).fill(next.password);
			await change.click();
			await expect(page.getByRole("alert")).toHaveText("Your current password is wrong.");
			await expect(page.getByLabel("New password", { exact: true })).toHaveValue(next.password);
			await page.getByLabel("Current password", { exact: true }).fill(clerk.password);
			await change.click();
			await expect(toast(page)).toContainText("Your password is changed.");
			expect((await office.call("POST", "/api/login", next)).status).toBe(200);
		});
		forgetRefusals(complaints);
	},
);
