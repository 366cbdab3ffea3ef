import { useCallback, useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { calls, Reply } from "#contract/api.ts";
import { mayOpen } from "#contract/navigation.ts";
import type { PageName } from "#contract/pages.ts";
import { call, isRefusal, type Refusal } from "../../../api-client.ts";
import { followSession, readSession, type StaffUser } from "../../../session/session.ts";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { savesArrived } from "./saves.ts";

type ListName = Extract<(typeof calls)[number], { readonly method: "GET" }>["name"];

/** A list, or one with the parameters of its call. */
export type Want = ListName | readonly [ListName, Readonly<Record<string, string | number>>];

export type Wanted = (user: StaffUser, url: URL) => readonly Want[];

type Lists = { readonly [Name in ListName]?: Reply<Name> | Refusal };

export interface Loaded<Data> {
	/** undefined until it has loaded; while it reloads, and when that fails, the old value stays. */
	readonly data: Data | undefined;
	readonly hasFailed: boolean;
	readonly reload: () => Promise<void>;
}

/** Address and answers of the screen that is shown: a step to another address of it asks only for what it hasn't got. */
let shown: { whose?: string; url?: URL; answers: ReadonlyMap<string, unknown> } = { answers: new Map() };

const whose = ({ id, permissions }: StaffUser) => `${id} ${permissions.join()}`;

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

/**
 * The loader of a screen. Without a session that may see the screen it loads nothing; the frame reloads after a sign-in.
 * A list that fails to load doesn't break the screen, which offers a Retry.
 */
export function listsLoader(page: PageName, wanted: Wanted) {
	return async ({ request }: LoaderFunctionArgs): Promise<Lists> => {
		const user = await knownUser();
		const url = new URL(request.url);
		const who = user ? whose(user) : "";
		const isStep =
			shown.whose === who && shown.url?.pathname === url.pathname && shown.url.search !== url.search;
		const visit = { whose: who, url, answers: isStep ? shown.answers : new Map<string, unknown>() };
		shown = visit;
		if (!user || !mayOpen(page, user.permissions)) return {};
		// Two parts of a screen may want the same list.
		const wants = new Map(wanted(user, url).map((want) => [JSON.stringify(want), want]));
		if (page === "content") await savesArrived();
		const rows = await Promise.all(
			[...wants].map(async ([key, want]) => {
				const [name, params] = typeof want === "string" ? [want, {}] : want;
				const answer =
					visit.answers.get(key) ??
					(await call(name, undefined, readStaffLanguage(), params, request.signal));
				return { name, key, answer };
			}),
		);
		// A newer step has begun, whose answers count.
		if (request.signal.aborted) return {};
		visit.answers = new Map(rows.flatMap(({ key, answer }) => (isRefusal(answer) ? [] : [[key, answer]])));
		return Object.fromEntries(rows.map(({ name, answer }) => [name, logged(name, answer)]));
	};
}

export function logged<Answer>(name: string, answer: Answer): Answer {
	if (isRefusal(answer)) console.error(name, "was not loaded", answer);
	return answer;
}

/** Loads all that the screen shows anew; a step that is made meanwhile does the same. */
export function useReload(): () => Promise<void> {
	const { revalidate } = useRevalidator();
	return useCallback(() => {
		shown = { ...shown, answers: new Map() };
		return revalidate();
	}, [revalidate]);
}

/** Loads the screen's lists as soon as somebody is signed in, and again when the permissions have changed. */
export function useListsOf(user: StaffUser | null | undefined): void {
	const reload = useReload();
	const who = user ? whose(user) : undefined;
	const isFirst = useRef(true);

	useEffect(() => {
		if (who === undefined) return;
		// Those of a person signed in from the start have been under way since.
		if (!isFirst.current || shown.whose !== who) void reload();
		isFirst.current = false;
	}, [who, reload]);
}

export function useList<Name extends ListName>(name: Name): Loaded<Reply<Name>> {
	const lists: Readonly<Record<string, unknown>> = useLoaderData();
	const loaded = lists[name] as Reply<Name> | Refusal | undefined;
	const [data, setData] = useState<Reply<Name>>();
	const isGood = loaded !== undefined && !isRefusal(loaded);
	if (isGood && loaded !== data) setData(() => loaded);
	return { data: isGood ? loaded : data, hasFailed: isRefusal(loaded), reload: useReload() };
}
