import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKindNames } from "#contract/content/desk.ts";
import { mayOpen } from "#contract/navigation.ts";
import { call, isRefusal, type Refusal } from "../../../api-client.ts";
import { readSession } from "../../../session/session.ts";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { logged, useLastGood } from "../../parts/lists.ts";

/** The address of this screen: `?kind=`, and for the form `&key=`, which is empty for something new. */
export function addressOf(url: { readonly search: string }): { kind: DeskKind; key: string | undefined } {
	const params = new URLSearchParams(url.search);
	const kind = deskKindNames.find((name) => name === params.get("kind")) ?? "alerts";
	return { kind, key: params.get("key") ?? undefined };
}

interface Loaded {
	readonly rows: Reply<"contentRows"> | Refusal;
	/** Only where the form is open. */
	readonly form?: Reply<"contentForm"> | Refusal | undefined;
	readonly versions?: Reply<"contentVersions"> | Refusal | undefined;
}

/** Loads the rows of the chosen kind, and for one of them its form and its versions. */
export async function contentLoader({ request }: LoaderFunctionArgs): Promise<Partial<Loaded>> {
	const { user } = readSession();
	if (!user || !mayOpen("content", user.permissions)) return {};
	const { kind, key } = addressOf(new URL(request.url));
	const lang = readStaffLanguage();
	const [rows, form, versions] = await Promise.all([
		call("contentRows", undefined, lang, { kind }),
		key === undefined ? undefined : call("contentForm", undefined, lang, { kind }),
		key ? call("contentVersions", undefined, lang, { kind, key }) : undefined,
	]);
	return { rows: logged("contentRows", rows), form, versions };
}

/** What the loader has brought; while it loads again, what was there before. */
export function useContent() {
	const { rows, form, versions } = useLoaderData<Partial<Loaded>>();
	return {
		rows: useLastGood(rows),
		form: isRefusal(form) ? undefined : form,
		versions: isRefusal(versions) ? [] : (versions ?? []),
	};
}
