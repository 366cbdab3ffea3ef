import type { Lang } from "../../contract/language.ts";
import { pixelsTooWide } from "../support/accessibility.ts";
import { expect } from "../support/site.ts";
import { openAs, test } from "../support/staff.ts";
import { pdf } from "../support/uploaded-files.ts";

/** What the desk says in each of its languages. */
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
		preview: "Preview",
		show: "Show the page as it will be",
		frame: "Preview of the page",
		messages: "Messages",
		publish: "Publish now",
		published: "Published. Readers see it now.",
		lead: "First sentence under the title",
	},
	hi: {
		content: "वेबसाइट सामग्री",
		add: "सूचना जोड़ें",
		hindi: "हिंदी",
		english: "अंग्रेज़ी",
		title: "शीर्षक",
		summary: "सारांश",
		date: "तारीख़",
		closes: "अंतिम तारीख़",
		kind: "प्रकार",
		file: "फ़ाइल",
		language: "किस भाषा में",
		files: "“दस्तावेज़ (PDF)” में जोड़ें",
		choose: /अपलोड करें या खोजें/,
		upload: "फ़ाइल अपलोड करें",
		preview: "पूर्वावलोकन",
		show: "पृष्ठ दिखाएँ, जैसा होगा",
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

/** A day of the calendar, so many days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const lang of ["hi", "en"] as const satisfies readonly Lang[]) {
	const says = desk[lang];

	test(`with a phone, in ${lang === "hi" ? "Hindi" : "English"}, a clerk publishes a notice with its PDF and changes the words of a page, and readers have both`, async ({
		page,
		browser,
		office,
		server,
	}) => {
		const clerk = await office.user((await office.role("edit_content", "edit_pages", "publish_content")).id);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 360, height: 740 });
		await page.addInitScript((chosen) => {
			// Not in the preview's frame, which has no storage.
			if (window === top) localStorage.setItem("staffLanguage", chosen);
		}, lang);
		await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=notices");
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
		await title.getByLabel(says.hindi, { exact: true }).fill("निविदा की शर्तें");
		await title.getByLabel(says.english, { exact: true }).fill("Terms of the tender");
		await document.getByLabel(says.kind, { exact: true }).selectOption({ index: 1 });
		await document.getByLabel(says.language, { exact: true }).selectOption({ index: 1 });
		expect(await pixelsTooWide(page)).toBe(0);

		await page.locator("summary", { hasText: says.preview }).click();
		await page.getByRole("button", { name: says.show }).click();
		await expect(
			page.frameLocator(`iframe[title="${says.frame}"]`).getByText(notice[lang].title).first(),
		).toBeVisible();
		await page.getByRole("button", { name: says.publish }).click();
		await expect(page.getByRole("region", { name: says.messages, exact: true })).toContainText(
			says.published,
		);
		expect(await pixelsTooWide(page)).toBe(0);

		const reader = await (await browser.newContext()).newPage();
		const prefix = lang === "hi" ? "/hi" : "";
		await reader.goto(`${server.address}${prefix}/info/notices`);
		await reader.getByRole("link", { name: notice[lang].title }).first().click();
		await expect(reader.getByText(notice[lang].summary).first()).toBeVisible();
		const terms = reader.getByRole("link", {
			name: { en: "Terms of the tender", hi: "निविदा की शर्तें" }[lang],
		});
		const answer = await reader.request.get(server.address + (await terms.getAttribute("href")));
		expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
		await reader.goto(
			`${server.address}${prefix}/search?q=${encodeURIComponent(lang === "hi" ? "लैंप" : "lamps")}`,
		);
		await expect(reader.getByRole("main")).toContainText(notice[lang].title);
		const feed = await reader.request.get(`${server.address}${prefix}/info/notices/feed.atom`);
		expect(await feed.text()).toContain(notice[lang].title);

		// The words of a page are as near.
		await page.goto(`${server.address}/admin/content?kind=noticesPage&key=all`);
		await text(says.lead, opening);
		await page.getByRole("button", { name: says.publish }).click();
		await expect(page.getByRole("region", { name: says.messages, exact: true })).toContainText(
			says.published,
		);
		await reader.goto(`${server.address}${prefix}/info/notices`);
		await expect(reader.getByRole("main")).toContainText(opening[lang]);
	});
}
