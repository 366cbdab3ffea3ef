import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { alert as row } from "../support/alert.ts";
import { isLong, sweep } from "../support/long.ts";
import { expect } from "../support/site.ts";
import {
	forgetRefusals,
	goOn,
	openAs,
	readersSee,
	sendFile,
	onLentPage as test,
	toast,
} from "../support/staff.ts";
import { pdf } from "../support/uploaded-files.ts";

// Too narrow for the page beside the form, which staff-publishing looks at.
test.use({ viewport: { width: 1024, height: 768 } });

test("what a clerk sends for review another person compares, returns with a reason, and publishes once it is right", async ({
	page,
	browser,
	office,
	server,
	complaints,
}) => {
	const clerk = await office.clerk("publish_alerts");
	const chief = await office.holderOf(clerk.role);
	const { key } = (await office.call("POST", "/api/content/alerts", { basedOn: 0, row })).answer;
	const form = `/admin/content?kind=alerts&key=${key}`;
	await openAs(page, await office.tokenOf(clerk), form);
	await page.getByLabel("English", { exact: true }).fill("No water in Ward 9 today.");
	await page.getByText("Let somebody look at it first").click();
	await page.getByLabel("A note for the reviewer").fill("After the engineer's call");
	await page.getByRole("button", { name: "Send for review" }).click();
	await expect(toast(page)).toContainText("Sent for review");

	// The chief sees what changes for readers, word by word, and the page as it will be.
	const other = await (await browser.newContext()).newPage();
	await openAs(other, await office.tokenOf(chief), `${server.address}/admin`);
	const waiting = other.getByRole("region", { name: /^For you to review/ });
	await expect(waiting.getByRole("listitem")).toContainText([/No water in Ward 9 today\.from /]);
	await other.getByRole("link", { name: "Review 1 for you to review" }).click();
	await other.getByRole("link", { name: "No water in Ward 9 today." }).click();
	await expect(other.getByText("After the engineer's call")).toBeVisible();
	await expect(other.locator("main")).toContainText(
		new RegExp(`Written by ${clerk.name}, Today, \\d\\d:\\d\\d`),
	);
	await expect(other.getByText("changed: 1, as before: 6")).toBeVisible();
	await expect(other.locator("main del")).toContainText("7");
	await expect(other.locator("main ins")).toContainText("9");
	expect(await faults(other)).toEqual([]);
	const frame = other.frameLocator("iframe[title='Preview of the page']");
	await expect(frame.locator("[data-alert]", { hasText: "No water in Ward 9 today." })).toBeVisible();
	// Its style sheets hold in the frame too.
	await expect(frame.locator("body")).toHaveCSS("font-family", /Roboto/);
	await other.getByRole("radio", { name: "हिन्दी" }).check();
	await expect(frame.locator("html")).toHaveAttribute("lang", "hi");

	// A remark at a field goes with it.
	await other.locator("summary", { hasText: "Remark on this" }).click();
	await other.getByLabel("What is to be changed here").fill("From when to when?");
	await other.getByRole("button", { name: "Save the remark" }).click();
	await expect(other.getByText("still open: 1")).toBeVisible();

	await other.getByText("Return with a reason").first().click();
	await other.getByRole("button", { name: "Return with a reason" }).click();
	await expect(other.getByRole("group", { name: "There is a problem" })).toContainText("Say why");
	await other.getByLabel("Why").fill("Which hours?");
	await other.getByRole("button", { name: "Return with a reason" }).click();
	await expect(other.getByText("Nothing waits for you.")).toBeVisible();
	await expect(other.getByRole("link", { name: "Review", exact: true }), "nothing to count").toBeVisible();

	// The clerk goes on from the returned words, not from those that readers see.
	await goOn(page, "/admin");
	await expect(page.getByRole("link", { name: "Website Content 1 returned to you" })).toBeVisible();
	const returned = page.getByRole("region", { name: /^Returned to you/ });
	await expect(returned).toContainText("returned: Which hours?");
	await returned.getByRole("link", { name: "No water in Ward 9 today." }).click();
	await expect(page.getByText("Which hours?")).toBeVisible();
	await expect(page.getByLabel("English", { exact: true })).toHaveValue("No water in Ward 9 today.");
	await expect(page.getByText(`${chief.name} remarks: From when to when?`)).toBeVisible();
	await page.getByRole("button", { name: "Done", exact: true }).click();
	await expect(page.getByText("All remarks at the fields are done.")).toBeVisible();
	await page.getByLabel("English", { exact: true }).fill("No water in Ward 9 today, 8 to 12.");
	await page.getByText("Let somebody look at it first").click();
	await page.getByRole("button", { name: "Send for review" }).click();
	await expect(toast(page)).toContainText("Sent for review");
	await expect(page, "the form is closed").not.toHaveURL(/key=/);
	await goOn(page, `/admin/review?kind=alerts&key=${key}`);
	await expect(page.getByText("You wrote this yourself.")).toBeVisible();

	await readersSee(server, "/").not.toContain("8 to 12");
	await goOn(other, `/admin/review?kind=alerts&key=${key}`);
	// The correction comes first, the whole is folded.
	const corrected = other.getByRole("heading", { name: "Since it was returned" }).locator("..");
	await expect(corrected.locator("ins").first()).toContainText(", 8 to 12");
	await expect(other.getByText("All fields that change, one by one")).toBeVisible();
	await expect(frame.locator("[style*=outline]").first(), "the page marks what changes").toContainText(
		"Ward 9",
	);
	await expect(other.getByRole("button", { name: "Publish now" })).toBeInViewport();
	await other.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(other)).toContainText("Approved. Readers see it now.");
	await expect(toast(other).getByRole("button", { name: /^Undo/ })).toBeVisible();
	await expect(other.getByText("Nothing waits for you.")).toBeVisible();
	await readersSee(server, "/").toContain("No water in Ward 9 today, 8 to 12.");
	await goOn(other, `/admin/content/history?kind=alerts&key=${key}`);
	await expect(other.getByText(`approved by ${chief.name}`)).toBeVisible();
	forgetRefusals(complaints);
});

