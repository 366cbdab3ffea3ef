import type { Call, CallName, CallRow } from "./api.ts";

/** Calls of public pages: rows of api.ts once more, checked by the compiler, so that pages don't carry all calls. */

type SiteCallName = "login" | "beginPasskeySignIn" | "me" | "logout" | "testUsers" | "addTestUser";

export type Route = Pick<Call, "method" | "path" | "who" | "replyType" | "file" | "once">;

// biome-ignore format: one call, one row, as in api.ts
const siteCalls = {
	login: { method: "POST", path: "/api/login", who: "anyone" },
	beginPasskeySignIn: { method: "POST", path: "/api/login/passkey", who: "anyone" },
	me: { method: "GET", path: "/api/me", who: "signedIn" },
	logout: { method: "POST", path: "/api/logout", who: "signedIn" },
	testUsers: { method: "GET", path: "/", who: "testPage" },
	addTestUser: { method: "POST", path: "/add", who: "testPage" },
} as const satisfies { readonly [Name in SiteCallName]: Pick<CallRow<Name>, "method" | "path" | "who"> };

/** Route of a public page's call. @throws a short error otherwise, as every page carries it */
export function siteCall(name: CallName): Route {
	const route: Route | undefined = siteCalls[name as SiteCallName];
	if (!route) throw new Error(name);
	return route;
}
