import { fill } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import type { RoleCard } from "../../parts/role-names.ts";
import { manageRolesWords as words } from "./words.ts";

export function Holders({ role: { name, people } }: { role: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	if (people === 0) return say(words.nobody);
	const text = fill(say(people === 1 ? words.holder : words.holders), { count: grouped(people, lang) });
	if (!mayOpen("manageUsers", user?.permissions ?? [])) return text;
	return (
		<PageLink page="manageUsers" search={`?role=${encodeURIComponent(name)}`}>
			{text}
		</PageLink>
	);
}
