import type { Reply } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { staffWords as words } from "./words.ts";

type Cards = Reply<"roleCards">;

/** What a role is called in the reader's language; its name until the titles are there. */
export function roleTitle(cards: Cards | undefined, name: string, lang: Lang): string {
	return cards?.find((card) => card.name === name)?.title[lang] ?? name;
}

/** The labels of what a role may do and somebody with these permissions may not; nobody gives away what they lack. */
export function roleNeeds(
	cards: Cards | undefined,
	name: string,
	own: readonly Permission[],
	lang: Lang,
): string {
	const card = cards?.find((each) => each.name === name);
	const lacking = card?.permissions.filter((permission) => !own.includes(permission)) ?? [];
	return lacking.map((permission) => permissions[permission][lang]).join(", ");
}

/** Roles as the choices of a form: one that can't be given says what it needs. */
export function roleChoices(cards: Cards | undefined, own: readonly Permission[], lang: Lang) {
	return (cards ?? []).map(({ name, title }) => {
		const needs = roleNeeds(cards, name, own, lang);
		const label = needs ? fill(words.roleNeeds[lang], { role: title[lang], needs }) : title[lang];
		return { value: name, label, disabled: needs !== "" };
	});
}
