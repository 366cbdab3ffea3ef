import { expect, scriptIsThere } from "../support/site.ts";
import { forgetRefusals, goOn, logIn, type Office, openAs, rowList, test, toast } from "../support/staff.ts";

// Too narrow for the page beside the form, which staff-publishing looks at.
test.use({ viewport: { width: 1024, height: 768 } });

const words = { en: "No water in Ward 4 today.", hi: "आज वार्ड 4 में पानी नहीं आएगा।" };
const row = { level: "warning", text: words, on: "all", starts: "2026-11-24", ends: "2040-01-01" };

/** A clerk, and the key of an alert that is published. */
async function prepare(office: Office) {
	const clerk = await office.clerk("publish_alerts");
	const { key } = (await office.call("POST", "/api/content/alerts", { basedOn: 0, row })).answer;
	return { clerk, path: `/admin/content?kind=alerts&key=${key}` };
}

/** The call for what somebody has begun there. */
const draftsAt = (form: string) => form.replace(/.*kind=(\w+)&key=(\w+)/, "/api/content/$1/drafts?key=$2");

const keptOnServer = /Kept on the server, \d\d:\d\d:\d\d/;

test("words that were typed without a connection are there after the tab was closed", async ({
	page,
	context,
	office,
	server,
	complaints,
}) => {
	const { clerk, path } = await prepare(office);
	await openAs(page, await office.tokenOf(clerk), path);
	const english = page.getByLabel("English", { exact: true });
	const cut = (url: URL) => url.pathname.endsWith("/drafts");
	await context.route(cut, (route) =>
		route.request().method() === "POST" ? route.abort() : route.fallback(),
	);
	await english.fill("The tanker comes at noon.");
	await expect(page.getByText("Only on this device so far")).toBeVisible();
	await page.close();
	const again = await context.newPage();
	await again.goto(server.address + path);
	const typed = again.getByLabel("English", { exact: true });
	await expect(typed).toHaveValue("The tanker comes at noon.");
	await expect(again.getByText("You wrote this yourself before")).toBeVisible();
	await context.unroute(cut);
	await typed.fill("The tanker comes at one.");
	await expect(again.getByText(keptOnServer)).toBeVisible();
	forgetRefusals(complaints);
});

test("words go to the server after a pause and are gone on with on another device; where both write, both are kept and the later one is offered the other's", async ({
	page,
	browser,
	office,
	server,
}) => {
	const { clerk, path } = await prepare(office);
	const token = await office.tokenOf(clerk);
	await openAs(page, token, path);
	const english = page.getByLabel("English", { exact: true });
	await english.fill(`${words.en} Ring 1800.`);
	await expect(page.getByText(keptOnServer)).toBeVisible();

	const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
	await openAs(phone, token, server.address + path);
	const onPhone = phone.getByLabel("English", { exact: true });
	await expect(onPhone).toHaveValue(`${words.en} Ring 1800.`);
	await expect(phone.getByText(keptOnServer)).toBeVisible();
	const saved = page.waitForResponse((answer) => answer.url().endsWith("/drafts") && answer.ok());
	await english.fill(`${words.en} Ring 1900.`);
	await english.blur();
	await saved;
	await onPhone.fill(`${words.en} Ring 1700.`);
	const offered = phone.getByText(/Your unfinished draft .*Ring 1900\.$/);
	await expect(offered).toBeVisible();
	await expect(phone.getByText(keptOnServer)).toBeVisible();

	await phone.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(phone)).toContainText("Published");
	await expect(
		rowList(phone).getByRole("link", { name: `${words.en} Ring 1700.`, exact: true }),
	).toBeVisible();
	await goOn(phone, path);
	await expect(onPhone).toHaveValue(`${words.en} Ring 1700.`);
	await expect(phone.getByText("Your unfinished draft")).toHaveCount(1);
	await expect(offered).toBeVisible();

	// Without a connection the words stay, and it is said.
	const dropping = (url: URL) => url.pathname.endsWith("/drafts/drop");
	await phone.route(dropping, (route) => route.abort());
	await phone.getByRole("button", { name: "Discard this draft" }).click();
	const yes = phone.getByRole("dialog").getByRole("button", { name: "Delete", exact: true });
	await yes.click();
	await expect(toast(phone)).toContainText(/could not|connection/i);
	await expect(offered).toBeVisible();
	await phone.unroute(dropping);
	await phone.getByRole("button", { name: "Discard this draft" }).click();
	await yes.click();
	await expect(offered).toHaveCount(0);
	await expect(onPhone).toHaveValue(`${words.en} Ring 1700.`);
	expect((await office.call("GET", draftsAt(path), undefined, token)).answer.mine).toEqual([]);
});

