import { useCallback, useEffect } from "react";
import { type LoaderFunctionArgs, useFetcher } from "react-router";
import { callByName, callPath, type Reply } from "#contract/api.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { readStaffLanguage } from "../../session/staff-language.ts";
import { type Loaded, logged } from "./lists.ts";

/** What is loaded for a part of a screen, by the call that loads it: of one role, of one user, of oneself, or of what a form says so far. */
const names = [
	"rolePermissions",
	"userRole",
	"userSessions",
	"myRole",
	"deskCounts",
	"complaintCounts",
	"complaintDesk",
] as const;

type FetchedName = (typeof names)[number];

interface Fetched<Name extends FetchedName> {
	/** Of whom it is. */
	readonly address: string;
	readonly answer: Reply<Name> | Refusal;
}

/** Routes without a screen, from which parts fetch; their paths are those of the calls. */
export const fetchedRoutes = names.map((name) => ({
	path: callByName(name).path.replace("{id}", ":id"),
	loader: async ({ params: { id }, request }: LoaderFunctionArgs): Promise<Fetched<FetchedName>> => {
		const asked = Object.fromEntries(new URL(request.url).searchParams);
		const params: Readonly<Record<string, string>> = id === undefined ? asked : { ...asked, id };
		const answer = await call(name, undefined, readStaffLanguage(), params);
		return { address: callPath(name, params), answer: logged(name, answer) };
	},
}));

/**
 * What a call answers about one thing; loaded anew after each change.
 *
 * @param params none: there is nothing to ask about yet
 */
export function useFetched<Name extends FetchedName>(
	name: Name,
	params: Readonly<Record<string, string | number>> | undefined,
): Loaded<Reply<Name>> {
	const { data, load } = useFetcher<Fetched<Name>>();
	const address = params && callPath(name, params);
	const reload = useCallback(async () => {
		if (address !== undefined) await load(address);
	}, [address, load]);

	useEffect(() => {
		reload();
	}, [reload]);

	// What is told of the one before must never show for a moment as this one's.
	const answer = data?.address === address ? (data?.answer as Reply<Name> | Refusal | undefined) : undefined;
	return {
		data: isRefusal(answer) ? undefined : answer,
		hasFailed: isRefusal(answer),
		reload,
	};
}
