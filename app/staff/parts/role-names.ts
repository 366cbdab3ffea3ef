import type { Reply } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { permissions } from "#contract/permissions.ts";
import { useShownUser } from "../../session/session.ts";
import { useLang } from "../../words/language.ts";
import { useList } from "../desk/data/loader.ts";
import { staffWords as words } from "./words.ts";

export type RoleCard = Reply<"roleCards">[number];

/** Title and name of a role, for sentences about one: "Chairman (admin)", "अध्यक्ष". */
export function titleAndName({ name, title }: Pick<RoleCard, "name" | "title">, lang: Lang): string {
	return lang === "hi" || title[lang] === name ? title[lang] : `${title[lang]} (${name})`;
}

export function useRoles() {
	const lang = useLang();
	const list = useList("roleCards");
	const own = useShownUser()?.permissions ?? [];
	const cardOf = (name: string) => list.data?.find((card) => card.name === name);

	/** Title of a role; its name if it has gone. */
	const called = (name: string) => cardOf(name)?.title[lang] ?? name;

	function needs(name: string): string {
		const lacking = cardOf(name)?.permissions.filter((permission) => !own.includes(permission)) ?? [];
		return lacking.map((permission) => permissions[permission][lang]).join(", ");
	}

	/** Choices by id; one that can't be given says what it needs. */
	const choices = (roles: readonly Pick<RoleCard, "id" | "name">[] = list.data ?? []) =>
		roles.map(({ id, name }) => {
			const lacking = needs(name);
			const label = lacking
				? fill(words.roleNeeds[lang], { role: called(name), needs: lacking })
				: called(name);
			return { value: id, label, disabled: lacking !== "" };
		});

	return { list, cards: list.data, called, needs, choices };
}
