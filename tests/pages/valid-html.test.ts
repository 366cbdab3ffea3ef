import { describe, expect, test } from "vitest";
import { languages, withPrefix } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { faultsOfHtml } from "../support/html.ts";
import { isLong } from "../support/long.ts";
import { get, html, pathsIn } from "../support/pages.ts";

describe.each(languages)("in %s", (lang) => {
	test("every public page is valid HTML, also where something is searched, opened or not found", async () => {
		const photos = pagePath("photoGallery", lang);
		const notices = pagePath("notices", lang);
		const addresses = [
			// In the gate each page in one language.
			...pathsIn(lang).filter((_, index) => isLong || languages[index % languages.length] === lang),
			`${pagePath("search", lang)}?q=tax`,
			`${pagePath("search", lang)}?q=qwxzkj`,
			`${pagePath("directory", lang)}?q=ram`,
			`${photos}?photo=${await firstOf(photos, "photo")}`,
			`${notices}?notice=${await firstOf(notices, "notice")}`,
		];
		const faults: Record<string, string[]> = {};
		for (const address of addresses) {
			const found = await faultsOfHtml(await html(address));
			if (found.length > 0) faults[address] = found;
		}
		const unknown = await get(withPrefix("/no/such/page", lang));
		expect(await faultsOfHtml(await unknown.text())).toEqual([]);
		expect(faults).toEqual({});
	});
});

test.each([
	[
		"autocomplete on a radio button",
		'<input type="radio" aria-label="a" autocomplete="off">',
		"valid-autocomplete",
	],
	[
		"autocomplete on a box to tick",
		'<input type="checkbox" aria-label="a" autocomplete="off">',
		"valid-autocomplete",
	],
	[
		"a user name asked for as a telephone number",
		'<input type="tel" aria-label="a" autocomplete="username">',
		"valid-autocomplete",
	],
	[
		"the roles of rows and cells in a table with a role of its own",
		'<table role="table"><tr role="row"><td role="cell">a</td></tr></table>',
		"palika/table-roles",
	],
	[
		"the roles of rows and cells in a plain table",
		'<table><tr role="row"><td role="cell">a</td></tr></table>',
		"palika/table-roles",
	],
	[
		"a foot with more columns than its table",
		'<table><thead><tr><th scope="col">a</th></tr></thead><tfoot><tr><td colspan="2">a</td></tr></tfoot></table>',
		"palika/table-columns",
	],
	[
		"a box among the items of a list",
		'<ul><li>a</li><div id="more" popover>b</div></ul>',
		"element-permitted-content",
	],
])("%s is found", async (_, html, rule) => {
	expect(await faultsOfHtml(html)).toContainEqual(expect.stringContaining(`${rule}: `));
});

/** Finds the value that the first link of a page gives to a parameter. */
async function firstOf(path: string, parameter: string): Promise<string> {
	const value = (await html(path)).match(new RegExp(`href="[^"]*[?&;]${parameter}=([^"&]+)`))?.[1];
	if (!value) throw new Error(`No link on ${path} sets ${parameter}`);
	return value;
}