test("what was typed and taken out again is no draft, and one without a title isn't called by its first field", async ({
	page,
	office,
}) => {
	const { clerk } = await prepare(office);
	const token = await office.tokenOf(clerk);
	await openAs(page, token, "/admin/content?kind=alerts&key=");
	const english = page.getByLabel("English", { exact: true });
	await english.fill("N");
	await expect(page.getByText(keptOnServer)).toBeVisible();
	await english.fill("");
	await page.getByRole("link", { name: "Staff Home" }).click();
	await expect(page.getByText("Nothing of the website's content waits for you.")).toBeVisible();
	const untitled = { key: "", draft: "begun", rev: 0, basedOn: 0, row: { on: "all", level: "warning" } };
	expect((await office.call("POST", "/api/content/alerts/drafts", untitled, token)).status).toBe(200);
	await page.reload();
	await expect(page.getByRole("link", { name: "New alert, without a title" })).toBeVisible();
});

test("a new alert whose answer was lost on a bad line is published once, also after a reload", async ({
	page,
	context,
	office,
	complaints,
}) => {
	const { clerk } = await prepare(office);
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=alerts&key=");
	const publishing = (url: URL) => url.pathname === "/api/content/alerts";
	let lost = 0;
	await context.route(publishing, async (route) => {
		if (route.request().method() !== "POST") return route.fallback();
		await route.fetch();
		lost += 1;
		await route.abort();
	});
	const written = "The tanker comes at noon.";
	await page.getByLabel("English", { exact: true }).fill(written);
	await page.getByLabel("Hindi", { exact: true }).fill("टैंकर दोपहर में आएगा।");
	await page.getByLabel("How urgent").selectOption("Warning");
	await page.getByLabel("Shown until").fill("2040-01-01T09:00");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect.poll(() => lost).toBe(1);
	await expect(toast(page)).toContainText("It could not be sent; what you wrote is saved");
	await expect(page.getByRole("group", { name: "There is a problem" }), "the form is right").toBeHidden();
	await expect(page.getByText(keptOnServer)).toBeVisible();
	await page.reload();
	await scriptIsThere(page);
	await context.unroute(publishing);
	await expect(page.getByLabel("English", { exact: true })).toHaveValue(written);
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published");
	await expect(rowList(page).getByRole("link", { name: written, exact: true })).toHaveCount(1);
	forgetRefusals(complaints);
});

test("what is published while its draft is still being saved is offered to nobody again", async ({
	page,
	office,
}) => {
	const { clerk } = await prepare(office);
	const form = "/admin/content?kind=alerts&key=";
	await openAs(page, await office.tokenOf(clerk), form);
	const held = Promise.withResolvers<void>();
	const begun = page.waitForRequest((request) => request.url().endsWith("/drafts"));
	await page.route(
		(url) => url.pathname.endsWith("/drafts"),
		async (route) => {
			if (route.request().method() === "POST") await held.promise;
			await route.fallback();
		},
	);
	const english = page.getByLabel("English", { exact: true });
	await page.getByLabel("Hindi", { exact: true }).fill("पुल बंद है।");
	await page.getByLabel("How urgent").selectOption("Warning");
	await page.getByLabel("Shown until").fill("2040-01-01T09:00");
	await english.fill("The ferry is late.");
	await english.blur();
	await begun;
	await english.fill("The ferry is not running.");
	const published = page.waitForResponse(
		(answer) => answer.url().endsWith("/api/content/alerts") && answer.ok(),
	);
	await page.getByRole("button", { name: "Publish now" }).click();
	await published;
	held.resolve();
	await expect(rowList(page).getByRole("link", { name: "The ferry is not running." })).toBeVisible();
	await page.getByRole("link", { name: /^New / }).click();
	await expect(english).toHaveValue("");
	await expect(page.getByText(/Your unfinished draft/)).toHaveCount(0);
});

