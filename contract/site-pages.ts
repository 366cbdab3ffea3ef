import type { Content, ContentKind } from "./content/kinds.ts";
import { type Lang, languages, type Text, withPrefix } from "./language.ts";
import {
	citizenLogin,
	footerLinks,
	type Menu,
	type MenuEntry,
	type MenuName,
	type MenuSection,
	mainLinks,
	menuSections,
	menus,
	payButtons,
	topLevel,
} from "./navigation.ts";
import { descriptions } from "./page-descriptions.ts";
import {
	isPageName,
	type PageName,
	type PageRow,
	pageByName,
	pageIn,
	pages,
	type Section,
	sections,
} from "./pages.ts";

/** A council's page: one of the table (contract/pages.ts), or its own, named after its file. */
export type SitePage = PageRow & { readonly description: Text };

/** Name of a story's page, which no own page or link can have. */
export const storyPage = (key: string) => `stories/${key}`;

export function storyAt(name: string): string | undefined {
	return name.startsWith("stories/") ? name.slice("stories/".length) : undefined;
}

export function screenOf({ name }: Pick<SitePage, "name">): PageName | "ownPage" | "story" {
	if (isPageName(name)) return name;
	return storyAt(name) === undefined ? "ownPage" : "story";
}

export type SiteEntry = MenuEntry<string, string>;

export const pageKinds = ["menus", "ownPages", "portals"] as const satisfies readonly ContentKind[];

type Folder = Pick<Content, (typeof pageKinds)[number] | "stories">;
type WrittenEntry = NonNullable<Content["menus"]["menus"][MenuName]>[number];
type Link = NonNullable<Content["menus"]["open"]["budget"]>;

export const entriesOf: Readonly<Record<MenuName, readonly MenuEntry[]>> = {
	...(Object.fromEntries(menus.map(({ section, entries }) => [section, entries])) as Record<
		MenuSection,
		readonly MenuEntry[]
	>),
	top: topLevel,
	pay: payButtons,
	footer: footerLinks,
};

const usualEntries: readonly SiteEntry[] = [...Object.values(entriesOf).flat(), citizenLogin];

export class SitePages {
	readonly all: readonly SitePage[];
	readonly sections: Readonly<Record<Section, Text>>;
	readonly menus: readonly Menu<SiteEntry>[];
	readonly top: readonly SiteEntry[];
	readonly pay: readonly SiteEntry[];
	readonly footer: readonly SiteEntry[];
	readonly main: readonly SiteEntry[];
	readonly citizenLogin: SiteEntry;
	readonly #folder: Folder;
	readonly #byName = new Map<string, SitePage>();
	readonly #byPath = new Map<string, SitePage>();
	readonly #byLowerCase = new Map<string, string>();

