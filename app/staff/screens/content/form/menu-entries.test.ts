import { expect, test } from "vitest";
import { menus as schema } from "#contract/content/menus.ts";
import type { Row } from "#contract/content/row.ts";
import { menuNames } from "#contract/navigation.ts";
import { SitePages, usualPages } from "#contract/site-pages.ts";
import { entriesIn, menusWithout } from "./menu-entries.ts";

function pagesOf(row: Row) {
	const portals = Object.fromEntries(usualPages.portals.map((key) => [key, { name: { en: key, hi: key } }]));
	return new SitePages({ menus: schema.parse(row), ownPages: {}, stories: {}, portals } as never);
}

const shown = ({ menus, top, pay, footer }: SitePages) => [
	...menus.map(({ entries }) => entries),
	top,
	pay,
	footer,
];

test("a menu that is only put in order otherwise has the same entries under the same names", () => {
	const rows: readonly Row[] = [{}, { titles: { tourism: { en: "Sights", hi: "दर्शनीय स्थल" } } }];
	for (const row of rows) {
		const menus = Object.fromEntries(menuNames.map((menu) => [menu, entriesIn(row, menu)]));
		expect(shown(pagesOf({ ...row, menus }))).toEqual(shown(pagesOf(row)));
	}
});

test("a menu of the council's own is drawn as the council wrote it", () => {
	const own: readonly Row[] = [{ page: "wards" }, { soon: "budget" }];
	expect(entriesIn({ menus: { about: own } }, "about")).toEqual(own);
	expect(entriesIn({ menus: { about: [] } }, "top")).toHaveLength(2);
	expect(menusWithout({ menus: { about: own, top: own } }, "wards")).toEqual({
		about: [{ soon: "budget" }],
		top: [{ soon: "budget" }],
	});
});
