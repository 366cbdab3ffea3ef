import { useEffect, useState } from "react";
import type { Reply } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { contentPermissions } from "#contract/permissions.ts";
import { search } from "#contract/site/limits.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { useLocation } from "../../navigation/navigation.ts";
import type { StaffUser } from "../../session/session.ts";
import { useLang } from "../../words/language.ts";
import { type Findable, mostFound } from "./find-staff.ts";

const nothingYet: Findable = { users: [], roles: [] };

type Ask<Found> = (typed: string, lang: Lang, signal?: AbortSignal) => Promise<Found | Refusal>;

const askPeople: Ask<Reply<"usersPage">> = (typed, lang, signal) =>
	call("usersPage", undefined, lang, { q: typed, limit: mostFound }, signal);

/** A pasted address of the site is searched without its host. */
const askContent: Ask<Reply<"deskSearch">> = (typed, lang, signal) => {
	const q = typed.startsWith(`${location.origin}/`) ? typed.slice(location.origin.length) : typed;
	return call("deskSearch", undefined, lang, { q }, signal);
};

/** Searches as the complaints' own list does, by the same right and within the same limit. */
const askComplaints: Ask<Reply<"complaints">> = (q, lang, signal) =>
	call("complaints", undefined, lang, { view: "all", q }, signal);

/** Collects what the top bar's search looks through: content and people by the server, the rest once a screen. */
export function useFindable(user: StaffUser, typed: string) {
	const lang = useLang();
	const { pathname } = useLocation();
	const [loaded, setLoaded] = useState<{ for: string; findable: Findable }>();
	const here = `${pathname} ${user.permissions.join()}`;
	const may = (name: StaffUser["permissions"][number]) => user.permissions.includes(name);
	const findsContent = contentPermissions.some(may);
	const people = useFound(may("manage_users") ? typed.trim() : "", askPeople);
	const findsCases = may("view_complaints");
	const cases = useFound(findsCases ? typed.trim() : "", askComplaints);
	const content = useFound(findsContent ? typed.trim() : "", askContent);

	async function load() {
		if (loaded?.for === here) return;
		setLoaded({ for: here, findable: loaded?.findable ?? nothingYet });
		// An empty search makes the server prepare its index.
		if (findsContent) void askContent("", lang);
		const [users, roles] = await Promise.all([
			may("assign_role") && !may("manage_users") ? call("assignableUsers", undefined, lang) : [],
			may("manage_users") || may("assign_permissions") ? call("roleCards", undefined, lang) : [],
		]);
		setLoaded({
			for: here,
			findable: { users: isRefusal(users) ? [] : users, roles: isRefusal(roles) ? [] : roles },
		});
	}

	const findable: Findable = {
		...(loaded?.findable ?? nothingYet),
		...(people?.found && { found: { by: people.by, users: people.found.users } }),
		...(content?.found && { content: { by: content.by, findings: content.found } }),
		...(cases?.found && cases.by === typed.trim() && { cases: cases.found.rows }),
	};
	const isAnswered = (by: string | undefined) => by === typed.trim();
	const isSettled = (!findsContent || isAnswered(content?.by)) && (!findsCases || isAnswered(cases?.by));
	// A mobile may be looked for so often only.
	const refused = isAnswered(cases?.by) ? cases?.refused : undefined;
	return { findable, findsContent, findsCases, isSettled, refused, load };
}

/** Asks the server for a text, and drops the answer to an older one. */
function useFound<Found extends object>(typed: string, ask: Ask<Found>) {
	const lang = useLang();
	const [found, setFound] = useState<{ by: string; found?: Found; refused?: string }>();

	useEffect(() => {
		if (typed === "") return;
		const stop = new AbortController();
		const pause = setTimeout(async () => {
			const answer = await ask(typed, lang, stop.signal);
			if (!stop.signal.aborted)
				setFound(isRefusal(answer) ? { by: typed, refused: answer.error } : { by: typed, found: answer });
		}, search.typingPause / 3);
		return () => {
			clearTimeout(pause);
			stop.abort();
		};
	}, [typed, lang, ask]);

	return found;
}
