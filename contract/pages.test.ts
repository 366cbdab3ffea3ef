import { describe, expect, test } from "vitest";
import { languages, type Text } from "./language.ts";
import { descriptions } from "./page-descriptions.ts";
import { isPageName, pageAtPath, pageByName, pagePath, pages, sections } from "./pages.ts";

describe("the pages", () => {
	test("no two pages share a name or a path", () => {
		expect(new Set(pages.map((page) => page.name)).size).toBe(pages.length);
		expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
	});

	describe.each(languages)("in the language %s", (lang) => {
		test.each([
			["title", pages.map((page): Text => page.title)],
			["description", Object.values(descriptions)],
		])("every page has a %s of its own", (_, all) => {
			const texts = all.map((text) => text[lang].trim());
			expect(texts.filter((text) => text === "")).toEqual([]);
			expect(new Set(texts).size).toBe(texts.length);
		});

		test("a description fits into what a search engine shows", () => {
			const tooLong = Object.values(descriptions).filter((text) => text[lang].length > 170);
			expect(tooLong).toEqual([]);
		});

		test("the address of every public page leads back to it, with or without a slash at the end", () => {
			for (const { name } of pages.filter((page) => page.audience === "public")) {
				const path = pagePath(name, lang);
				expect(pageAtPath(path)).toEqual({ page: pageByName(name), lang });
				if (path !== "/") expect(pageAtPath(`${path}/`)?.page.name).toBe(name);
			}
		});
	});

	test("Hindi stands at /hi and the same route", () => {
		expect(pagePath("home", "hi")).toBe("/hi");
		expect(pagePath("wards", "hi")).toBe("/hi/about/wards");
		expect(pagePath("galleryPage", "hi")).toBe("/hi/GalleryPage");
	});

	test("a staff page has one address for both languages", () => {
		for (const { name, path } of pages.filter((page) => page.audience === "staff")) {
			expect(pagePath(name, "hi")).toBe(path);
			expect(pageAtPath(`/hi${path}`)).toBeUndefined();
		}
	});

	test.each([
		"/gallerypage",
		"/GalleryPage/x",
		"/hindi",
		"//",
		"/hi//",
		"/HI",
		"",
		"/admin/",
		"/hi/services/",
	])("the address “%s” is a page only if its case and parts are right", (path) => {
		const known: Record<string, string> = { "/admin/": "staffHome", "/hi/services/": "services" };
		expect(pageAtPath(path)?.page.name).toBe(known[path]);
	});

	test("the test page, the form for citizens, the search and the staff area are neither on the site map nor indexed", () => {
		const hidden = pages.filter((page) => !page.indexed).map((page) => page.name);
		const staff = pages.filter((page) => page.audience === "staff").map((page) => page.name);
		expect(hidden.sort()).toEqual([...staff, "citizen", "feedback", "offline", "search", "userList"].sort());
	});

	test("every section has at least one page", () => {
		const used = new Set<string>(pages.map((page) => page.section));
		expect(Object.keys(sections).filter((section) => !used.has(section))).toEqual([]);
	});

	test("a name is a page's name only when the table has it", () => {
		expect(isPageName("wards")).toBe(true);
		expect(isPageName("toString")).toBe(false);
	});
});
