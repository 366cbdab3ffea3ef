import type { Browser, Page } from "@playwright/test";
import { languages } from "../contract/language.ts";
import { demoCounts, motion, nationalNumbers } from "../contract/limits.ts";
import { outcomes } from "../contract/outcomes.ts";
import { pageByName, pagePath } from "../contract/pages.ts";
import { expect, scriptIsThere, test } from "./site.ts";

/** A page as a reader sees it whose browser runs no script. */
async function withoutScript(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
	const page = await context.newPage();
	await page.goto(path);
	return page;
}

test.describe("Contact & HelpLine (§2.4)", () => {
	test("has three rows: emergency 100, the council's helpline, its e-mail, each to touch", async ({
		page,
	}) => {
		await page.goto("/contact-helpline");
		const rows = page.getByRole("region", { name: "Emergency, helpline, e-mail" }).getByRole("listitem");
		await expect(rows).toHaveCount(3);
		const first = rows.first().getByRole("link", { name: nationalNumbers.emergency, exact: true });
		await expect(first).toHaveAttribute("href", `tel:${nationalNumbers.emergency}`);
		await expect(rows.nth(1).locator("a[href^='tel:']")).toHaveCount(1);
		await expect(rows.nth(2).locator("a[href^='mailto:']")).toHaveCount(1);
	});

	test("adds the national helplines, the office's hours and the Web Information Manager", async ({
		page,
	}) => {
		await page.goto("/contact-helpline");
		const helplines = page.getByRole("region", { name: "Helplines" });
		for (const number of nationalNumbers.ambulances) {
			await expect(helplines.locator(`a[href="tel:${number}"]`)).toHaveCount(1);
		}
		await expect(page.getByText("Opening hours")).toBeVisible();
		const manager = page.getByRole("region", { name: "Web Information Manager" });
		await expect(manager.locator("a[href^='mailto:']")).toHaveCount(1);
	});
});

test("the introduction tells the history in words and pictures and leads to the office (§2.5)", async ({
	page,
}) => {
	await page.goto("/about/introduction");
	await expect(page.getByRole("list", { name: "Pictures of the town" }).getByRole("img")).toHaveCount(3);
	await expect(page.getByRole("link", { name: "Contact Municipal Office" })).toHaveAttribute(
		"href",
		"/contact-helpline",
	);
	await expect(page.getByRole("heading", { name: "Our Esteemed Officials" })).toBeVisible();
	const officials = page.getByRole("list", { name: "Our Esteemed Officials" }).getByRole("listitem");
	await expect(officials).toHaveCount(demoCounts.officers);
});

test.describe("City Achievements (§2.6)", () => {
	const cards = (page: Page) => page.locator("main li:has(h3)");
	const box = (page: Page) => page.getByPlaceholder("Search achievements...");

	test("shows five cards; typing finds by title or description, capitals or not", async ({ page }) => {
		await page.goto("/about/achievement");
		await scriptIsThere(page);
		await expect(cards(page)).toHaveCount(demoCounts.achievements);
		const title = await cards(page).first().getByRole("heading").innerText();
		await box(page).fill(title.toUpperCase());
		await expect(cards(page)).toHaveCount(1);
		await expect(page).toHaveURL(/\?q=/);
		const description = await cards(page).first().locator("p").innerText();
		await box(page).fill(description.slice(5, 40).toLowerCase());
		await expect(cards(page)).toHaveCount(1);
		await box(page).fill("");
		await expect(cards(page)).toHaveCount(demoCounts.achievements);
	});

	test("what matches nothing is answered, with and without script", async ({ page, browser, baseURL }) => {
		await page.goto("/about/achievement");
		await scriptIsThere(page);
		await box(page).fill("zzzz");
		await expect(page.getByText(outcomes.noAchievements.words.en, { exact: true })).toBeVisible();

		const plain = await withoutScript(browser, baseURL, "/about/achievement");
		await box(plain).fill("zzzz");
		await box(plain).press("Enter");
		await expect(plain.getByText(outcomes.noAchievements.words.en, { exact: true })).toBeVisible();
		await expect(box(plain)).toHaveValue("zzzz");
		await plain.context().close();
	});

	test("a word typed before the script is there is searched for when it comes", async ({ page }) => {
		await page.goto("/about/achievement", { waitUntil: "commit" });
		await box(page).fill("zzzz");
		await scriptIsThere(page);
		await expect(page.getByText(outcomes.noAchievements.words.en, { exact: true })).toBeVisible();
	});

	test("the cards enter in 1000 ms, and stand still for those who ask for less motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto("/about/achievement");
		await expect(cards(page).first()).toHaveCSS("animation-duration", `${motion.achievementsEntry / 1000}s`);
		await expect(cards(page).first()).toHaveCSS("animation-iteration-count", "1");
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect(cards(page).first()).toHaveCSS("animation-name", "none");
	});

	test("five photos; one opens in full view, a click on it closes it", async ({ page }) => {
		await page.goto("/about/achievement");
		await scriptIsThere(page);
		const photos = page.getByRole("region", { name: "In pictures" }).getByRole("listitem").getByRole("link");
		await expect(photos).toHaveCount(demoCounts.homePhotos);
		await photos.first().click();
		const overlay = page.getByRole("dialog").filter({ visible: true });
		await expect(overlay).toHaveCount(1);
		await expect(page).toHaveURL(/photo=/);
		await overlay.getByRole("img").last().click();
		await expect(overlay).toHaveCount(0);
		await photos.first().click();
		await expect(overlay).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(overlay).toHaveCount(0);
	});
});

