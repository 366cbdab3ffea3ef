import { complaintStateNames, complaintViews } from "#contract/complaints/moves.ts";
import { readNumber } from "#contract/complaints/number.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { lengths } from "#contract/limits.ts";
import type { Permission } from "#contract/permissions.ts";
import type { Want } from "../../desk/data/loader.ts";

/** What the address of the list can say; `view` is one of the lists. */
export const filterNames = ["q", "state", "category", "ward", "section", "person"] as const;

type Name = "view" | "before" | (typeof filterNames)[number];

export type ComplaintsAsked = Readonly<Partial<Record<Name, string>>> & {
	readonly view: (typeof complaintViews)[number];
};

/** The lists that somebody has: what was held only those who sort it. */
export function viewsFor(permissions: readonly Permission[]): readonly ComplaintsAsked["view"][] {
	return complaintViews.filter((view) => view !== "held" || permissions.includes("assign_complaints"));
}

/** With which list somebody begins: who sorts with what waits for their decision, who handles with their sections', who only looks with all. */
function usualView(permissions: readonly Permission[]): ComplaintsAsked["view"] {
	if (permissions.includes("assign_complaints")) return "waiting";
	return permissions.includes("handle_complaints") ? "section" : "all";
}

const allowed: Readonly<Partial<Record<Name, (value: string) => boolean>>> = {
	state: (value) => complaintStateNames.some((each) => each === value),
	section: (value) => Object.hasOwn(departmentNames, value),
	person: (value) => /^[1-9]\d{0,14}$/.test(value),
	before: (value) => /^\d{0,15}-\d{1,15}$/.test(value),
};

/** What an address asks of the list; what makes no sense there is left out. */
export function complaintsAsked(
	params: URLSearchParams,
	permissions: readonly Permission[],
): ComplaintsAsked {
	const names: readonly Name[] = [...filterNames, "before"];
	const asked = names.flatMap((name) => {
		const value = (params.get(name) ?? "").trim().slice(0, lengths.search);
		return value && (allowed[name]?.(value) ?? true) ? [[name, value]] : [];
	});
	const view = viewsFor(permissions).find((each) => each === params.get("view")) ?? usualView(permissions);
	return { ...Object.fromEntries(asked), view };
}

/** The search part of a list; an empty value is left out. */
export function searchFor(asked: Readonly<Record<string, string | undefined>>): string {
	return `?${new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;
}

/** The complaint of an address, `?number=`, however it is written; undefined where it names none. */
export function numberAsked(params: URLSearchParams): string | undefined {
	return readNumber(params.get("number") ?? "");
}

/** What a complaint's own screen loads. */
export function caseWanted({ searchParams }: URL): readonly Want[] {
	const id = numberAsked(searchParams);
	return id === undefined ? [] : ["complaintChoices", ["complaint", { id }]];
}
