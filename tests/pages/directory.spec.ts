import type { Page } from "@playwright/test";
import { pageByName } from "../../contract/pages.ts";
import { demoCounts } from "../support/demo-town.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

test.describe("Employees & Contractors Directory (§2.8)", () => {
	const path = "/content/employeesdirectory";
	const sections = [
		{ name: "officers", title: "List of Officers", heading: "Officers List" },
		{ name: "employees", title: "List of Employees", heading: "Employees List" },
		{ name: "contractors", title: "List of Contractors", heading: "Contractors List" },
	] as const;
	const section = (page: Page, name: string) => page.locator(`details[data-section="${name}"]`);
	const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

	for (const script of [true, false]) {
		test(`with script ${script ? "on" : "off"} one section is open at a time and names the page`, async ({
			page: withScript,
			plain,
		}) => {
			const page = script ? withScript : plain;
			await page.goto(path);
			if (script) await scriptIsThere(page);
			await expect(heading(page, pageByName("directory").title.en)).toBeVisible();
			await expect(page.locator("details[data-section][open]")).toHaveCount(0);
			for (const each of sections) {
				const { name, title } = each;
				await expect(section(page, name).locator("summary")).toContainText("+", { useInnerText: true });
				await section(page, name).locator("summary").click();
				await expect(section(page, name)).toHaveAttribute("open");
				await expect(section(page, name).locator("summary")).toContainText("−", { useInnerText: true });
				await expect(section(page, name).getByRole("heading", { name: title })).toBeVisible();
				await expect(page.locator("details[data-section][open]")).toHaveCount(1);
				await expect(heading(page, each.heading)).toBeVisible();
				if (!script) continue;
				await expect(page.locator("h1"), "its own text changes").toHaveText(each.heading);
				await expect(page).toHaveURL(new RegExp(`section=${name}`));
			}
			await section(page, "contractors").locator("summary").click();
			await expect(page.locator("details[data-section][open]")).toHaveCount(0);
			await expect(heading(page, pageByName("directory").title.en)).toBeVisible();
		});
	}

	test("a section opened before the script is there stays open", async ({ page }) => {
		await page.goto(path, { waitUntil: "commit" });
		await section(page, "employees").locator("summary").click();
		await scriptIsThere(page);
		await expect(page.locator("h1")).toHaveText("Employees List");
		await expect(section(page, "employees")).toHaveAttribute("open");
	});

	test("employees are narrowed by a word and by a department, which the address keeps", async ({ page }) => {
		await page.goto(`${path}?section=employees`);
		await scriptIsThere(page);
		const list = section(page, "employees");
		const name = await list.locator("tbody th").nth(20).innerText();
		await list.getByRole("searchbox").fill(name.toUpperCase());
		await expect(list.locator("tbody th").first()).toHaveText(name);
		await expect(list.getByRole("status")).toContainText(`of ${demoCounts.employees}`);
		await list.getByRole("searchbox").fill("");
		await list.getByRole("combobox", { name: "Department" }).selectOption({ label: "Tax" });
		await expect(page).toHaveURL(/department=tax/);
		const departments = async () => [
			...new Set(await list.locator("tbody td:nth-of-type(2)").allInnerTexts()),
		];
		await expect.poll(departments).toEqual(["Tax"]);
		await page.reload();
		await expect(list.getByRole("combobox", { name: "Department" })).toHaveValue("tax");
	});
});
