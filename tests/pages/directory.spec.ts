import type { Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pageByName, pagePath } from "../../contract/pages.ts";
import { demoCounts } from "../support/demo-town.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

test.describe("Employees & Contractors Directory (§2.8)", () => {
	const path = "/content/employeesdirectory";
	const sections = [
		{ name: "officers", title: "List of Officers", heading: "Officers List" },
		{ name: "employees", title: "List of Employees", heading: "Employees List" },
		{ name: "contractors", title: "List of Contractors", heading: "Contractors List" },
	] as const;
	const section = (page: Page, name: string) => page.locator(`details[data-section="${name}"]`);
	const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

	for (const javaScriptEnabled of [true, false]) {
		test.describe(javaScriptEnabled ? "with script" : "without script", () => {
			test.use({ javaScriptEnabled });
			test("one section is open at a time and names the page", async ({ page }) => {
				await page.goto(path);
				if (javaScriptEnabled) await scriptIsThere(page);
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
				}
				await section(page, "contractors").locator("summary").click();
				await expect(page.locator("details[data-section][open]")).toHaveCount(0);
				await expect(heading(page, pageByName("directory").title.en)).toBeVisible();
			});
		});
	}

	test("with script the heading's own text changes, and the address follows", async ({ page }) => {
		await page.goto(path);
		await scriptIsThere(page);
		for (const { name, heading } of sections) {
			await section(page, name).locator("summary").click();
			await expect(page.locator("h1")).toHaveText(heading);
			await expect(page).toHaveURL(new RegExp(`section=${name}`));
		}
	});

	test("an address opens its section, in both languages", async ({ page }) => {
		for (const lang of languages) {
			await page.goto(`${pagePath("directory", lang)}?section=employees`);
			await expect(section(page, "employees")).toHaveAttribute("open");
			await expect(page.locator("h1")).toHaveText({ en: "Employees List", hi: "कर्मचारी सूची" }[lang]);
		}
	});

	test("a section opened before the script is there stays open", async ({ page }) => {
		await page.goto(path, { waitUntil: "commit" });
		await section(page, "employees").locator("summary").click();
		await scriptIsThere(page);
		await expect(page.locator("h1")).toHaveText("Employees List");
		await expect(section(page, "employees")).toHaveAttribute("open");
	});

	test("13 officers, 118 employees and 93 contractors stand whole, on no further pages", async ({ page }) => {
		await page.goto(path);
		await expect(section(page, "officers").locator("figure")).toHaveCount(demoCounts.officers);
		await expect(section(page, "officers").locator('a[href^="tel:"]')).toHaveCount(demoCounts.officers);
		await expect(section(page, "employees").locator("tbody tr")).toHaveCount(demoCounts.employees);
		await expect(section(page, "contractors").locator("tbody tr")).toHaveCount(demoCounts.contractors);
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

	test("without script the same form and the column heads do it", async ({ plain: page }) => {
		await page.goto(`${path}?section=employees`);
		const list = section(page, "employees");
		const name = await list.locator("tbody th").nth(20).innerText();
		await list.getByRole("searchbox").fill(name);
		await list.getByRole("searchbox").press("Enter");
		await expect(list.locator("tbody th").first()).toHaveText(name);
		await expect(page.locator("h1")).toHaveText("Employees List");
		await page.goto(`${path}?section=employees`);
		await list.getByRole("link", { name: "Name", exact: true }).click();
		await expect(list.getByRole("columnheader", { name: "Name", exact: true })).toHaveAttribute(
			"aria-sort",
			"ascending",
		);
		const names = await list.locator("tbody th").allInnerTexts();
		expect(names).toEqual(
			names.toSorted(new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare),
		);
		await page.context().close();
	});

	test("contractors' classes are in Hindi on the English page and marked so; a missing phone is said", async ({
		page,
	}) => {
		await page.goto(`${path}?section=contractors`);
		const list = section(page, "contractors");
		await expect(list.locator("tbody td:last-child [lang='hi']")).toHaveCount(demoCounts.contractors);
		const phones = await list.locator("tbody td:nth-last-child(2)").allInnerTexts();
		expect(phones).toContain("Not given");
		for (const phone of phones) expect(phone).not.toMatch(/null|undefined|NaN/);
	});

	test("each list is there as a file for a spreadsheet, with the rows of the page", async ({
		page,
		request,
	}) => {
		for (const [name, count] of [
			["employees", demoCounts.employees],
			["contractors", demoCounts.contractors],
		] as const) {
			await page.goto(`/hi${path}?section=${name}`);
			const href = await section(page, name).locator("a[download]").getAttribute("href");
			const response = await request.get(href ?? "");
			expect(response.status()).toBe(200);
			expect(response.headers()["content-type"]).toContain("text/csv");
			const text = await response.text();
			expect(text).toMatch(/^\uFEFFक्र\. सं\./);
			expect(text.trim().split("\r\n")).toHaveLength(count + 1);
		}
	});
});