test("the board is the chairman and one member for each ward (§2.2)", async ({ page }) => {
	await page.goto("/boardmembers");
	await expect(page.getByRole("list", { name: "Head of the board" }).getByRole("listitem")).toHaveCount(1);
	const members = page.getByRole("region", { name: /Elected members/ }).getByRole("listitem");
	await expect(members).toHaveCount(demoCounts.wards);
	await expect(page.getByText(`${demoCounts.wards + 1} members`)).toBeVisible();
});

test.describe("Ward list (§2.7)", () => {
	test("is a table of 34 wards in five columns, with the sum of their people", async ({ page }) => {
		await page.goto("/about/wards");
		const table = page.getByRole("table");
		await expect(table.getByRole("columnheader")).toHaveText([
			"Ward Number",
			"Ward Name",
			"Population",
			"Member Name",
			"Mobile Number",
		]);
		const rows = table.locator("tbody tr");
		await expect(rows).toHaveCount(demoCounts.wards);
		const cells = await rows.evaluateAll((all) =>
			all.map((row) => [...row.children].map((each) => each.textContent)),
		);
		expect(cells.map(([number]) => Number(number))).toEqual(
			Array.from({ length: demoCounts.wards }, (_, index) => index + 1),
		);
		const people = cells.reduce((sum, row) => sum + Number(row[2]?.replaceAll(",", "")), 0);
		const total = await table.locator("tfoot td").innerText();
		expect(Number(total.replaceAll(",", ""))).toBe(people);
	});

	test("a member's name finds the ward", async ({ page }) => {
		await page.goto("/about/wards");
		await scriptIsThere(page);
		const member = await page.locator("tbody tr").nth(4).locator("td").nth(2).innerText();
		await page.getByRole("searchbox", { name: "Find a ward or a member" }).fill(member.toLowerCase());
		await expect(page.locator("tbody tr")).toHaveCount(1);
		await expect(page.locator("tbody mark")).toHaveText(member);
	});

	test("on a phone each ward is a card, and still a table to a screen reader", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/about/wards");
		const rows = page.getByRole("table").getByRole("row");
		await expect(rows.nth(1)).toHaveCSS("display", "flex");
		// The head, the wards, the sum.
		await expect(rows).toHaveCount(demoCounts.wards + 2);
	});
});

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
		test(`one section is open at a time and names the page, ${javaScriptEnabled ? "with" : "without"} script`, async ({
			browser,
			baseURL,
		}) => {
			const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
			const page = await context.newPage();
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
			await context.close();
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

	test("without script the same form and the column heads do it", async ({ browser, baseURL }) => {
		const page = await withoutScript(browser, baseURL, `${path}?section=employees`);
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

test.describe("Acts and Policies (§2.14)", () => {
	const box = (page: Page) => page.getByRole("searchbox", { name: "Search by title" });

	test("is a table of S. No., Title and View, which opens the portal in a new tab", async ({ page }) => {
		await page.goto("/info/acts");
		await expect(page.getByRole("columnheader")).toHaveText(["S. No.", "Title", "View"]);
		for (const link of await page.locator("tbody a").all()) {
			await expect(link).toHaveAttribute("href", /^https?:/);
			await expect(link).toHaveAttribute("target", "_blank");
			await expect(link).toHaveAttribute("rel", "noopener noreferrer");
		}
	});

	test("typing searches the titles, capitals or not, and marks what it found", async ({ page }) => {
		await page.goto("/info/acts");
		await scriptIsThere(page);
		await box(page).pressSequentially("ACT, 19");
		await expect(box(page)).toHaveValue("ACT, 19");
		const titles = await page.locator("tbody th").allInnerTexts();
		expect(titles.length).toBeGreaterThan(0);
		for (const title of titles) expect(title).toContain("Act, 19");
		await expect(page.locator("tbody mark").first()).toHaveText("Act, 19");
		await expect(page).toHaveURL("/info/acts?q=ACT%2C+19");
		await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText(
			new RegExp(`^${titles.length} of`),
		);
	});

	test("with no match it says so, with and without script", async ({ page, browser, baseURL }) => {
		await page.goto("/info/acts");
		await scriptIsThere(page);
		await box(page).fill("zzzz");
		await expect(page.getByText(outcomes.noPolicies.words.en, { exact: true })).toBeVisible();
		const plain = await withoutScript(browser, baseURL, "/hi/info/acts?q=zzzz");
		await expect(plain.getByText(outcomes.noPolicies.words.hi, { exact: true })).toBeVisible();
		await plain.context().close();
	});
});

test.describe("Test page (§2.16)", () => {
	test("asks for both name and e-mail", async ({ page }) => {
		await page.goto("/userlist");
		await scriptIsThere(page);
		await page.getByLabel("Name", { exact: true }).fill("Asha");
		await page.locator("main").getByRole("button", { name: "Add" }).click();
		await expect(page.getByRole("alert").filter({ visible: true })).toHaveText(
			outcomes.enterNameAndEmail.words.en,
		);
	});

	test("an entry is added, the form is emptied, and the list shows its name and e-mail", async ({ page }) => {
		const email = `asha.${Date.now()}@town.example`;
		await page.goto("/userlist");
		await scriptIsThere(page);
		await page.getByLabel("Name", { exact: true }).fill("Asha Rani");
		await page.locator("main").getByLabel("Email").fill(email);
		await page.locator("main").getByRole("button", { name: "Add" }).click();
		const row = page.getByRole("row").filter({ hasText: email });
		await expect(row).toContainText("Asha Rani");
		await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
	});

	test("a list that can't be loaded is said, with a Retry that works", async ({ page, complaints }) => {
		await page.route("/", (route) => route.abort());
		await page.goto("/userlist");
		const alert = page.getByRole("alert").filter({ hasText: outcomes.testUsersNotLoaded.words.en });
		await expect(alert).toBeVisible();
		await page.unroute("/");
		await alert.getByRole("button", { name: "Try again" }).click();
		await expect(alert).toBeHidden();
		// The browser itself notes the call that this test broke off.
		complaints.splice(0);
	});

	test("without script it says that it needs it; no page leads to it", async ({ page, browser, baseURL }) => {
		const plain = await withoutScript(browser, baseURL, "/userlist");
		await expect(plain.getByText(/needs JavaScript/).filter({ visible: true })).toHaveCount(1);
		await plain.context().close();
		await page.goto("/");
		await expect(page.locator('a[href$="/userlist"]')).toHaveCount(0);
	});
});

test.describe("Citizen form (decisions.md)", () => {
	test("it logs without the password, closes, sends nothing, and says so", async ({ page, complaints }) => {
		await page.goto("/citizen");
		await scriptIsThere(page);
		await page.getByRole("button", { name: "Open the form" }).click();
		const dialog = page.getByRole("dialog", { name: "Citizen Login / Registration" });
		await dialog.getByLabel("Username").fill("asha");
		await dialog.getByLabel("Mobile").fill("9000000002");
		await dialog.getByLabel("Password").fill("a-secret-word");
		const sent: string[] = [];
		page.on("request", (request) => sent.push(request.url()));
		await dialog.getByRole("button", { name: "Submit" }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByText("Nothing was sent and nothing was kept.")).toBeVisible();
		expect(sent).toEqual([]);
		const logged = complaints.splice(0);
		expect(logged).toHaveLength(1);
		expect(logged[0]).toContain("asha");
		expect(logged[0]).not.toContain("a-secret-word");
	});

	test("the form opens and closes without script too", async ({ browser, baseURL }) => {
		const page = await withoutScript(browser, baseURL, "/hi/citizen");
		await page.getByRole("button", { name: "फ़ॉर्म खोलें" }).click();
		const dialog = page.getByRole("dialog", { name: "नागरिक लॉगिन / पंजीकरण" });
		await dialog.getByLabel("उपयोगकर्ता नाम").fill("asha");
		await dialog.getByLabel("मोबाइल").fill("9000000002");
		await dialog.getByLabel("पासवर्ड").fill("a-secret-word");
		await dialog.getByRole("button", { name: "जमा करें" }).click();
		await expect(dialog).toBeHidden();
		expect(new URL(page.url()).search).toBe("");
		await page.context().close();
	});
});
