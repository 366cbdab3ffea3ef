import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { expect } from "../support/site.ts";
import { chairman, freshMobile, openAs, test } from "../support/staff.ts";

/** Requirement H6: whatever somebody typed is shown as text. What would run if it weren't sets a mark on the window. */
const markup = '<img src=x onerror="window.fell=1"><b id=fell>"\'</b></script><script>window.fell=1</script>';

test("markup that is kept in any field is shown as text on every staff screen and on the test page, in both languages", async ({
	page,
	office,
}) => {
	test.setTimeout(180_000);
	const name = (what: string) => `${what} ${markup}`.slice(0, 120);
	const roleName = `r ${markup}`.slice(0, 60);
	expect((await office.call("POST", "/api/add-role", { name: roleName })).status).toBe(201);
	const roles = (await office.call("GET", "/api/roles")).answer as { id: number; name: string }[];
	const role = roles.find((each) => each.name === roleName)?.id ?? 0;
	const permissions = (await office.call("GET", "/api/permissions")).answer as { id: number }[];
	const permissionIds = permissions.map(({ id }) => id);
	await office.call("POST", "/api/assign-permissions", { roleId: role, permissionIds });
	const person = { name: name("u"), role, phone: freshMobile(), password: chairman.password };
	expect((await office.call("POST", "/api/users", person)).status).toBe(201);
	const entry = { name: name("t"), email: "a@palika.example" };
	expect((await office.call("POST", "/add", entry)).status).toBe(201);

	const token = await office.tokenOf({ mobile: person.phone, password: person.password });
	const shown = new Set<string>();
	const screens = pages.filter((each) => each.audience === "staff" || each.name === "userList");
	for (const lang of languages) {
		await page.addInitScript((chosen) => {
			if (window === top) localStorage.setItem("staffLanguage", chosen);
		}, lang);
		for (const screen of screens) {
			await openAs(page, token, pagePath(screen.name, lang));
			await expect(page.locator("body")).toContainText("<img src=x");
			await expect(page.locator("img[src=x], #fell")).toHaveCount(0);
			expect(await page.evaluate(() => (window as { fell?: number }).fell)).toBeUndefined();
			shown.add(screen.name);
		}
	}
	expect(shown.size).toBe(screens.length);
});
