import querystring from "node:querystring";
import { readNumber } from "#contract/complaints/number.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import type { Lang } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import {
	type Answer,
	type Found,
	perhapsWords,
	type Search,
	type SearchGroup,
	type Suggestion,
	searchGroups,
} from "#contract/search.ts";
import { search as limits } from "#contract/site/limits.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { FollowingIndex } from "./following-index.ts";
import { followPages } from "./pages.ts";
import { findIn, type Match } from "./ranking.ts";
import { resultOf } from "./result.ts";
import { followRows } from "./rows.ts";
import type { SearchIndex } from "./search-index.ts";

const numberLength = 11;

export class SiteSearch implements Search {
	#door: ContentDoor;
	readonly #index: FollowingIndex;

	constructor(door: ContentDoor, today: Calendar = indianCalendar) {
		this.#door = door;
		const doorNow = () => this.#door;
		this.#index = new FollowingIndex(() => [followPages(doorNow), ...followRows(doorNow, today)]);
	}

	keepIn(folder: string): void {
		this.#index.keepIn(folder);
	}

	/** Follows another content. @returns whether it finds other things */
	follow(door: ContentDoor): boolean {
		this.#door = door;
		return this.#index.follow();
	}

	refresh(): void {
		this.#index.follow();
	}

	ready(): Promise<void> {
		return this.#index.ready();
	}

	find(query: string, lang: Lang): Answer {
		const followed = this.#followed(query, lang);
		if (followed) return { found: [followed], perhaps: [], total: 1 };
		return this.#ask(query, false, ({ matches, near, total }, index) => {
			const byGroup = [...Map.groupBy(matches, ({ group }) => group).values()];
			const few = new Set(byGroup.flatMap((each) => each.slice(0, limits.perGroup)));
			const best = matches.filter((match) => few.has(match));
			const shown = (match: Match) => resultOf(index.document(match.id), match, lang);
			return { found: best.map(shown), perhaps: near.map(shown), total };
		});
	}

	suggest(typed: string, lang: Lang): readonly Suggestion[] {
		const followed = this.#followed(typed, lang);
		if (followed)
			return [{ title: followed.title.join(""), href: followed.href, note: followed.passage.join("") }];
		const suggested = (isTyping: boolean, of: "matches" | "near") =>
			this.#ask(typed, isTyping, ({ [of]: found }, index) =>
				found.slice(0, limits.suggestions).map(({ id, group }) => {
					const { title, href } = index.document(id)[lang];
					const isPerhaps = of === "near";
					const note = isPerhaps ? perhapsWords : searchGroups[group as SearchGroup];
					return { title, href, note: note[lang], isPerhaps };
				}),
			);
		const beginning = suggested(true, "matches");
		if (beginning.length > 0) return beginning;
		const found = suggested(false, "matches");
		return found.length > 0 ? found : suggested(false, "near");
	}

	/** Link to follow a complaint by its number, whether it exists or not. */
	#followed(asked: string, lang: Lang): Found | undefined {
		const number = readNumber(asked);
		const { pages } = this.#door;
		if (number?.length !== numberLength || !pages.has("followComplaint")) return undefined;
		const href = `${pages.path("followComplaint", lang)}?${new URLSearchParams({ number })}`;
		const title = [pages.byName("followComplaint").title[lang]];
		return { group: "services", title, passage: ["", number, ""], other: undefined, href };
	}

	nearest(path: string): readonly string[] {
		const steps = querystring.unescape(path.slice(0, lengths.search)).split("/").filter(Boolean);
		for (const step of steps.slice(-3).reverse()) {
			// Addresses of former sites, such as "GalleryPage.php", are split into words.
			const words = step.replace(/\.\w+$/, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
			const pages = this.#ask(words, false, ({ matches, near }) =>
				[...matches, ...near].filter(({ id }) => this.#door.pages.has(id)),
			);
			const close = pages.filter(({ score }) => score > (pages[0]?.score ?? 0) / 3);
			if (close.length > 0) return close.slice(0, limits.nearest).map(({ id }) => id);
		}
		return [];
	}

	#ask<Result>(
		question: string,
		isTyping: boolean,
		tell: (found: ReturnType<typeof findIn>, index: SearchIndex) => Result,
	): Result {
		return this.#index.ask((index) => tell(findIn(index, question, isTyping), index));
	}
}
