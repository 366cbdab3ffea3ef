import type { Reply } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { useLang } from "../../words/language.ts";
import { useList } from "./lists.ts";

export type RoleCard = Reply<"roleCards">[number];

/**
 * What a role is called where it is one of many, such as in a list to choose from: in English by its name, as §2.17 and §7 have it, in
 * Hindi by its title (decision 30). A role that is gone has nothing but its name.
 */
export function useRoleNames(): (name: string) => string {
	const lang = useLang();
	const { data } = useList("roleCards");
	if (lang === "en") return (name) => name;
	const titles = new Map(data?.map(({ name, title }) => [name, title[lang]]));
	return (name) => titles.get(name) ?? name;
}

/** Title and name of a role, for sentences about one: "Chairman (admin)", "अध्यक्ष". */
export function titleAndName({ name, title }: Pick<RoleCard, "name" | "title">, lang: Lang): string {
	return lang === "hi" || title[lang] === name ? title[lang] : `${title[lang]} (${name})`;
}
