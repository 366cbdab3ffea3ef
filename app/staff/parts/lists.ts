import { useState } from "react";
import {
	type LoaderFunctionArgs,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
	useRevalidator,
} from "react-router";
import type { Reply } from "#contract/api.ts";
import { mayOpen } from "#contract/navigation.ts";
import type { PageName } from "#contract/pages.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { readSession, type StaffUser } from "../../session/session.ts";
import { readStaffLanguage } from "../../session/staff-language.ts";

/** What staff screens load, by the call that loads each. */
export type ListName =
	| "users"
	| "roles"
	| "permissions"
	| "assignableUsers"
	| "auditLines"
	| "mySessions"
	| "firstDays"
	| "passwordRequests"
	| "site";

/** Which lists a screen needs, for this person and address. */
export type Wanted = (user: StaffUser, url: URL) => readonly ListName[];

type Lists = { readonly [Name in ListName]?: Reply<Name> | Refusal };

export interface Loaded<Data> {
	/** undefined until it has loaded; while it reloads, and when that fails, the old value stays. */
	readonly data: Data | undefined;
	readonly hasFailed: boolean;
	readonly reload: () => Promise<void>;
}

/**
 * The loader of a screen. Without a session that may see the screen it loads nothing; the frame revalidates once the session is
 * known. A list that fails to load doesn't break the screen, which offers a Retry.
 */
export function listsLoader(page: PageName, wanted: Wanted) {
	return async ({ request }: LoaderFunctionArgs): Promise<Lists> => {
		const { user } = readSession();
		if (!user || !mayOpen(page, user.permissions)) return {};
		const names = wanted(user, new URL(request.url));
		const answers = await Promise.all(names.map((name) => call(name, undefined, readStaffLanguage())));
		return Object.fromEntries(names.map((name, index) => [name, logged(name, answers[index])]));
	};
}

/** §8: a list that could not be loaded is logged. */
export function logged<Answer>(name: string, answer: Answer): Answer {
	if (isRefusal(answer)) console.error(name, "was not loaded", answer);
	return answer;
}

/** A refusal that tells of somebody else's change: what the call is about is gone, or there already. */
function tellsOfChange({ status, field }: Refusal): boolean {
	return status === 404 || status === 409 || (status === 422 && field === undefined);
}

/** Another search text or page needs no reload; nor does a refused call, unless the lists are out of date. */
export function listsRevalidation(wanted: Wanted) {
	return ({
		currentUrl,
		nextUrl,
		actionResult,
		defaultShouldRevalidate,
	}: ShouldRevalidateFunctionArgs): boolean => {
		if (isRefusal(actionResult)) return tellsOfChange(actionResult);
		if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
		const { user } = readSession();
		return user ? wanted(user, currentUrl).join() !== wanted(user, nextUrl).join() : false;
	};
}

/** One of the lists of the screen's loader. */
export function useList<Name extends ListName>(name: Name): Loaded<Reply<Name>> {
	const loaded = useLoaderData<Lists>()[name] as Reply<Name> | Refusal | undefined;
	const { revalidate } = useRevalidator();
	return { ...useLastGood(loaded), reload: revalidate };
}

/** The last value that was loaded, and whether the latest attempt failed. */
export function useLastGood<Data>(loaded: Data | Refusal | undefined) {
	const [data, setData] = useState<Data>();
	const isGood = loaded !== undefined && !isRefusal(loaded);
	if (isGood && loaded !== data) setData(() => loaded);
	return { data: isGood ? loaded : data, hasFailed: isRefusal(loaded) };
}
