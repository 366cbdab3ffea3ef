import { useCallback, useEffect } from "react";
import { type LoaderFunctionArgs, type RouteObject, useFetcher } from "react-router";
import type { CallName, Reply } from "#contract/api.ts";
import { call, isRefusal, type Refusal } from "../../../api-client.ts";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { type Loaded, logged } from "./loader.ts";

interface Fetched<Name extends CallName> {
	readonly address: string;
	readonly answer: Reply<Name> | Refusal;
}

type Params = Readonly<Record<string, string | number>>;

const addressOf = (name: CallName, params: Params) =>
	`/fetched/${name}?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`;

/** The route without a screen from which parts fetch: `/fetched/userRole?id=3`. */
export const fetchedRoute: RouteObject = {
	path: "/fetched/:name",
	loader: async ({ params, request }: LoaderFunctionArgs): Promise<Fetched<CallName>> => {
		const { searchParams } = new URL(request.url);
		const name = params.name as CallName;
		const asked = Object.fromEntries(searchParams);
		const answer = await call(name, undefined, readStaffLanguage(), asked);
		return { address: addressOf(name, asked), answer: logged(name, answer) };
	},
};

/**
 * The answer of a call for a part of a screen: of one role, of one user, of oneself, or of what a form says so far. It is loaded anew
 * after each change.
 *
 * @param params undefined if there is nothing to ask about yet
 */
export function useFetched<Name extends CallName>(
	name: Name,
	params: Params | undefined,
): Loaded<Reply<Name>> {
	const { data, load } = useFetcher<Fetched<Name>>();
	const address = params && addressOf(name, params);
	const reload = useCallback(async () => {
		if (address !== undefined) await load(address);
	}, [address, load]);

	useEffect(() => {
		reload();
	}, [reload]);

	// The answer about the one before must never show for a moment as this one's.
	const answer = data?.address === address ? (data?.answer as Reply<Name> | Refusal | undefined) : undefined;
	return {
		data: isRefusal(answer) ? undefined : answer,
		hasFailed: isRefusal(answer),
		reload,
	};
}
