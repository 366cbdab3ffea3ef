import type { FormPlan } from "#contract/content/form-plan.ts";
import { isEmpty, isGroup, nameIn, partAt, type Row } from "#contract/content/row.ts";
import type { Lang } from "#contract/language.ts";
import type { MenuName } from "#contract/navigation.ts";
import { isPageName, pageByName } from "#contract/pages.ts";
import { type SiteEntry, entriesOf as usual } from "#contract/site-pages.ts";

/** Entries in the folder's form: the council's own, or the standard ones. */
export function entriesIn(row: Row, menu: MenuName): readonly Row[] {
	const own = partAt(row, `menus.${menu}`);
	if (Array.isArray(own) && own.length > 0) return own.filter(isGroup);
	return usual[menu].map((entry) => written(entry, row));
}

/** Omits a label that is the page's title, so that it follows the title. */
function written(entry: SiteEntry, row: Row): Row {
	const { label, to } = entry;
	const { en, hi } = label;
	if (to === "comingSoon") return { soon: entry.soon ?? "", label: { en, hi } };
	if ("portal" in to) return { portal: to.portal, label: { en, hi } };
	const { page } = to;
	const isTitled = !isEmpty(partAt(row, `titles.${page}`));
	const isTitle = isPageName(page) && label === pageByName(page).title;
	return isTitled || isTitle ? { page } : { page, label: { en, hi } };
}

export function labelOf(entry: Row, row: Row, { lists }: FormPlan, lang: Lang): string {
	const { page, portal, soon, label } = entry;
	const title = page && partAt(row, `titles.${page}`);
	const own = nameIn(label, lang) || nameIn(title, lang);
	if (own) return own;
	const listed = (list = "", value = page ?? portal) =>
		lists[list]?.find((choice) => choice.value === value)?.label[lang];
	const closed = Object.values(usual).flat();
	const waits = closed.find(({ to, ...each }) => to === "comingSoon" && "soon" in each && each.soon === soon);
	return listed(page ? "pages" : "portals") ?? waits?.label[lang] ?? "–";
}

/** The menus without a page: none may lead to a hidden one. */
export function menusWithout({ menus }: Row, page: string): Row {
	const own = isGroup(menus) ? Object.entries(menus) : [];
	return Object.fromEntries(
		own.map(([menu, list]) => [
			menu,
			Array.isArray(list) ? list.filter((entry) => !isGroup(entry) || entry.page !== page) : list,
		]),
	);
}

/** Key of an entry, independent of its place. */
export function keyOf({ page, portal, soon }: Row): string {
	return [page, portal, soon].filter(Boolean).join(" ");
}
