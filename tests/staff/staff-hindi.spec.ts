import { pages } from "../../contract/pages.ts";
import { permissionNames, seedRoles } from "../../contract/permissions.ts";
import { expect } from "../support/site.ts";
import { chairman, openAs, test } from "../support/staff.ts";

/** A Hindi screen calls roles by their titles and permissions by their labels (decision 30). */
const keys = new RegExp(
	`(?<![A-Za-z_])(?:${[...permissionNames, ...seedRoles.map(({ name }) => name), "tax_clerk"].join("|")})(?![A-Za-z_])`,
);

const addresses = [
	...pages.filter(({ audience }) => audience === "staff").map(({ path }): string => path),
	"/admin?view=assign-role",
	"/admin?view=assign-permissions",
	"/addRole?view=compare",
	"/addRole?role=1",
	"/admin/changes?what=all",
	"/admin/assign-permissions?role=2",
	"/admin/assign-role?user=1",
];

test("no staff screen in Hindi shows a role or a permission by its key, to whoever may do all or next to nothing", async ({
	page,
	office,
}) => {
	test.slow();
	const role = await office.role();
	const title = { titleEn: "Tax Clerk", titleHi: "कर लिपिक", aboutEn: "Collects.", aboutHi: "वसूली करते हैं।" };
	await office.call("POST", `/api/roles/${role.id}`, { name: "tax_clerk", ...title });
	const clerk = await office.user(role.id);
	const [, , it] = (await office.call("GET", "/api/roles")).answer as { id: number }[];
	await office.call("POST", "/api/assign-role", { userId: clerk.id, roleId: it?.id });
	await office.call("POST", "/api/assign-role", { userId: clerk.id, roleId: role.id });
	await page.addInitScript(() => localStorage.setItem("staffLanguage", "hi"));
	await openAs(page, await office.tokenOf(chairman), "/admin");
	for (const person of [chairman, clerk]) {
		const token = await office.tokenOf(person);
		await page.evaluate((stored) => localStorage.setItem("ulbToken", stored), token);
		for (const address of addresses) {
			await page.goto(address);
			await page.waitForLoadState("networkidle");
			await expect(page.locator("h1")).toHaveCount(1);
			await expect(page.locator("html")).toHaveAttribute("lang", "hi");
			await page.locator("header details summary").first().click();
			const seen = await page.evaluate(() => {
				const choices = [...document.querySelectorAll("option")].map((option) => option.label);
				const named = [...document.querySelectorAll("[aria-label], [title]")].map(
					(element) => `${element.getAttribute("aria-label")} ${element.getAttribute("title")}`,
				);
				return [document.body.innerText, ...choices, ...named].join("\n");
			});
			expect(keys.exec(seen)?.[0], `${address} shows`).toBeUndefined();
		}
	}
	await expect(page.getByText("कर लिपिक पैनल")).toBeVisible();
});
