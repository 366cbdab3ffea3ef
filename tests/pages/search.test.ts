import { describe, expect, test } from "vitest";
import { languages } from "../../contract/language.ts";
import { pageByName, pagePath } from "../../contract/pages.ts";
import { readPage } from "../support/read-page.ts";
import { shared } from "../support/shared.ts";

/** The search without script; its use is in search.spec.ts, its results in content/search.test.ts. */
const asked = async (question: string) =>
	(await readPage(`/search?${new URLSearchParams({ q: question })}`)).the("main");

describe("where there is nothing to show, the page says so and helps on:", () => {
	test("nothing found, with the lists and the helpline", async () => {
		const main = await asked("zxcvbnm");
		expect(main.all('[role="status"]').at(-1)?.text).toBe("Nothing was found for “zxcvbnm”.");
		const ways = main.named("section", "What you can do now");
		const names = ways.all("a").map(({ text }) => text);
		expect(names).toEqual(
			expect.arrayContaining([pageByName("aToZ").title.en, pageByName("siteMap").title.en]),
		);
		expect(ways.all('a[href^="tel:"]')).toHaveLength(1);
	});

	test.each([
		["nothing asked", "", "Type a word or two in the box."],
		["only spaces", "   ", "Type a word or two in the box."],
		["one letter", "b", "Type at least two letters."],
	])("%s, with what most people come for", async (_, question, says) => {
		const main = await asked(question);
		expect(main.all('[role="status"]').at(-1)?.text).toBe(says);
		expect(main.named("section", "What most people come for").all("a")).toHaveLength(6);
	});
});

test.each([
	"<img src=x onerror=alert(1)>",
	'"><script>alert(1)</script>',
	"100% {asked}",
	"😀 👩‍👩‍👧",
	"क".repeat(150),
	"birth\0certificate",
])("a question is only ever text: %s stands in the box and in the sentence", async (question) => {
	const main = await asked(question);
	const text = question.replace("\0", " ");
	expect(main.the('input[name="q"]').attributes.value).toBe(text);
	expect(main.all('[role="status"]').at(-1)?.text).toContain(`“${text}”`);
	expect(main.all("img")).toEqual([]);
});

test("Hindi typed in English letters finds the Hindi page, by the form of every page", async () => {
	const form = (await readPage("/hi")).the("header form");
	expect(form.attributes).toMatchObject({ action: "/hi/search" });
	expect(form.attributes.method ?? "get").toBe("get");
	form.the('input[name="q"]');
	const main = (await readPage("/hi/search?q=janm+praman+patra")).the("main");
	const [first] = main.named("section", "सबसे नज़दीकी").all("a");
	expect(first?.attributes.href).toBe(pagePath("birthCertificate", "hi"));
});

test.each(languages)("a mistyped address offers the page that was meant, in %s", async (lang) => {
	const right = pagePath("birthCertificate", lang);
	const main = (await readPage(right.replace("certificate", "certifcate"), 404)).the("main");
	const meant = main.all("section a").find(({ text }) => text === pageByName("birthCertificate").title[lang]);
	expect(meant?.attributes.href).toBe(right);
});

test("an address in other capitals leads to the page", async () => {
	const right = `${pagePath("photoGallery", "hi")}?page=2`;
	const address = `${pagePath("photoGallery", "hi").toUpperCase()}?page=2`;
	const answer = await fetch((await shared("site")) + address, { redirect: "manual" });
	expect([answer.status, answer.headers.get("location")]).toEqual([308, right]);
});
