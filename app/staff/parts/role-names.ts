import type { Reply } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { useLang } from "../../words/language.ts";
import { useList } from "../desk/data/loader.ts";
import { staffWords as words } from "./words.ts";

type Cards = Reply<"roleCards">;
export type RoleCard = Cards[number];

/** Title of a role among others; its name if it has gone. */
export function roleName(cards: Cards | undefined, name: string, lang: Lang): string {
	return cards?.find((card) => card.name === name)?.title[lang] ?? name;
}

export function useRoleNames(): (name: string) => string {
	const lang = useLang();
	const { data } = useList("roleCards");
	return (name) => roleName(data, name, lang);
}

/** Title and name of a role, for sentences about one: "Chairman (admin)", "अध्यक्ष". */
export function titleAndName({ name, title }: Pick<RoleCard, "name" | "title">, lang: Lang): string {
	return lang === "hi" || title[lang] === name ? title[lang] : `${title[lang]} (${name})`;
}

/** Labels of the role's permissions that somebody lacks, and so can't give. */
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

/** Choices by id; one that can't be given says what it needs. */
export function roleChoices(
	cards: Cards | undefined,
	own: readonly Permission[],
	lang: Lang,
	roles: readonly Pick<RoleCard, "id" | "name">[] | undefined = cards,
) {
	return (roles ?? []).map(({ id, name }) => {
		const needs = roleNeeds(cards, name, own, lang);
		const called = roleName(cards, name, lang);
		const label = needs ? fill(words.roleNeeds[lang], { role: called, needs }) : called;
		return { value: id, label, disabled: needs !== "" };
	});
}
