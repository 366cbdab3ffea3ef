import { useEffect, useState } from "react";
import { search } from "#contract/limits.ts";
import { call, isRefusal } from "../../api-client.ts";
import { useLocation } from "../../navigation/navigation.ts";
import type { StaffUser } from "../../session/session.ts";
import { useLang } from "../../words/language.ts";
import { type Findable, mostFound } from "./find-staff.ts";

const nothingYet: Findable = { users: [], roles: [] };

/**
 * What the top bar's search looks through. The server finds people for those who manage them, ten thousand as fast as ten; the
 * rest is loaded at the first search on each screen, for roles change there.
 */
export function useFindable(user: StaffUser, typed: string) {
	const lang = useLang();
	const { pathname } = useLocation();
	const [loaded, setLoaded] = useState<{ for: string; findable: Findable }>();
	const here = `${pathname} ${user.permissions.join()}`;
	const may = (name: StaffUser["permissions"][number]) => user.permissions.includes(name);
	const found = usePeople(may("manage_users") ? typed.trim() : "");

	async function load() {
		if (loaded?.for === here) return;
		setLoaded({ for: here, findable: loaded?.findable ?? nothingYet });
		const [users, roles] = await Promise.all([
			may("assign_role") && !may("manage_users") ? call("assignableUsers", undefined, lang) : [],
			may("manage_users") || may("assign_permissions") ? call("roleCards", undefined, lang) : [],
		]);
		setLoaded({
			for: here,
			findable: { users: isRefusal(users) ? [] : users, roles: isRefusal(roles) ? [] : roles },
		});
	}

	return { findable: { ...(loaded?.findable ?? nothingYet), ...(found && { found }) }, load };
}

/** The first few people whom the server finds by a text; the answer to an older text is not waited for. */
function usePeople(typed: string): Findable["found"] {
	const lang = useLang();
	const [found, setFound] = useState<Findable["found"]>();

	useEffect(() => {
		if (typed === "") return;
		const stop = new AbortController();
		const pause = setTimeout(async () => {
			const asked = { q: typed, limit: mostFound };
			const answer = await call("usersPage", undefined, lang, asked, stop.signal);
			if (!isRefusal(answer)) setFound({ by: typed, users: answer.users });
		}, search.typingPause / 3);
		return () => {
			clearTimeout(pause);
			stop.abort();
		};
	}, [typed, lang]);

	return found;
}
