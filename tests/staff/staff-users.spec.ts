import { sweep } from "../support/long.ts";
import { listOf, someone } from "../support/people.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import {
	chairman,
	forgetRefusals,
	freshMobile,
	goOn,
	onLentPage,
	openAs,
	test,
	toast,
} from "../support/staff.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => someone(index + 1));

test("a clerk adds a user and hands the password over, which is gone with the page; what the server refuses is said in its words, and nothing typed is lost", async ({
	page,
	office,
	context,
	complaints,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const role = await office.role("view_dashboard");
	const phone = freshMobile();
	const field = (label: string) => page.getByLabel(label, { exact: true });
	const add = page.locator("main").getByRole("button", { name: "Add user" });
	const answerWith = (answer: { status: number; json?: object; body?: string }) =>
		page.route("**/api/users", (route) =>
			route.request().method() === "GET" ? route.continue() : route.fulfill(answer),
		);
	await openAs(page, await office.tokenOf(chairman), "/admin/users?add");

	await test.step("every field that the server names is marked at once, in the order of the form", async () => {
		const fieldErrors = {
			phone: "The phone is wrong.",
			name: "The name is empty.",
			unknown: "Not of this form.",
		};
		await answerWith({ status: 422, json: { error: fieldErrors.phone, fieldErrors } });
		await add.click();
		const summary = page.locator("main").getByRole("group", { name: "There is a problem" });
		await expect(summary.getByRole("link")).toHaveText([fieldErrors.name, fieldErrors.phone]);
		await expect(field("Name")).toHaveAccessibleDescription(/The name is empty/);
		await page.unroute("**/api/users");
	});

	await test.step("a number that somebody has", async () => {
		await field("Name").fill("Renu Chaudhary");
		await field("Role").selectOption(role.name);
		await field("Phone").fill(chairman.mobile);
		await field("Password").fill("kabutar-tara-pul-91");
		await add.click();
		await expect(toast(page)).toContainText("Another user already has this mobile number.");
		await answerWith({ status: 500, body: "" });
		await add.click();
		await expect(toast(page)).toContainText("Failed to add user");
		await page.unroute("**/api/users");
		await expect(field("Name")).toHaveValue("Renu Chaudhary");
	});

	const row = page.getByRole("row", { name: phone });
	const password = await test.step("then it works, and the password is seen once", async () => {
		await field("Phone").fill(`+91 ${phone}`);
		await page.getByRole("button", { name: "Suggest" }).click();
		const suggested = await field("Password").inputValue();
		expect(suggested).toMatch(/^([a-z]+-){5}\d\d$/);
		await add.click();
		await expect(toast(page)).toContainText("User added successfully");
		await expect(row).toContainText("Renu Chaudhary");
		await expect(row).toContainText(role.name);
		await expect(row).toContainText(suggested);
		const handed = page.getByRole("group", { name: "Password for Renu Chaudhary, to be handed over" });
		await expect(handed, "it is seen once, so the focus is there").toBeFocused();
		await page.keyboard.press("Tab");
		await expect(row.getByRole("button", { name: "Copy" })).toBeFocused();
		await row.getByRole("button", { name: "Copy" }).click();
		await expect(toast(page)).toContainText("Password copied");
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(suggested);
		expect((await office.call("POST", "/api/login", { mobile: phone, password: suggested })).status).toBe(
			200,
		);
		return suggested;
	});

	await test.step("beside a long list the form has closed; open again, it is empty", async () => {
		const opener = page.getByRole("link", { name: "Add user" });
		if (await opener.isVisible()) await opener.click();
		for (const label of ["Name", "Role", "Phone", "Password"]) await expect(field(label)).toHaveValue("");
		await page.reload();
		await scriptIsThere(page);
		await page.getByRole("searchbox", { name: "Find in this list" }).fill(phone);
		await expect(row.getByRole("cell", { name: "temporary" }), "it was set by somebody else").toBeVisible();
		await expect(row).not.toContainText(password);
	});
	forgetRefusals(complaints);
});

onLentPage(
	"a password is reset and handed over on the screen, on a phone or on a slip, until the page is left; a weak one is refused and stays",
	async ({ page, office, complaints }) => {
		const clerk = await office.clerk();
		await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
		const row = page.getByRole("row", { name: clerk.mobile });
		const dialog = page.getByRole("dialog", { name: "New password" });

		const password = await test.step("one is suggested, to be read out; a weak one is refused", async () => {
			await row.getByRole("button", { name: "New password" }).click();
			await expect(dialog.getByLabel("Password")).toHaveValue(/^([a-z]+-){5}\d\d$/);
			// A password manager knows whose it is, and that it is new.
			expect(
				await dialog
					.locator("[autocomplete]")
					.evaluateAll((all) => all.map((each) => each.getAttribute("autocomplete"))),
			).toEqual(["username", "new-password"]);
			await expect(dialog.locator("[autocomplete=username]")).toHaveValue(clerk.mobile);
			await dialog.getByLabel("Password").fill("short");
			await dialog.getByRole("button", { name: "Save" }).click();
			await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription(/at least 12 characters/);
			await expect(dialog.getByLabel("Password")).toHaveValue("short");
			await dialog.getByRole("button", { name: "Suggest" }).click();
			const suggested = await dialog.getByLabel("Password").inputValue();
			await dialog.getByRole("button", { name: "Save" }).click();
			await expect(dialog).toHaveCount(0);
			await expect(row).toContainText(suggested);
			const person = { mobile: clerk.mobile, password: suggested };
			expect((await office.call("POST", "/api/login", person)).status).toBe(200);
			return suggested;
		});

		await test.step("the slip has name, number, address and what to do, in both languages, and nothing else", async () => {
			// The browser's own dialog would wait for a person.
			await page.evaluate(() => Object.assign(window, { print: () => {} }));
			await page.getByRole("button", { name: "Print slip" }).click();
			await page.emulateMedia({ media: "print" });
			const slip = page.getByRole("article");
			await expect(slip).toBeVisible();
			for (const text of [clerk.name, clerk.mobile, password, "Works for 7 days.", "7 दिन चलेगा।"]) {
				await expect(slip).toContainText(text);
			}
			await expect(slip).toContainText(/https?:\/\/.*\/admin/);
			await expect(page.locator("main")).toBeHidden();
			await page.evaluate(() => dispatchEvent(new Event("afterprint")));
			await expect(slip).toHaveCount(0);
			await page.emulateMedia({ media: "screen" });
		});

		await test.step("on a phone it has the row's width and breaks at its hyphens; cards say nothing empty", async () => {
			await page.reload();
			await scriptIsThere(page);
			await page.setViewportSize({ width: 360, height: 800 });
			await expect(row.getByText("••••••••")).toBeHidden();
			await row.getByRole("button", { name: "New password" }).click();
			await dialog.getByLabel("Password").fill("sarson-chidiya-dhaniya-mitti-palki-23");
			await dialog.getByRole("button", { name: "Save" }).click();
			const box = page.getByRole("group", { name: `Password for ${clerk.name}, to be handed over` });
			await expect(box).toBeFocused();
			expect((await box.boundingBox())?.width).toBeGreaterThan(250);
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
			await expect(
				own.getByRole("cell"),
				"number, role, phone and the way to one's own password",
			).toHaveCount(4);
		});
		forgetRefusals(complaints);
	},
);

onLentPage(
	"the list has the columns of the specification and no password but its mask",
	async ({ page, office }) => {
		const clerk = await office.clerk();
		await page.setViewportSize({ width: 1366, height: 768 });
		await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
		await expect(page.getByText(/^1 of \d+ users$/)).toBeVisible();
		const heads = ["#", "Name", "Role", "Phone", "Password", "Action"];
		await expect(page.locator("thead th:not(:has(input))")).toHaveText(heads);
		await page.getByRole("searchbox", { name: "Find in this list" }).fill(chairman.mobile);
		const own = page.getByRole("row", { name: chairman.mobile });
		await expect(own).toContainText("••••••••");
		await expect(own).toContainText("You");
		await expect(own).toContainText(/Last login: .* · Added: /);
		await expect(own).toContainText("Chairman");
		await expect(own.getByRole("button")).toHaveCount(0);
		await expect(own.getByRole("checkbox")).toHaveCount(0);
		await own.getByRole("link", { name: "My Password" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Password");
	},
);

onLentPage(
	"ten thousand users come one page a call; typing asks once and keeps the rows until the new ones are there",
	async ({ page, office }) => {
		const asked = await listOf(page, many(10_000));
		await openAs(page, await office.tokenOf(chairman), "/admin/users");
		const rows = page.locator("tbody tr");
		const box = page.getByRole("searchbox", { name: "Find in this list" });
		await expect(page.getByText("10000 of 10000 users")).toBeVisible();
		await expect(rows).toHaveCount(25);
		expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ sort: "added", order: "desc", page: "1" });

		await test.step("the first answer is late, and must not come over the later one", async () => {
			const before = asked.length;
			let release = () => {};
			const held = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.route("**/api/users/page?*q=Clerk+5&*", async (route) => {
				await held;
				await route.fallback();
			});
			const asking = page.waitForRequest(/q=Clerk\+5&/);
			await box.fill("Clerk 5");
			await asking;
			await expect(page).toHaveURL("/admin/users");
			await expect(rows, "no flash").toHaveCount(25);
			await expect(page.getByRole("main"), "no other screen").not.toHaveAttribute("aria-busy");
			await box.fill("Clerk 5999");
			await expect(rows).toHaveCount(1);
			release();
			await expect(page).toHaveURL("/admin/users?q=Clerk+5999");
			await expect(rows).toHaveText(/Clerk 5999/);
			expect(asked.length - before, "each text once").toBeLessThanOrEqual(2);
		});
	},
);

test("what is chosen while a typed word or a slow line is waited for is kept, and Back brings the word that was searched for before", async ({
	page,
	office,
}) => {
	await page.clock.install();
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const box = page.getByRole("searchbox", { name: "Find in this list" });
	const role = page.getByLabel("Show only");
	await expect(page.locator("tbody tr").first()).toBeVisible();

	await test.step("Back, in the box as in the list", async () => {
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

	await test.step("a role, while the address still waits for a typed word", async () => {
		await page.clock.pauseAt(Date.now() + 60_000);
		await box.fill("0");
		await page.locator("main summary").click();
		await role.selectOption("it");
		await page.clock.runFor(600);
		await expect(page).toHaveURL("/admin/users?q=0&role=it");
		await expect(role).toHaveValue("it");
		await page.clock.resume();
	});

	await test.step("a second choice on a slow line; each is seen before its list is there", async () => {
		let arrive = () => {};
		const line = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route("**/api/users/page?**", async (route) => {
			await line;
			await route.continue();
		});
		await role.selectOption("subadmin");
		await expect(role).toHaveValue("subadmin");
		await page.getByLabel("State").selectOption("suspended");
		await expect(page.getByLabel("State")).toHaveValue("suspended");
		await expect(page).toHaveURL("/admin/users?q=0&role=it");
		arrive();
		await expect(page).toHaveURL("/admin/users?q=0&role=subadmin&state=suspended");
		await expect(role).toHaveValue("subadmin");
	});

	await test.step("two choices in one moment, before the screen is drawn again", async () => {
		await page.evaluate(() => {
			for (const [name, value] of Object.entries({ role: "it", state: "active", sort: "lastSignIn" })) {
				const select = document.querySelector<HTMLSelectElement>(`search select[name=${name}]`);
				if (!select) throw new Error(name);
				select.value = value;
				select.dispatchEvent(new Event("change", { bubbles: true }));
			}
		});
		await expect(page).toHaveURL("/admin/users?q=0&role=it&state=active&sort=lastSignIn");
	});
});

onLentPage(
	"the list is the screen: the form for a new user has an address of its own, and a page number or a hit of the search above leads to the list",
	async ({ page, office }) => {
		await listOf(page, many(300));
		await page.setViewportSize({ width: 1366, height: 768 });
		await openAs(page, await office.tokenOf(chairman), "/admin/users");
		const rows = page.locator("tbody tr");
		const name = page.getByLabel("Name", { exact: true });
		const caption = page.getByRole("heading", { level: 2, name: /^Users/ });

		await test.step("Add user opens the form, and Back closes it", async () => {
			await expect(rows).toHaveCount(25);
			const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
			expect(tops.filter((top) => top < 768 - 48).length, "rows seen at once").toBeGreaterThanOrEqual(8);
			expect((tops[2] ?? 0) - (tops[1] ?? 0), "a row's height").toBeLessThanOrEqual(50);
			await expect(name).toHaveCount(0);
			await page.getByRole("link", { name: "Add user" }).click();
			await expect(page).toHaveURL(/\/admin\/users\?add$/);
			await expect(name).toBeFocused();
			await page.getByRole("searchbox", { name: "Find in this list" }).fill("Clerk 7");
			await expect(page, "a search keeps the form").toHaveURL(/\?q=Clerk\+7&add=?$/);
			await page.goBack();
			await expect(name).toHaveCount(0);
			await page.goForward();
			await page.getByRole("link", { name: "Close", exact: true }).click();
			await expect(name).toHaveCount(0);
		});

		await test.step("after Next or a hit the list is on the screen and has the focus", async () => {
			await goOn(page, "/admin/users?add");
			await expect(name).toBeVisible();
			for (const width of [1366, 390]) {
				await page.setViewportSize({ width, height: 768 });
				await page.getByRole("link", { name: "Next", exact: true }).click();
				await expect(caption).toBeFocused();
				await expect(caption).toBeInViewport();
				await expect(rows.first()).toBeInViewport();
			}
			await expect(caption).toHaveText("Users page 3 of 12");
			const box = page.getByRole("searchbox", { name: "Search the staff area" });
			await page.setViewportSize({ width: 1366, height: 768 });
			await box.fill("70000 00042");
			await page.getByRole("link", { name: "Clerk 43" }).click();
			await expect(caption).toBeFocused();
			await expect(rows).toHaveCount(1);
			await expect(rows.first()).toBeInViewport();
			await page.getByRole("link", { name: "Assign Role", exact: true }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Assign Role" })).toBeFocused();
			await box.fill("clerk 44");
			await page.getByRole("link", { name: "Clerk 44" }).click();
			await expect(caption, "from another screen too").toBeFocused();
		});
	},
);

onLentPage(
	"a name or a role of one long word leaves every column and button where it is",
	async ({ page, office }) => {
		const long = "balkrishna.chaturvedi@".padEnd(120, "chandanpur");
		await listOf(page, [
			someone(9001, { name: long, role: "property_tax_and_water_charges_collection_supervisor_ward" }),
			someone(9002, { name: "Asha Devi" }),
		]);
		await page.route("**/api/users/9001/sessions", (route) => route.fulfill({ json: [] }));
		await openAs(page, await office.tokenOf(chairman), "/admin/users");
		for (const width of sweep([320, 390, 820, 1366], [320, 1366])) {
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
	},
);
