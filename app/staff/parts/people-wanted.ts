import type { Query } from "#contract/api.ts";
import { lengths } from "#contract/limits.ts";
import { pageAsked } from "../../parts/pager/pages-shown.ts";
import type { Want } from "../desk/data/loader.ts";

type Asked = Query<"usersPage">;

/** In the order in which they are offered. */
export const accountStates = ["active", "suspended", "left"] as const satisfies readonly Asked["state"][];

const orders = ["name", "role", "phone", "lastSignIn", "added"] as const satisfies readonly Asked["sort"][];

/** Whoever was just added comes first. */
export const usualOrder = "-added";

/** Who is wanted, as the address says it: `?q=&role=&state=`. What makes no sense there asks for everybody. */
export function peopleFilter(params: URLSearchParams) {
	const q = (params.get("q") ?? "").trim().slice(0, lengths.search);
	const roleName = (params.get("role") ?? "").slice(0, lengths.search);
	const state = accountStates.find((each) => each === params.get("state"));
	return { ...(q && { q }), ...(roleName && { roleName }), ...(state && { state }) };
}

/** What Manage Users loads: one page of the list, or the person of `?user=`. */
export function peopleWanted({ searchParams }: URL): readonly Want[] {
	const id = personAsked(searchParams);
	if (id !== undefined) return ["roleCards", ["user", { id }]];
	const chosen = searchParams.get("sort") || usualOrder;
	const sort = orders.find((each) => each === chosen.replace(/^-/, "")) ?? "added";
	const order = chosen.startsWith("-") ? "desc" : "asc";
	const page = pageAsked(searchParams.get("page"), Number.MAX_SAFE_INTEGER);
	return ["roleCards", ["usersPage", { ...peopleFilter(searchParams), sort, order, page }]];
}

/** The person whose own page an address is. */
export function personAsked(params: URLSearchParams): number | undefined {
	const asked = params.get("user") ?? "";
	return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined;
}
