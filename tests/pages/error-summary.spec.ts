import type { Locator, Page } from "@playwright/test";
import { faults } from "../support/accessibility.ts";
import { sweep } from "../support/long.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, forgetRefusals, openAs, test } from "../support/staff.ts";

interface Form {
	readonly what: string;
	/** Opens it; the form itself where a page has several. */
	readonly open: (page: Page, token: () => Promise<string>) => Promise<Locator>;
	readonly send: string;
	/** The specification's sentence for the case (§5), else nothing but the links. */
	readonly sentence?: string;
	/** The fields to which the summary's links lead, and what they say. */
	readonly links: Readonly<Record<string, string | RegExp>>;
}

/** The town's own words. */
const question = /\?$/;

const staff = (path: string) => async (page: Page, token: () => Promise<string>) => {
	await openAs(page, await token(), path);
	return page
		.locator("main form")
		.filter({ has: page.locator(":required, [autocomplete]") })
		.first();
};

/** Every form of the site that can be sent with something missing. */
const forms: readonly Form[] = [
	{
		what: "ULB Login",
		open: async (page) => {
			await page.goto("/");
			await scriptIsThere(page);
			await page.getByRole("button", { name: "ULB Login" }).first().click();
			return page.getByRole("dialog", { name: "ULB Login" });
		},
		send: "Login",
		links: { mobile: "Mobile is required", password: "Password is required" },
	},
	{
		what: "the sign-in of the staff area",
		open: async (page) => {
			await page.goto("/admin");
			await scriptIsThere(page);
			return page.locator("main");
		},
		send: "Login",
		links: { mobile: "Mobile is required", password: "Password is required" },
	},
	{
		what: "the citizen form",
		open: async (page) => {
			await page.goto("/citizen");
			await scriptIsThere(page);
			await page.getByRole("button", { name: "Open the form" }).click();
			return page.getByRole("dialog", { name: "Citizen Login / Registration" });
		},
		send: "Submit",
		links: {
			username: "Username is required",
			mobile: "Mobile is required",
			password: "Password is required",
		},
	},
	{
		what: "the test page",
		open: async (page) => {
			await page.goto("/userlist");
			await scriptIsThere(page);
			return page.locator("main");
		},
		send: "Add",
		sentence: "Please enter both name and email",
		links: { name: "Name is required", email: "Email is required" },
	},
	{
		what: "the eligibility questions",
		open: async (page) => {
			await page.goto("/schemes/old-age");
			await scriptIsThere(page);
			return page.locator("#check");
		},
		send: "See the answer",
		links: { age: question, resident: question, bpl: question, otherPension: question },
	},
	{
		what: "Manage Roles",
		open: staff("/addRole"),
		send: "Add",
		sentence: "Role name is required",
		links: { name: "Role name is required" },
	},
	{
		what: "Assign Role",
		open: staff("/admin/assign-role"),
		send: "Assign Role",
		sentence: "Please select both fields",
		links: { user: "User is required", role: "Role is required" },
	},
	{
		what: "Assign Permissions",
		open: staff("/admin/assign-permissions"),
		send: "Save Permissions",
		sentence: "Please select a role",
		links: { role: "Please select a role" },
	},
	{
		what: "My Password",
		open: staff("/admin/password"),
		send: "Change password",
		links: {
			"current-password": "Current password is required",
			"new-password": "New password is required",
		},
	},
	{
		// §5: nothing is checked in the page; the server names every field.
		what: "Manage Users",
		open: staff("/admin/users?add"),
		send: "Add user",
		links: {
			name: "Name must not be empty.",
			role: "Role must not be empty.",
			phone: "Phone must not be empty.",
			password: "Password must not be empty.",
		},
	},
];

const summaryOf = (form: Locator) => form.getByRole("group", { name: "There is a problem" });

/** One of each sort: a dialog, an island, the desk's own sentence, the server's. */
const ofEachSort = ["ULB Login", "the eligibility questions", "Assign Role", "Manage Users"];
const some = forms.filter(({ what }) => ofEachSort.includes(what));

for (const { what, open, send, sentence, links } of sweep(forms, some)) {
	test(`${what}: an empty form is answered by a summary that takes the focus and leads to each field`, async ({
		page,
		office,
		complaints,
	}) => {
		const form = await open(page, () => office.tokenOf(chairman));
		await form.getByRole("button", { name: send, exact: true }).click();
		const summary = summaryOf(form);
		await expect(summary).toBeFocused();
		await expect(summary.getByRole("link")).toHaveText(Object.values(links));
		if (sentence) await expect(summary.getByRole("alert")).toHaveText(sentence);
		const within = await form.evaluate(({ localName }) => (localName === "dialog" ? "dialog[open]" : "main"));
		expect(await faults(page, { within })).toEqual([]);
		for (const [index, name] of Object.keys(links).entries()) {
			await summary.getByRole("link").nth(index).click();
			const field = form.locator(`[name=${name}]`).first();
			await expect(field).toBeFocused();
			await expect(field).toBeInViewport();
			// A question with Yes and No is described as a whole.
			const whole = form.locator("fieldset", { has: page.locator(`[name="${name}"]`) });
			const described = field.and(form.locator("[aria-invalid=true]")).or(whole);
			await expect(described).toHaveAccessibleDescription(/required|empty|select|Please answer/);
		}
		await expect(page).toHaveURL(/^[^#]*$/);
		await form.getByRole("button", { name: send, exact: true }).click();
		await expect(summary, "the same again takes the focus again").toBeFocused();
		forgetRefusals(complaints);
	});
}
