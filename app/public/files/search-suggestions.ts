import { type Lang, otherLanguages } from "#contract/language.ts";
import type { KnownName, KnownNames, Suggestion } from "#contract/search.ts";
import { search as limits } from "#contract/site/limits.ts";
import { storyAt } from "#contract/site-pages.ts";
import type { PageContext } from "../context.ts";
import type { LoaderArgs } from "../screen.ts";
import { factOf } from "../service-page/overview.ts";
import { suggestionWords as words } from "./words.ts";

/**
 * Serves suggestions for the search box (script/suggestions.ts) as JSON: the names that it matches
 * by itself or, for letters that match none, search results.
 */
export function loader({ url, lang, context }: LoaderArgs): Response {
	const typed = url.searchParams.get("q");
	const suggestions = typed === null ? knownNames(context, lang) : found(context, typed, lang);
	return new Response(JSON.stringify(suggestions), {
		headers: { "content-type": "application/json; charset=utf-8" },
	});
}

function found(context: PageContext, typed: string, lang: Lang): readonly Suggestion[] {
	return context.search.suggest(typed, lang).map((suggestion) => ({
		...suggestion,
		note: (!suggestion.isPerhaps && factOf(context, suggestion.href, lang)) || suggestion.note,
	}));
}

function knownNames(context: PageContext, lang: Lang): KnownNames {
	const often = tasks(context, lang);
	const names = [...often, ...services(context, lang), ...pages(context, lang)];
	const once = Map.groupBy(names, ({ title, href }) => `${title.toLowerCase()} ${href}`);
	return {
		often: often.length,
		names: [...once.values()].flatMap(([first]) => first ?? []).slice(0, limits.knownNames),
		words: {
			often: words.often[lang],
			all: words.all[lang],
			count: words.count[lang],
			one: words.one[lang],
			none: words.none[lang],
		},
	};
}

/** Main tasks, each with its page's key fact, or else its figure on Home. */
function tasks(context: PageContext, lang: Lang): KnownName[] {
	return context.door.read("home", lang).tasks.map(({ label, figure, unit, page }, index) => ({
		title: label,
		also: inOthers(lang, (other) => context.door.read("home", other).tasks[index]?.label),
		href: page.href,
		note: factOf(context, page.href, lang) ?? `${figure} · ${unit}`,
	}));
}

function services(context: PageContext, lang: Lang): KnownName[] {
	return context.door.read("serviceNames", lang).flatMap(({ term, page, anchor }, index) => {
		if (!page) return [];
		return {
			title: term,
			also: inOthers(lang, (other) => context.door.read("serviceNames", other)[index]?.term),
			href: anchor ? `${page.href}#${anchor}` : page.href,
			// A fact about the whole service needn't hold for one of its parts.
			note: anchor || term !== page.title ? undefined : factOf(context, page.href, lang),
		};
	});
}

/** All pages that the search finds, but the stories: of those there are ever more. */
function pages(context: PageContext, lang: Lang): KnownName[] {
	const { door } = context;
	return door.pages.all
		.filter(({ name, audience, indexed }) => audience === "public" && indexed && storyAt(name) === undefined)
		.map(({ name, title }) => {
			const href = door.pages.path(name, lang);
			return {
				title: title[lang],
				also: inOthers(lang, (other) => title[other]),
				href,
				note: factOf(context, href, lang),
			};
		});
}

function inOthers(lang: Lang, textIn: (other: Lang) => string | undefined): string {
	return otherLanguages(lang).map(textIn).join(" ");
}