test("a date of a notice that is out is moved: the desk writes what readers are told, and who reviews it sees where they aren't", async ({
	page,
	office,
}) => {
	const [writer, chief] = [await office.clerk("edit_content"), await office.clerk("publish_content")];
	await openAs(page, await office.tokenOf(writer), "/admin/content?kind=notices&key=2");
	const told = page.getByRole("group", { name: "What has changed (correction)" });
	const last = page.getByLabel("Closes on", { exact: true });
	// They can't be opened before that.
	await page.getByLabel("Bids are opened on").fill("2041-03-20");
	await last.fill("2041-03-02");
	await expect(told.getByLabel("English")).toHaveValue(
		/^The last date is now 2 March 2041, 5 pm, instead of /,
	);
	await expect(told.getByLabel("Hindi")).toHaveValue(/के बदले अब 2 मार्च 2041, शाम 5 बजे है।/);
	await last.fill("2041-03-05");
	await expect(told.getByLabel("English")).toHaveValue(/^The last date is now 5 March 2041/);
	await told.getByLabel("English").fill("A week more.");
	await last.fill("2041-03-06");
	await expect(told.getByLabel("English"), "the writer's own words stay").toHaveValue("A week more.");
	await page.getByRole("button", { name: "No need to tell" }).click();
	await expect(told).toBeHidden();
	await page.getByRole("button", { name: "Send for review" }).click();
	await expect(toast(page)).toContainText("Sent for review");
	await openAs(page, await office.tokenOf(chief), "/admin/review?kind=notices&key=2");
	await expect(page.getByText(/readers aren't told/)).toBeVisible();
	await expect(page.locator("blockquote")).toContainText("The last date is now 6 March 2041, 5 pm");
	if (isLong) expect(await faults(page)).toEqual([]);
});

test("whoever writes and doesn't publish asks for something to be taken off, and says why; whoever publishes takes it off", async ({
	page,
	office,
	server,
}) => {
	const [writer, chief] = [await office.clerk("edit_content"), await office.clerk("publish_content")];
	const { rows } = (await office.call("GET", "/api/content/hospitals")).answer;
	const { key, row } = rows.at(-1);
	await openAs(page, await office.tokenOf(writer), `/admin/content?kind=hospitals&key=${key}`);
	await page.getByRole("button", { name: "Ask to take it off" }).click();
	const question = page.getByRole("dialog", { name: "Ask to take it off" });
	await question.getByLabel("Why it is to go").fill("It has closed");
	expect(await faults(page)).toEqual([]);
	await question.getByRole("button", { name: "Send" }).click();
	await expect(toast(page)).toContainText("Sent for review");
	await page.goto(`/admin/content?kind=hospitals&key=${key}`);
	await expect(page.getByText(`${writer.name} asks to take this off the site: It has closed`)).toBeVisible();
	// The look of the page comes late, as on a slow line.
	const { promise: late, resolve: goOnLoading } = Promise.withResolvers<void>();
	await page.route(/\/site-[^/]+\.css/, async (route) => {
		if (route.request().frame() !== page.mainFrame()) await late;
		await route.continue();
	});
	await openAs(page, await office.tokenOf(chief), `/admin/review?kind=hospitals&key=${key}`);
	await expect(page.getByText(`${writer.name} asks to take this off the site.`)).toBeVisible();
	const frame = page.frameLocator("iframe[title='Preview of the page']");
	const struck = frame.locator("[style*='line-through']");
	await expect(page.getByRole("region", { name: "Preview" }).getByRole("status")).toBeEmpty();
	goOnLoading();
	await expect(struck).toContainText(row.name.en);
	await expect(frame.locator("body"), "its style sheets have come").toHaveCSS("font-family", /Roboto/);
	await expect(struck, "the page opens where the row stands").toBeInViewport();
	await expect(page.getByText("It has closed")).toBeVisible();
	await expect(
		page.locator("main del").filter({ hasText: row.name.en }),
		"the row as it stands",
	).toBeVisible();
	await page.getByRole("button", { name: "Take off the site" }).click();
	await expect(toast(page)).toContainText("Taken off the site");
	await readersSee(server, "/explore/health").not.toContain(row.name.en);
});

test("any two versions are compared, and an earlier one comes back as a new one", async ({
	page,
	office,
}) => {
	const clerk = await office.clerk("publish_alerts");
	const { key } = (await office.call("POST", "/api/content/alerts", { basedOn: 0, row })).answer;
	const next = (level: string, basedOn: number) =>
		office.call("POST", "/api/content/alerts", { key, basedOn, row: { ...row, level } });
	await next("emergency", 1);
	await next("information", 2);
	const path = `/admin/content/history?kind=alerts&key=${key}`;
	await openAs(page, await office.tokenOf(clerk), path);
	await expect(page.getByText("What differs from version 2 to version 3")).toBeVisible();
	await page.getByRole("radio", { name: /From.*Version 1/ }).check();
	await expect(page.locator("main del")).toContainText("Warning");
	await expect(page.locator("main ins")).toContainText("Information");
	if (isLong) expect(await faults(page)).toEqual([]);
	await page.getByRole("button", { name: "Bring version 1 back" }).click();
	await expect(page.getByText("Version 4").first()).toBeVisible();
	const [latest] = (await office.call("GET", `/api/content/alerts/versions?key=${key}`)).answer;
	expect([latest.version, latest.row.level, latest.note]).toEqual([4, "warning", "Version 1 once more"]);

	await page.getByRole("button", { name: "हिन्दी" }).click();
	for (const search of [path, "/admin/review", `/admin/content?kind=alerts&key=${key}`]) {
		await page.goto(search);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0900-\u097f]/);
		await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
		for (const width of sweep([820, 1366, 320], [320])) {
			await page.setViewportSize({ width, height: 800 });
			expect(await pixelsTooWide(page), `${search} at ${width}`).toBe(0);
			if (isLong || width === 320) expect(await faults(page), search).toEqual([]);
		}
	}
});

