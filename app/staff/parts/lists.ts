import { useEffect, useState } from "react";
import {
	type LoaderFunctionArgs,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
	useRevalidator,
} from "react-router";
import type { calls, Reply } from "#contract/api.ts";
import { mayOpen } from "#contract/navigation.ts";
import type { PageName } from "#contract/pages.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { followSession, readSession, type StaffUser } from "../../session/session.ts";
import { readStaffLanguage } from "../../session/staff-language.ts";

/** What staff screens load, by the call that loads each. */
type ListName = Extract<(typeof calls)[number], { readonly method: "GET" }>["name"];

/** A list, or one with the parameters of its call. */
export type Want = ListName | readonly [ListName, Readonly<Record<string, string | number>>];

/** Which lists a screen needs, for this person and address. */
export type Wanted = (user: StaffUser, url: URL) => readonly Want[];

type Lists = { readonly [Name in ListName]?: Reply<Name> | Refusal };

export interface Loaded<Data> {
	/** undefined until it has loaded; while it reloads, and when that fails, the old value stays. */
	readonly data: Data | undefined;
	readonly hasFailed: boolean;
	readonly reload: () => Promise<void>;
}

/** The answers of the screen that is shown, by what was asked: at a step to another address of the same screen they stay. */
let shown = new Map<string, unknown>();
let isStep = false;
/** How many changes were made, and how many of them what is drawn holds: a step may drop an answer that has just come. */
let changes = 0;
let changesDrawn = 0;
const changesIn = new WeakMap<object, number>();

let onTheirWay: Promise<unknown> = Promise.resolve();

/** Lets the lists of content that are loaded next wait for words that are being saved, so that they hold them. */
export function listsWaitFor(saving: Promise<unknown>): void {
	onTheirWay = onTheirWay.then(() => saving);
}

/** When the words that are being saved have arrived; whoever leaves the desk waits two seconds for them at most. */
export const wordsArrived = (): Promise<unknown> =>
	Promise.race([onTheirWay, new Promise((resolve) => setTimeout(resolve, 2000))]);

/** For whom the screen's lists were loaded. */
let shownFor: string | undefined;

/** Tells one person with their permissions from another. */
export const whose = ({ id, permissions }: StaffUser) => `${id} ${permissions.join()}`;

/** Whether the screen's lists are those of this person, or are on their way. */
export const areListsOf = (user: StaffUser) => shownFor === whose(user);

/** Who is signed in, as soon as that is known. */
async function knownUser(): Promise<StaffUser | null> {
	const { user } = readSession();
	if (user !== undefined) return user;
	return new Promise((resolve) => {
		const stop = followSession(() => {
			const { user: known } = readSession();
			if (known === undefined) return;
			stop();
			resolve(known);
		});
	});
}

/** To be called where a call has changed something: a navigation must not interrupt the reloading for good. */
export function listsAreStale(): void {
	changes += 1;
}

/**
 * The loader of a screen. Without a session that may see the screen it loads nothing; the frame revalidates after a sign-in.
 * A list that fails to load doesn't break the screen, which offers a Retry.
 */
export function listsLoader(page: PageName, wanted: Wanted) {
	return async ({ request }: LoaderFunctionArgs): Promise<Lists> => {
		const user = await knownUser();
		shownFor = user ? whose(user) : undefined;
		if (!user || !mayOpen(page, user.permissions)) return {};
		const kept = isStep ? shown : new Map<string, unknown>();
		isStep = false;
		const changesBefore = changes;
		// Two parts of a screen may want the same list.
		const wants = new Map(wanted(user, new URL(request.url)).map((want) => [JSON.stringify(want), want]));
		if (page === "content") await onTheirWay;
		const rows = await Promise.all(
			[...wants].map(async ([key, want]) => {
				const [name, params] = typeof want === "string" ? [want, {}] : want;
				const answer =
					kept.get(key) ?? (await call(name, undefined, readStaffLanguage(), params, request.signal));
				return { name, key, answer };
			}),
		);
		// A newer step has begun, whose answers count.
		if (request.signal.aborted) return {};
		shown = new Map(rows.flatMap(({ key, answer }) => (isRefusal(answer) ? [] : [[key, answer]])));
		const lists = Object.fromEntries(rows.map(({ name, answer }) => [name, logged(name, answer)]));
		changesIn.set(lists, changesBefore);
		return lists;
	};
}

/** §8: a list that could not be loaded is logged. */
export function logged<Answer>(name: string, answer: Answer): Answer {
	if (isRefusal(answer)) console.error(name, "was not loaded", answer);
	return answer;
}

/** Whether a refusal tells of somebody else's change: what the call is about is gone, or there already. */
export function tellsOfChange({ status, field }: Refusal): boolean {
	return status === 404 || status === 409 || (status === 422 && field === undefined);
}

/** Another address of the same screen loads what it alone needs, unless the lists are out of date. */
export function listsRevalidation(wanted: Wanted) {
	return ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
		isStep = false;
		if (changes > changesDrawn || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
		const { user } = readSession();
		const at = (url: URL) => JSON.stringify(user && wanted(user, url));
		isStep = at(currentUrl) !== at(nextUrl);
		return isStep;
	};
}

/** One of the lists of the screen's loader. */
export function useList<Name extends ListName>(name: Name): Loaded<Reply<Name>> {
	const lists: Readonly<Record<string, unknown>> = useLoaderData();
	const loaded = lists[name] as Reply<Name> | Refusal | undefined;
	const { revalidate } = useRevalidator();
	useEffect(() => {
		changesDrawn = changesIn.get(lists) ?? changesDrawn;
	}, [lists]);
	return { ...useLastGood(loaded), reload: revalidate };
}

/** The last value that was loaded, and whether the latest attempt failed. */
export function useLastGood<Data>(loaded: Data | Refusal | undefined) {
	const [data, setData] = useState<Data>();
	const isGood = loaded !== undefined && !isRefusal(loaded);
	if (isGood && loaded !== data) setData(() => loaded);
	return { data: isGood ? loaded : data, hasFailed: isRefusal(loaded) };
}