	constructor(folder: Folder) {
		this.#folder = folder;
		const { menus: own, ownPages, stories } = folder;
		const titles: Readonly<Partial<Record<string, Text>>> = own.titles;
		const names: Readonly<Partial<Record<string, Text>>> = own.sections;
		const rows: readonly SitePage[] = [
			...pages
				.filter(({ name }) => !(own.hide as readonly string[]).includes(name))
				.map((row) => ({
					...row,
					title: titles[row.name] ?? row.title,
					description: descriptions[row.name],
				})),
			...Object.entries(ownPages).map(([name, page]) => ownRow(name, page)),
			...Object.entries(stories).map(([key, story]) => storyRow(key, story)),
		];
		for (const row of rows) this.#byName.set(row.name, row);
		this.sections = Object.fromEntries(
			Object.entries(sections).map(([name, { title }]) => [name, names[name] ?? title]),
		) as Record<Section, Text>;
		this.menus = menus
			.map(({ section }) => ({ section, label: this.sections[section], entries: this.#entries(section) }))
			.filter(({ entries }) => entries.length > 0);
		this.top = this.#entries("top");
		this.pay = this.#entries("pay");
		this.footer = this.#entries("footer");
		this.main = mainLinks.flatMap((entry) => this.#usual(entry));
		[this.citizenLogin = citizenLogin] = this.#usual(citizenLogin);

		const sectionOf = new Map<string, Section>();
		for (const { section, entries } of this.menus.toReversed()) {
			for (const name of entries.flatMap(pageOf)) sectionOf.set(name, section);
		}
		this.all = rows.map((row) => ({ ...row, section: sectionOf.get(row.name) ?? row.section }));
		for (const row of this.all) {
			this.#byName.set(row.name, row);
			this.#byPath.set(row.path, row);
			for (const lang of languages) {
				const path = this.path(row.name, lang);
				this.#byLowerCase.set(path.toLowerCase(), path);
			}
		}
	}

	get portals(): readonly string[] {
		const entries = [
			...this.menus.flatMap(({ entries }) => entries),
			...this.top,
			...this.pay,
			...this.footer,
		];
		const keys = [...entries, this.citizenLogin].flatMap(({ to }) =>
			to !== "comingSoon" && "portal" in to ? [to.portal] : [],
		);
		return [...new Set(keys)];
	}

	has(name: string): boolean {
		return this.#byName.has(name);
	}

	/** @throws {Error} if the council lacks the page */
	byName(name: string): SitePage {
		const page = this.#byName.get(name);
		if (!page) throw new Error(`This council has no page called "${name}"`);
		return page;
	}

	path(name: string, lang: Lang): string {
		const { path, audience } = this.byName(name);
		return audience === "staff" ? path : withPrefix(path, lang);
	}

	atPath(pathname: string): { readonly page: SitePage; readonly lang: Lang } | undefined {
		return pageIn(this.#byPath, pathname);
	}

	/** Correct address of a path in other case; undefined if it is right. */
	inOtherCase(path: string): string | undefined {
		if (this.atPath(path)) return undefined;
		return this.#byLowerCase.get(path.toLowerCase());
	}

	#entries(menu: MenuName): readonly SiteEntry[] {
		const { menus: own, ownPages } = this.#folder;
		const isDropdown = (menuSections as readonly string[]).includes(menu);
		// A page in one dropdown menu leaves the others.
		const placed = new Set(
			menuSections.flatMap((each) => own.menus[each] ?? []).map(({ page }) => String(page?.$page)),
		);
		const isPlaced = (entry: SiteEntry) => isDropdown && pageOf(entry).some((name) => placed.has(name));
		const written = own.menus[menu];
		const entries = written
			? written.flatMap((entry) => this.#written(entry))
			: entriesOf[menu].filter((entry) => !isPlaced(entry)).flatMap((entry) => this.#usual(entry));
		const added = Object.entries(ownPages)
			.filter(([name, { section, inMenu }]) => section === menu && inMenu && !placed.has(name))
			.filter(([name]) => !entries.some((entry) => pageOf(entry).includes(name)))
			.map(([name, { title }]) => ({ label: title, to: { page: name } }));
		return [...entries, ...added];
	}

	#usual(entry: SiteEntry): SiteEntry[] {
		const { open, titles } = this.#folder.menus;
		if (entry.to === "comingSoon") {
			const opened = entry.soon && open[entry.soon];
			return opened ? [{ label: entry.label, to: destination(opened) }] : [entry];
		}
		if ("portal" in entry.to) return [entry];
		const name = entry.to.page;
		return this.has(name) ? [{ ...entry, label: titles[name as keyof typeof titles] ?? entry.label }] : [];
	}

	#written({ page, portal, soon, label }: WrittenEntry): SiteEntry[] {
		const link = page ?? portal;
		if (link) {
			const to = destination(link);
			return [{ label: label ?? this.#nameOf(to), to }];
		}
		const usual = usualEntries.filter((entry) => entry.to === "comingSoon" && entry.soon === soon);
		return usual.slice(0, 1).flatMap((entry) => this.#usual({ ...entry, label: label ?? entry.label }));
	}

	#nameOf(to: ReturnType<typeof destination>): Text {
		const name = "page" in to ? this.#byName.get(to.page)?.title : this.#folder.portals[to.portal]?.name;
		if (!name) throw new Error("An entry of menus.yaml was not checked when the town was opened");
		return name;
	}
}

export const usualPages = new SitePages({
	menus: { hide: [], titles: {}, sections: {}, open: {}, menus: {} },
	ownPages: {},
	stories: {},
	portals: {} as Content["portals"],
});

function destination(link: Link): { readonly page: string } | { readonly portal: string } {
	return "$page" in link ? { page: link.$page } : { portal: link.$portal };
}

function pageOf({ to }: SiteEntry): string[] {
	return to !== "comingSoon" && "page" in to ? [to.page] : [];
}

const readingRow = { audience: "public", indexed: true, query: [] } as const;

function ownRow(
	name: string,
	{ path, title, section, lead, description = lead }: Content["ownPages"][string],
): SitePage {
	return { ...readingRow, name, path, title, section, description };
}

function storyRow(key: string, { title, paragraphs: [first = title] }: Content["stories"][string]): SitePage {
	const { path, section } = pageByName("news");
	return { ...readingRow, name: storyPage(key), path: `${path}/${key}`, title, section, description: first };
}
