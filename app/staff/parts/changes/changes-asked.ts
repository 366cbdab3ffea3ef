import { type AuditAction, auditKinds } from "#contract/audit.ts";
import { type Address, readAddress } from "../../desk/list/addresses.ts";

export const shownLines = 25;

/** The filter of an address as the calls take it. */
export function filterSent({ before: _, what = auditKinds[0], ...rest }: Address<"changes">) {
	const kind = auditKinds.find((each) => each === what);
	return { ...rest, ...(kind ? { kind } : { action: what as AuditAction }) };
}

/** Parameters of the screen's call: one line more than it shows, to know whether there are others. */
export function changesAsked({ search }: { readonly search: string }) {
	const asked = readAddress("changes", search);
	return { ...filterSent(asked), limit: shownLines + 1, ...(asked.before && { before: asked.before }) };
}
