import type { Lang } from "../../contract/language.ts";
import { days } from "../../contract/limits.ts";
import { indianDay } from "../../contract/moments.ts";
import { pixelsTooWide } from "../support/accessibility.ts";
import { sweep } from "../support/long.ts";
import { expect } from "../support/site.ts";
import { forgetRefusals, goOn, openAs, readersSee, onLentPage as test } from "../support/staff.ts";
import { pdf } from "../support/uploaded-files.ts";

const desk = {
	en: {
		content: "Website Content",
		add: "New notice",
		hindi: "Hindi",
		english: "English",
		title: "Title",
		summary: "Summary",
		date: "Date",
		closes: "Closes on",
		kind: "Kind",
		file: "File",
		language: "Written in",
		files: "Add to “Documents (PDF)”",
		choose: /Upload or search/,
		upload: "Upload a file",
		page: "Preview",
		close: "Close",
		frame: "Preview of the page",
		messages: "Messages",
		publish: "Publish now",
		published: "Published. Readers see it now.",
		lead: "First sentence under the title",
	},
	hi: {
		content: "वेबसाइट सामग्री",
		add: "सूचना जोड़ें",
		hindi: "हिन्दी",
		english: "अंग्रेज़ी",
		title: "शीर्षक",
		summary: "सारांश",
		date: "तारीख़",
		closes: "अंतिम तारीख़",
		kind: "प्रकार",
		file: "फ़ाइल",
		language: "किस भाषा में",
		files: "दस्तावेज़ (PDF) जोड़ें",
		choose: /अपलोड करें या खोजें/,
		upload: "फ़ाइल अपलोड करें",
		page: "पूर्वावलोकन",
		close: "बंद करें",
		frame: "पृष्ठ का पूर्वावलोकन",
		messages: "संदेश",
		publish: "अभी प्रकाशित करें",
		published: "प्रकाशित हो गया",
		lead: "शीर्षक के नीचे का पहला वाक्य",
	},
} as const;

const notice = {
	en: { title: "Supply of 120 lamps for Ward 7", summary: "The council buys 120 lamps for Ward 7." },
	hi: { title: "वार्ड 7 के लिए 120 लैंप की आपूर्ति", summary: "पालिका वार्ड 7 के लिए 120 लैंप ख़रीदती है।" },
};

const opening = {
	en: "Everything the council announces, in one place.",
	hi: "पालिका की हर सूचना, एक ही जगह।",
};

/** The day in India, so many days from now. */
const dayIn = (count: number) => indianDay(Date.now() + days(count));

