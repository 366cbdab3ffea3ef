import { type AuditAction, auditActionNames, auditKinds } from "#contract/audit.ts";
import { lengths } from "#contract/limits.ts";

/** Lines on one page of the screen. */
export const shownLines = 25;

/** What the address can say of the lines that are wanted; `what` is a kind of lines or one action. */
export const filterNames = ["who", "subject", "what", "from", "to"] as const;

export type ChangesFilter = { readonly [Name in (typeof filterNames)[number]]: string };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The filter in an address; what makes no sense there is left out. */
export function filterIn(params: URLSearchParams): ChangesFilter {
	const text = (name: string) => (params.get(name) ?? "").trim().slice(0, lengths.search);
	const date = (name: string) => (day.test(text(name)) ? text(name) : "");
	const what = text("what");
	return {
		who: text("who"),
		subject: text("subject"),
		what: isKind(what) || isAction(what) ? what : auditKinds[0],
		from: date("from"),
		to: date("to"),
	};
}

/** The filter as the calls take it. */
export function filterSent({ what, ...rest }: ChangesFilter) {
	return { ...rest, ...(isAction(what) ? { action: what } : { kind: isKind(what) ? what : auditKinds[0] }) };
}

/** The search part for a filter, without what is the usual. */
export function searchOf(filter: Partial<ChangesFilter>, before?: number): string {
	const usual = filterIn(new URLSearchParams());
	const params = new URLSearchParams();
	for (const name of filterNames) {
		const value = filter[name]?.trim();
		if (value && value !== usual[name]) params.set(name, value);
	}
	if (before !== undefined) params.set("before", String(before));
	return params.size > 0 ? `?${params}` : "";
}

/** What the screen asks for: one line more than it shows, to know whether there are others. */
export function changesAsked(params: URLSearchParams): Readonly<Record<string, string | number>> {
	const before = params.get("before") ?? "";
	return {
		...filterSent(filterIn(params)),
		limit: shownLines + 1,
		...(/^[1-9]\d{0,14}$/.test(before) && { before }),
	};
}

function isKind(what: string): what is (typeof auditKinds)[number] {
	return (auditKinds as readonly string[]).includes(what);
}

function isAction(what: string): what is AuditAction {
	return (auditActionNames as readonly string[]).includes(what);
}
