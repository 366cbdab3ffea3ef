import { fill, type Lang } from "#contract/language.ts";
import { isOpen, lastMoment } from "#contract/notices.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { saidOf, wardsNamed } from "#contract/wards-named.ts";
import { longMoment } from "../../../words/dates.ts";
import { dialled, grouped } from "../../../words/numbers.ts";
import type { PageContext } from "../../context.ts";
import type { Ward } from "./columns.tsx";
import { wardsWords as words } from "./words.ts";

export interface WardRow {
	readonly label: string;
	readonly items: readonly { readonly text: string; readonly href?: string | undefined }[];
	/** It holds in every ward. */
	readonly isOfTown?: boolean;
}

/** Collects a ward's facts from the town's pages and tables; rows of other wards are left out. */
export function rowsOfWard(
	context: PageContext,
	lang: Lang,
	{ id, member, mohallas, phone, population }: Ward,
	withPhone: boolean,
): readonly WardRow[] {
	const { door, now } = context;
	const row = (name: keyof typeof words, ...items: WardRow["items"]) => ({ label: words[name][lang], items });
	const said = (label: string, text = "", href?: string): WardRow => {
		const own = saidOf(text, id);
		return { label, items: own ? [{ text: own.text, href }] : [], isOfTown: own?.isOfTown ?? false };
	};
	const waste = door.pages.has("wasteManagement") ? door.read("wasteManagementPage", lang) : undefined;
	const open = door
		.read("notices", lang)
		.filter((notice) => isOpen(notice, now) && wardsNamed(notice.title).has(id));
	const byIsTender = Map.groupBy(open, ({ kind }) => kind === "tender");
	const linked = (notices: typeof open = []) =>
		notices.map((notice) => ({
			text: `${notice.title}: ${fill(words.closes[lang], { day: longMoment(lastMoment(notice), lang) })}`,
			href: `${pagePath("notices", lang)}?notice=${notice.id}`,
		}));
	const rows = [
		row("member", { text: member }, ...(withPhone ? [{ text: phone, href: dialled(phone) }] : [])),
		...(mohallas ? [row("mohallas", { text: mohallas })] : []),
		said(words.vehicle[lang], waste?.when ?? waste?.atAGlance?.time, pagePath("wasteManagement", lang)),
		...(door.read("wardsPage", lang).everyWard ?? []).map(({ label, value }) => said(label, value)),
		...door.read("serviceStatus", lang).map(({ text }) => said(words.now[lang], text)),
		row("tenders", ...linked(byIsTender.get(true))),
		row("notices", ...linked(byIsTender.get(false))),
		row("complaints", {
			text: pageByName("openComplaints").title[lang],
			href: `${pagePath("openComplaints", lang)}?ward=${id}`,
		}),
		...rowsOfPages(context, lang, id),
		row("population", { text: grouped(population, lang) }),
	];
	return rows.filter(({ items }) => items.length > 0);
}

/** Rows of tables on the council's own pages that name the ward: works that were awarded, places. */
function rowsOfPages({ door }: PageContext, lang: Lang, ward: number): WardRow[] {
	return Object.entries(door.read("ownPages", lang)).map(([name, { title, sections = [] }]) => ({
		label: title,
		items: sections.flatMap(({ id, table }) =>
			(table?.rows ?? [])
				.map(({ term, text }) => `${term}: ${text}`)
				.filter((text) => wardsNamed(text).has(ward))
				.map((text) => ({ text, href: `${door.pages.path(name, lang)}#${id}` })),
		),
	}));
}