test("two clerks see each other; fields that only one has changed come together, and mine stays as a draft whatever is chosen", async ({
	page,
	browser,
	office,
	server,
	complaints,
}) => {
	const { clerk, path } = await prepare(office);
	const colleague = await office.holderOf(clerk.role);
	await openAs(page, await office.tokenOf(clerk), path);
	const other = await (await browser.newContext()).newPage();
	await openAs(other, await office.tokenOf(colleague), server.address + path);
	await other.getByLabel("English", { exact: true }).fill("Water comes at six.");
	await expect(other.getByText(keptOnServer)).toBeVisible();
	await page.getByLabel("English", { exact: true }).fill("Water comes at five.");
	await page.getByLabel("How urgent").selectOption("Emergency");
	await expect(page.getByText(`${colleague.name} is writing here too`)).toBeVisible();

	await other.getByLabel("Hindi", { exact: true }).fill("पानी छह बजे आएगा।");
	await other.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(other)).toContainText("Published");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(page.getByText(`${colleague.name} has written a newer version`)).toBeInViewport();
	// One box says it: neither a toast nor the form's summary of mistakes.
	await expect(page.getByText("Yours hasn't been sent yet.")).toBeVisible();
	await expect(toast(page)).toHaveCount(0);
	await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
	// Only they have changed the Hindi, only I how urgent it is.
	await expect(page.getByLabel("Hindi", { exact: true })).toHaveValue("पानी छह बजे आएगा।");
	await expect(page.getByLabel("How urgent")).toHaveValue("emergency");
	await expect(page.getByLabel("English", { exact: true })).toHaveValue("Water comes at five.");
	await page.getByRole("radio", { name: /Water comes at six/ }).check();
	await expect(page.getByLabel("English", { exact: true })).toHaveValue("Water comes at six.");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published");
	// The form closes when its draft is gone.
	await expect(page).not.toHaveURL(/key=/);
	await goOn(page, path);
	await expect(page.getByText("Your unfinished draft")).toBeVisible();
	await page.getByText("What differs from the form").click();
	await expect(page.locator("main ins")).toContainText(["five"]);
	forgetRefusals(complaints);
});

test("on a shared computer: what the server has stays nowhere else, what it hasn't waits for its writer, and nobody else sees either; words outlive a session that ends while one types", async ({
	page,
	office,
	complaints,
}) => {
	const { clerk, path } = await prepare(office);
	const colleague = await office.holderOf(clerk.role);
	await openAs(page, await office.tokenOf(clerk), path);
	const english = page.getByLabel("English", { exact: true });
	const onDevice = async (text: string) =>
		page.evaluate((sought) => JSON.stringify({ ...localStorage }).includes(sought), text);
	const signOut = async (person: { name: string }) => {
		await page.locator("summary", { hasText: person.name }).click();
		await page.getByRole("button", { name: "Logout" }).click();
		await expect(page).toHaveURL(/\/$/);
	};

	const cut = (url: URL) => url.pathname.endsWith("/drafts");
	await page.route(cut, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
	await english.fill("The lake is full.");
	await expect(page.getByText("Only on this device so far")).toBeVisible();
	await signOut(clerk);
	expect(await onDevice("The lake is full.")).toBe(true);
	await page.unroute(cut);

	await page.goto(path);
	await logIn(page, colleague);
	await expect(english).toHaveValue(words.en);
	await expect(page.getByText(/You wrote this yourself|You wrote something/)).toHaveCount(0);
	await expect(page.locator("body")).not.toContainText("The lake");
	await signOut(colleague);

	await page.goto(path);
	await logIn(page, clerk);
	await expect(english).toHaveValue("The lake is full.");
	await expect(page.getByText(keptOnServer)).toBeVisible();

	await office.end((await page.evaluate(() => localStorage.getItem("ulbToken"))) ?? "");
	await english.fill("The pump is being mended.");
	await expect(page.getByRole("heading", { level: 1, name: "ULB Login" })).toBeVisible();
	// A colleague signs in where the clerk was typing: nothing of the clerk's goes out with the colleague's token.
	await logIn(page, colleague);
	await expect(english).toHaveValue(words.en);
	await page.evaluate(() => dispatchEvent(new Event("online")));
	const begun = async (person: typeof clerk) =>
		JSON.stringify(
			(await office.call("GET", draftsAt(path), undefined, await office.tokenOf(person))).answer.mine,
		);
	expect(await begun(colleague)).toBe("[]");
	await signOut(colleague);
	await page.goto(path);
	await logIn(page, clerk);
	await expect(english).toHaveValue("The pump is being mended.");
	await expect(page.getByText(keptOnServer)).toBeVisible();

	await english.fill("The valve is open.");
	await english.fill("The valve is shut.");
	// Signing out leaves the field first: no pause is waited for.
	await signOut(clerk);
	await expect.poll(() => onDevice("The valve")).toBe(false);
	expect(await begun(clerk)).toContain("The valve is shut.");
	forgetRefusals(complaints);
});

test("where somebody else signs in in another window, this one shows, offers to undo and sends nothing of the first one any more", async ({
	page,
	context,
	office,
	complaints,
}) => {
	const { clerk, path } = await prepare(office);
	const colleague = await office.holderOf(clerk.role);
	await openAs(page, await office.tokenOf(clerk), path);
	const english = page.getByLabel("English", { exact: true });
	await english.fill("The tap is dry.");
	await page.getByRole("button", { name: "Publish now" }).click();
	const undo = toast(page).getByRole("button", { name: "Undo" });
	await expect(undo).toBeVisible();
	await rowList(page).getByRole("link", { name: "The tap is dry." }).click();
	const cut = (url: URL) => url.pathname.endsWith("/drafts");
	await page.route(cut, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
	await english.fill("The well is deep.");
	await expect(page.getByText("Only on this device so far")).toBeVisible();
	await page.unroute(cut);

	const theirs = await office.tokenOf(colleague);
	const sent: string[] = [];
	page.on("request", (request) => {
		const isTheirs = request.headers().authorization === `Bearer ${theirs}`;
		// Once the form is theirs, its page is drawn for them.
		const isOwnPage = /\/page$/.test(request.url()) && !request.postData()?.includes("The well is deep.");
		if (isTheirs && request.method() !== "GET" && !isOwnPage) sent.push(request.url());
	});
	// The moment between the other window's sign-in and the news of it.
	await page.evaluate((token) => {
		localStorage.setItem("ulbToken", token);
		dispatchEvent(new Event("online"));
		dispatchEvent(new Event("focusout"));
	}, theirs);
	await undo.click();
	const other = await context.newPage();
	await openAs(other, theirs, "/admin");
	await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "ulbToken" })));
	await expect(page.locator("summary", { hasText: colleague.name })).toBeVisible();
	await expect(page.locator("body")).not.toContainText("The well is deep.");
	await expect(undo).toHaveCount(0);
	await expect(english).toHaveValue("The tap is dry.");
	expect(sent).toEqual([]);

	await openAs(page, await office.tokenOf(clerk), path);
	await expect(page.getByText(/Your unfinished draft|You wrote this yourself/)).toBeVisible();
	await expect(page.locator("body")).toContainText("The tap is dry.");
	forgetRefusals(complaints);
});

