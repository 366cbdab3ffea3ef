import type { Reply } from "#contract/api.ts";
import { complaintViews } from "#contract/complaints/moves.ts";
import { namesOne, readNumber } from "#contract/complaints/number.ts";
import { pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import type { StaffUser } from "../../../session/session.ts";
import type { Want } from "../../desk/data/loader.ts";
import { readAddress } from "../../desk/list/addresses.ts";

type View = (typeof complaintViews)[number];

/** The lists that somebody has: what was held only those who sort it. */
export function viewsFor(permissions: readonly Permission[]): readonly View[] {
	return complaintViews.filter((view) => view !== "held" || permissions.includes("assign_complaints"));
}

/** The list with which somebody begins: who sorts with what waits for their decision, who handles with their departments', others with all. */
function usualView(permissions: readonly Permission[]): View {
	if (permissions.includes("assign_complaints")) return "waiting";
	return permissions.includes("handle_complaints") ? "section" : "all";
}

/** Whether somebody who handles complaints works in no department; false until that is known. */
export const worksNowhere = (
	choices: Reply<"complaintChoices"> | undefined,
	user: StaffUser | null | undefined,
) =>
	user?.permissions.includes("handle_complaints") === true &&
	choices?.handlers.every(({ id }) => id !== user.id) === true;

/** Parameters of the list's call; an address that names no list of theirs means their usual one, a number or a mobile all. */
export function complaintsAsked({ search }: { readonly search: string }, permissions: readonly Permission[]) {
	const asked = readAddress("complaints", search);
	const own = viewsFor(permissions).find((each) => each === asked.view) ?? usualView(permissions);
	return { ...asked, view: namesOne(asked.q ?? "") ? "all" : own } as const;
}

/** The complaint of an address, `?number=`, however it is written; undefined where it names none. */
export function numberAsked(params: URLSearchParams): string | undefined {
	return readNumber(params.get("number") ?? "");
}

/** Address of a case. @param list search part of the list from which it is opened, which is then shown beside it */
export const caseAddress = (id: string, list = "") => pagePath("complaintCase", "en") + caseSearch(id, list);

export const caseSearch = (id: string, list: string) => `?number=${id}${list.replace("?", "&")}`;

/** Loads a complaint's own screen, and the list from which it was opened. */
export function caseWanted(url: URL, permissions: readonly Permission[]): readonly Want[] {
	const id = numberAsked(url.searchParams);
	const list = ["complaints", complaintsAsked(url, permissions)] as const;
	return ["complaintChoices", list, ...(id === undefined ? [] : [["complaint", { id }] as const])];
}