test("whoever reviews sees on which pages it will be seen, what to look at once more, and opens its files", async ({
	page,
	office,
	server,
}) => {
	const clerk = await office.clerk("edit_content");
	const chief = await office.clerk("publish_content");
	const file = await sendFile(page, await office.tokenOf(clerk), "roads.pdf", pdf(6));
	const [notice] = (await office.call("GET", "/api/content/notices")).answer.rows;
	const written = {
		...notice.row,
		title: { en: "Three roads in Ward 12", hi: "वार्ड 14 की तीन सड़कें" },
		files: [{ file: file.path, title: { en: "Corrigendum", hi: "शुद्धिपत्र" }, kind: "notice", language: "hi" }],
	};
	const body = { key: notice.key, basedOn: notice.version, row: written };
	expect((await office.call("POST", "/api/content/notices/submit", body)).status).toBe(200);

	const path = `/admin/review?kind=notices&key=${notice.key}`;
	await openAs(page, await office.tokenOf(chief), path);
	const opened = page.getByRole("link", { name: "roads.pdf · PDF" });
	await expect(opened).toContainText("6 pages");
	const document = await page.request.get(server.address + (await opened.getAttribute("href")));
	expect([document.status(), document.headers()["content-type"]]).toEqual([200, "application/pdf"]);
	await expect(page.getByText("Please look once more:")).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Only the English has 12" })).toBeVisible();
	const seen = page.getByRole("region", { name: "Readers will see it on" });
	await expect(seen.getByRole("link").first()).toHaveText("Notices and Tenders: Three roads in Ward 12");
	await expect(seen.getByRole("link", { name: "Notices and Tenders", exact: true })).toBeVisible();
	expect(await faults(page)).toEqual([]);
	for (const width of [320, 1366]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await pixelsTooWide(page), `at ${width}`).toBe(0);
	}
	// Another page may show no more of it than its number or its size.
	for (const link of [
		seen.getByRole("link").first(),
		seen.getByRole("link", { name: "Notices and Tenders", exact: true }),
	]) {
		const reader = await page.request.get(server.address + (await link.getAttribute("href")));
		expect(await reader.text()).toContain("Three roads in Ward 12");
	}

	// The chairman opens the same page by the link that is made for him.
	await page.locator("summary", { hasText: "a link for others" }).click();
	await page.getByRole("button", { name: "Make a link" }).click();
	const address = await page.getByLabel("Whoever has this link sees it").inputValue();
	expect(address).toContain(`/info/notices?notice=${notice.key}&preview=`);
	expect(await (await page.request.get(address)).text()).toMatch(
		/<h1\b(?:(?!<\/h1>).)*Three roads in Ward 12/s,
	);
	// Sent to somebody it wasn't meant for, it is ended by a press.
	await page.locator("summary", { hasText: "Links that still open" }).click();
	await page.getByRole("button", { name: /^End.*Three roads in Ward 12/ }).click();
	await expect(toast(page)).toContainText("nobody can open it any more");
	await expect(page.getByText("None. Nobody can open anything")).toBeVisible();
	expect((await page.request.get(address)).status()).toBe(404);
});