for (const lang of sweep<Lang>(["hi", "en"], ["hi"])) {
	const says = desk[lang];

	test(`with a phone, in ${lang === "hi" ? "Hindi" : "English"}, a clerk publishes a notice with its PDF and changes the words of a page, and readers have both`, async ({
		page,
		office,
		server,
	}) => {
		const clerk = await office.clerk("edit_content", "edit_pages", "publish_content");
		await page.setViewportSize({ width: 360, height: 740 });
		await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=notices", lang);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(says.content);
		await page.getByRole("link", { name: says.add }).click();

		const text = async (label: string, words: { en: string; hi: string }) => {
			const pair = page.getByRole("group", { name: label, exact: true });
			await pair.getByLabel(says.hindi, { exact: true }).fill(words.hi);
			await pair.getByLabel(says.english, { exact: true }).fill(words.en);
		};
		await text(says.title, { en: notice.en.title, hi: notice.hi.title });
		await page.getByLabel(says.date, { exact: true }).fill(dayIn(0));
		await page.getByLabel(says.closes, { exact: true }).fill(dayIn(20));
		await page.getByLabel(says.kind, { exact: true }).selectOption({ index: 1 });
		await text(says.summary, { en: notice.en.summary, hi: notice.hi.summary });

		// The PDF is uploaded without leaving the form.
		await page.getByRole("button", { name: says.files }).click();
		const document = page
			.locator("details, fieldset")
			.filter({ has: page.getByRole("button", { name: says.choose }) })
			.last();
		await document.getByRole("button", { name: says.choose }).click();
		const chosen = page.waitForEvent("filechooser");
		await page.getByRole("dialog").getByRole("button", { name: says.upload }).click();
		await (await chosen).setFiles({
			name: `nit-${lang}.pdf`,
			mimeType: "application/pdf",
			buffer: pdf(lang === "hi" ? 4 : 3),
		});
		await expect(document.getByLabel(says.file)).toHaveValue(/uploads\/.*\.pdf$/);
		const title = document.getByRole("group", { name: says.title, exact: true });
		// It begins with what the notice is called, and with the official language.
		await expect(title.getByLabel(says.hindi, { exact: true })).toHaveValue(notice.hi.title);
		await expect(title.getByLabel(says.english, { exact: true })).toHaveValue(notice.en.title);
		await expect(document.getByLabel(says.language, { exact: true })).toHaveValue("hi");
		await title.getByLabel(says.hindi, { exact: true }).fill("निविदा की शर्तें");
		await title.getByLabel(says.english, { exact: true }).fill("Terms of the tender");
		await document.getByLabel(new RegExp(`^${says.kind}`)).selectOption({ index: 1 });
		await document.getByLabel(says.language, { exact: true }).selectOption({ index: 1 });
		expect(await pixelsTooWide(page)).toBe(0);

		// On a phone it is a sheet.
		await page.getByRole("button", { name: says.page, exact: true }).click();
		await expect(
			page.frameLocator(`iframe[title="${says.frame}"]`).getByText(notice[lang].title).first(),
		).toBeVisible();
		await page.getByRole("button", { name: says.close, exact: true }).click();
		await page.getByRole("button", { name: says.publish }).click();
		await expect(page.getByRole("region", { name: says.messages, exact: true })).toContainText(
			says.published,
		);
		const prefix = lang === "hi" ? "/hi" : "";
		const toPage = page.getByRole("region", { name: says.messages, exact: true }).getByRole("link");
		await expect(toPage).toHaveAttribute("href", new RegExp(`^${prefix}/info/notices\\?notice=\\d+$`));
		expect(await pixelsTooWide(page)).toBe(0);

		await readersSee(server, `${prefix}/info/notices`).toContain(notice[lang].title);
		const html = async (path: string) => (await fetch(server.address + path)).text();
		const list = await html(`${prefix}/info/notices`);
		const [, link = ""] = list.match(new RegExp(`href="([^"]+)"[^>]*>[^<]*${notice[lang].title}`)) ?? [];
		const read = await html(link);
		expect(read).toContain(notice[lang].summary);
		expect(read).toContain({ en: "Terms of the tender", hi: "निविदा की शर्तें" }[lang]);
		const [, file = ""] = read.match(/href="([^"]*\/uploads\/[^"]+\.pdf[^"]*)"/) ?? [];
		const answer = await fetch(server.address + file);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		const word = encodeURIComponent(lang === "hi" ? "लैंप" : "lamps");
		await readersSee(server, `${prefix}/search?q=${word}`).toContain(notice[lang].title);
		expect(await html(`${prefix}/info/notices/feed.atom`)).toContain(notice[lang].title);

		// The words of a page are as near.
		await expect(page, "the form is closed").not.toHaveURL(/key=/);
		await goOn(page, "/admin/content?kind=noticesPage&key=all");
		await text(says.lead, opening);
		await page.getByRole("button", { name: says.publish }).click();
		await expect(page.getByRole("region", { name: says.messages, exact: true })).toContainText(
			says.published,
		);
		await readersSee(server, `${prefix}/info/notices`).toContain(opening[lang]);
	});
}

test("the page stands beside the words: it is drawn again while one writes, and leads back to the field", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.clerk("edit_content", "publish_content");
	const [{ key, row }] = (await office.call("GET", "/api/content/notices?page=1")).answer.rows;
	await openAs(page, await office.tokenOf(clerk), `/admin/content?kind=notices&key=${key}`);
	const shown = page.frameLocator("iframe");
	const heading = shown.getByRole("heading", { level: 1 });
	await expect(heading).toContainText(row.title.en);
	const sheets: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "stylesheet") sheets.push(request.url());
	});
	const summary = page.getByRole("group", { name: "Summary" });
	await page.route("**/api/content/notices/page", (route) => route.abort(), { times: 1 });
	await summary.getByLabel("English", { exact: true }).fill("Lamps for nine streets.");
	await expect(page.getByText("Not drawn yet")).toBeVisible();
	await page.evaluate(() => dispatchEvent(new Event("online")));
	const changed = shown.getByText("Lamps for nine streets.").first();
	await expect(changed).toBeVisible();
	forgetRefusals(complaints);
	await expect(changed).toHaveCSS("outline-style", "dashed");
	await expect(heading).toHaveCSS("outline-style", "none");
	expect(sheets, "what is there stays, and isn't fetched again").toEqual([]);
	// Without Playwright's own listeners, which the frame's sandbox blocks.
	await heading.click({ force: true });
	await expect(
		page.getByRole("group", { name: "Title" }).getByLabel("English", { exact: true }),
	).toBeFocused();
	await page.getByRole("radio", { name: "हिन्दी" }).check();
	await expect(heading).toContainText(row.title.hi);

	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: "New window" }).click();
	const other = await opened;
	await expect(other.getByRole("heading", { level: 1 })).toContainText(row.title.hi);
	await summary.getByLabel("Hindi", { exact: true }).fill("नौ गलियों के लिए लैंप।");
	await expect(other.getByText("नौ गलियों के लिए लैंप।").first()).toBeVisible();
	await other.close();
	await expect(shown.getByText("नौ गलियों के लिए लैंप।").first()).toBeVisible();
});