test("beginning anew loses nothing: what was typed is offered below with its time, and deleting it asks; a new row opens empty", async ({
	page,
	office,
}) => {
	const { clerk } = await prepare(office);
	const form = "/admin/content?kind=alerts&key=";
	await openAs(page, await office.tokenOf(clerk), form);
	const english = page.getByLabel("English", { exact: true });
	await english.fill("The bridge is closed.");
	await expect(page.getByText(keptOnServer)).toBeVisible();
	await page.reload();
	await scriptIsThere(page);
	await page.getByRole("button", { name: "Start with an empty form" }).click();
	await expect(english).toHaveValue("");
	const offered = page.getByText(/Your unfinished draft \(.+\): The bridge is closed\./);
	await expect(offered).toBeVisible();
	await english.fill("The road is closed.");
	await expect(page.getByText(keptOnServer)).toBeVisible();

	await page.getByRole("link", { name: "Finish later (it's saved)" }).click();
	await page.getByRole("link", { name: /^New / }).click();
	await expect(english).toHaveValue("");
	await expect(page.getByText(/Your unfinished draft/)).toHaveCount(2);
	const remove = page.getByRole("button", { name: "Discard this draft" });
	await remove.last().click();
	const question = page.getByRole("dialog", { name: "Discard this draft" });
	await expect(question).toContainText("The bridge is closed.");
	await question.getByRole("button", { name: "Keep" }).click();
	await expect(offered).toBeVisible();
	await remove.last().click();
	await question.getByRole("button", { name: "Delete" }).click();
	await expect(offered).toHaveCount(0);
	await page.reload();
	await scriptIsThere(page);
	await expect(page.getByText(/Your unfinished draft/)).toHaveCount(1);
	await page.getByRole("button", { name: "Open this draft" }).click();
	await expect(english).toHaveValue("The road is closed.");

	await english.fill("The road is open.");
	await page.getByRole("link", { name: "Finish later (it's saved)" }).click();
	await page.getByRole("link", { name: /^New / }).click();
	await english.fill("The well is deep.");
	await expect(page.getByText(keptOnServer)).toBeVisible();
	await goOn(page, "/admin");
	await page.getByRole("link", { name: "The road is open." }).click();
	await expect(english).toHaveValue("The road is open.");
	await expect(page.getByText("Your unfinished draft"), "another is no part of this one").toHaveCount(0);
	await goOn(page, "/admin");
	await page.getByRole("button", { name: /^Discard.*The road is open/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("link", { name: "The well is deep." })).toBeVisible();
	await expect(page.getByRole("link", { name: "The road is open." })).toHaveCount(0);
});
