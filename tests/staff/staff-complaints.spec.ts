import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { aDrain, aPhoto, newId } from "../support/complaints.ts";
import { newDatabase } from "../support/postgres.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, goOn, openAs, test } from "../support/staff.ts";

// The embedded database is under the citizen's journey (pages/complaint) and every other test of the desk.
test("on PostgreSQL a complaint is taken at the counter, found in the list by keys, begun and done with a proof; who was slower reads what was done and loses nothing typed", async ({
	elsewhere,
	browser,
	complaints,
}) => {
	const { page, office, server } = await elsewhere({ DATABASE_URL: await newDatabase("empty") });
	const clerk = await office.clerk("view_complaints", "handle_complaints");
	const other = await office.holderOf(clerk.role);
	const heading = page.getByRole("heading", { level: 1 });
	const state = page.getByText("Being worked on").first();

	await test.step("who works in no department reads so on Home and in the list", async () => {
		await openAs(page, await office.tokenOf(clerk), "/admin");
		await expect(page.getByText("You work in no department yet.")).toBeVisible();
		await goOn(page, "/admin/complaints");
		await expect(page.getByText("You work in no department yet.")).toBeVisible();
	});

	await test.step("the settings say who works in the department", async () => {
		await openAs(page, await office.tokenOf(chairman), "/admin/settings");
		const department = page.getByRole("group", { name: "Swasth (Health)" });
		await expect(department).toContainText("Heap of waste");
		const nobody = page.getByText("Nobody works in ");
		await expect(nobody).toContainText("Swasth (Health)");
		await expect(nobody).toContainText("In a sample town the citizens' form is open all the same");
		await expect(page.getByRole("group", { name: "Peon" })).toHaveCount(0);
		const add = department.getByLabel("Add somebody to Swasth");
		await add.press("End");
		await page.keyboard.press("Escape");
		await expect(department.getByRole("button")).toHaveCount(0);
		for (const { name } of [clerk, other]) await add.selectOption({ label: name });
		await expect(nobody).not.toContainText("Swasth (Health)");
		const taker = page.getByLabel("Who takes what has nobody");
		await taker.selectOption({ label: clerk.name });
		await expect(page.getByRole("group", { name: "Jalkal (Water)" })).toContainText(`${clerk.name} gets it.`);
		await expect(nobody).toHaveCount(0);
		await taker.selectOption("");
		const head = department.getByRole("button", { name: `Head ${clerk.name}` });
		await head.press("Enter");
		await page.getByRole("checkbox", { name: /Open311/ }).check();
		const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
		await page.getByRole("button", { name: "Save settings" }).click();
		await saved;
		await expect(page.locator("code")).toHaveText(/^[\w-]{22}$/);
		await expect(head).toHaveAttribute("aria-pressed", "true");
	});

	const number = await test.step("the form says where it goes, and hands over number and code", async () => {
		await openAs(page, await office.tokenOf(clerk), "/admin/complaints/take");
		// A key sends two events, between which the form is drawn again.
		await page.getByLabel("Category").press("End");
		await expect(page.getByLabel("Category")).not.toHaveValue("");
		await page.getByLabel("Category").selectOption("drain-choked");
		await expect(page.getByText(/^Goes to Swasth \(Health\), due /)).toBeVisible();
		await page.getByRole("button", { name: "Write it down" }).click();
		const problem = page.getByRole("group", { name: "There is a problem" });
		await expect(problem).toContainText("Near what is it?");
		await expect(problem).toContainText("Ward, by the mohalla");
		await page.getByLabel("Ward, by the mohalla").selectOption("1");
		await page.getByLabel("Near what is it?").fill("पुरानी बावड़ी");
		await page.getByRole("button", { name: "Write it down" }).click();
		await expect(page.getByRole("heading", { name: "The complaint is written down" })).toBeFocused();
		await expect(page.getByRole("article"), "in the citizen's language").toContainText("नाली जाम");
		await expect(page.getByRole("button", { name: "Print" })).toBeInViewport();
		await expect(page.locator("main code")).toHaveText(
			/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/,
		);
		return (await page.locator("main article h3").textContent()) ?? "";
	});

	await test.step("the list has it, and j and Enter open it", async () => {
		await page.locator("main").getByRole("link", { name: "Complaints" }).click();
		await page.getByRole("searchbox", { name: "Find", exact: true }).fill("bavdi");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/q=bavdi/);
		const row = page.getByRole("list", { name: "Complaints" }).getByRole("link");
		await expect(row).toHaveText(`Drain choked ${number}`);
		for (const [width, height, rows] of [
			[1366, 768, 8],
			[390, 844, 5],
		] as const) {
			await page.setViewportSize({ width, height });
			const list = await page.getByRole("list", { name: "Complaints" }).boundingBox();
			expect((list?.y ?? 0) + rows * (list?.height ?? 0), `${rows} rows`).toBeLessThanOrEqual(height);
		}
		await page.setViewportSize({ width: 1366, height: 768 });
		await heading.focus();
		await page.keyboard.press("/");
		await expect(page.getByRole("searchbox", { name: "Find", exact: true })).toBeFocused();
		await heading.focus();
		// With Caps Lock.
		await page.keyboard.press("J");
		await expect(row).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(heading).toHaveText(`Drain choked, ${number}`);
	});

	await test.step("the list stays beside the case, in which j, k and links step through it; a phone has the links alone", async () => {
		const other = await office.call("POST", "/api/complaints", {
			...aDrain,
			category: "heap",
			form: newId(),
		});
		await goOn(page, `/admin/complaint?number=${number}&view=section`);
		const list = page.getByRole("list", { name: "Complaints" });
		await expect(list.locator("[aria-current]")).toHaveText(`Drain choked ${number}`);
		// A single key holds only while the focus is in the screen (WCAG 2.1.4).
		await page.getByRole("link", { name: "Complaints", exact: true }).first().focus();
		await page.keyboard.press("a");
		const ask = page.getByRole("form", { name: "Ask the citizen" });
		await expect(ask).toBeHidden();
		await heading.focus();
		await page.keyboard.press("a");
		await expect(ask.getByLabel("Ready sentence")).toBeFocused();
		await page.keyboard.press("b");
		await expect(ask.getByLabel("Ready sentence")).toBeFocused();
		await heading.focus();
		await page.keyboard.press("b");
		await expect(page.getByRole("button", { name: "Begin work" })).toBeFocused();
		await page.keyboard.press("?");
		await expect(page.getByRole("complementary", { name: /^Help/ })).toContainText("/ search");
		await page.keyboard.press("Escape");
		await heading.focus();
		await page.keyboard.press("j");
		await expect(heading).toHaveText(`Heap of waste, ${other.answer.number}`);
		await expect(page).toHaveURL(/view=section/);
		await page.keyboard.press("k");
		await expect(heading).toHaveText(`Drain choked, ${number}`);
		await page.setViewportSize({ width: 390, height: 844 });
		await expect(list).toBeHidden();
		await page.getByRole("link", { name: "Next" }).click();
		await expect(heading).toHaveText(`Heap of waste, ${other.answer.number}`);
		await page.getByRole("link", { name: "Previous" }).click();
		await expect(heading).toHaveText(`Drain choked, ${number}`);
		await page.setViewportSize({ width: 1366, height: 768 });
	});

	await page.getByRole("button", { name: "Begin work" }).click();
	await expect(state).toBeVisible();
	await expect(heading).toBeFocused();

	const context = await browser.newContext();
	const slower = await context.newPage();
	const asking = slower.getByRole("form", { name: "Ask the citizen" });
	const question = asking.getByLabel("Question to the citizen");
	await test.step("a colleague writes a question meanwhile, which a closed page doesn't lose and nobody else finds on the device", async () => {
		const address = `${server.address}/admin/complaint?number=${number}`;
		await openAs(slower, await office.tokenOf(other), address);
		await slower.locator("summary", { hasText: "Ask the citizen" }).click();
		await asking.getByLabel("Ready sentence").selectOption({ label: "Where exactly?" });
		await expect(question).toHaveValue(/टीम को जगह नहीं मिली/);
		await openAs(slower, await office.tokenOf(clerk), address);
		await expect(slower.locator("summary", { hasText: "Ask the citizen" })).toBeVisible();
		await expect(question).toBeHidden();
		await openAs(slower, await office.tokenOf(other), address);
		await expect(question).toBeVisible();
		await expect(question).toHaveValue(/टीम को जगह नहीं मिली/);
	});

	await test.step("done wants words and a photo", async () => {
		const form = page.getByRole("form", { name: "Done" });
		await page.locator("summary", { hasText: "Done" }).click();
		const written = form.locator("textarea[name=words]");
		await form.getByRole("button", { name: "Done", exact: true }).click();
		for (const missing of ["Words for the citizen", "Add a photo"])
			await expect(form.getByRole("group", { name: "There is a problem" })).toContainText(missing);
		await written.fill("Two men, by hand.");
		await form.getByLabel("Ready sentence").selectOption({ label: "Drain cleaned" });
		await expect(written).toHaveValue(/^Two men, by hand\.\n\S/);
		await page.keyboard.press("Control+z");
		await expect(written).toHaveValue("Two men, by hand.");
		await form.getByLabel("Ready sentence").selectOption({ label: "Drain cleaned" });
		const photo = { name: "done.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await aPhoto()) };
		for (const name of ["done.jpg", "second.jpg"])
			await form
				.locator("input[type=file]")
				.first()
				.setInputFiles({ ...photo, name });
		await form.getByRole("button", { name: "Remove second.jpg" }).click();
		await expect(form.getByRole("img")).toHaveAccessibleName("done.jpg");
		await page.setViewportSize({ width: 320, height: 800 });
		expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
		expect(await faults(page)).toEqual([]);
		await form.getByRole("button", { name: "Done", exact: true }).click();
		await expect(page.getByText("Done, the citizen checks").first()).toBeVisible();
		await expect(page.getByRole("link", { name: /^(Next complaint|Back to the list)$/ })).toBeVisible();
		await expect(page.getByRole("img", { name: /^Photo 1, by the office/ })).toHaveJSProperty(
			"complete",
			true,
		);
	});

	await test.step("the colleague reads who was quicker, and keeps the question", async () => {
		await asking.getByRole("button").click();
		await expect(slower.getByRole("alert")).toContainText(`${clerk.name} was quicker: Done.`);
		await expect(slower.getByText("Done, the citizen checks").first()).toBeVisible();
		await expect(question).toHaveValue(/टीम को जगह नहीं मिली/);
		await expect(slower.getByText("नाली साफ़ कर दी गई है")).toBeVisible();
	});
	await context.close();

	await test.step("who sorts joins two near each other by a choice", async () => {
		const heap = () =>
			office.call("POST", "/api/complaints", { ...aDrain, category: "heap", ward: "2", form: newId() });
		const [one, two] = [await heap(), await heap()];
		const address = `${server.address}/admin/complaint?number=${one.answer.number}`;
		await openAs(page, await office.tokenOf(chairman), address);
		await page.locator("summary", { hasText: "Send on" }).click();
		await page.getByRole("button", { name: "Send on" }).click();
		await expect(page.getByRole("group", { name: "There is a problem" })).toContainText(
			"Nothing would change",
		);
		await page.locator("summary", { hasText: "Join to another" }).click();
		await page.getByRole("radio", { name: two.answer.number }).check();
		await page.getByRole("button", { name: "Join to another" }).click();
		await expect(page.getByText("Joined to another complaint").first()).toBeVisible();
	});
	forgetRefusals(complaints);
});
