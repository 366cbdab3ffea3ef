import type { Text } from "../language.ts";
import { type ComplaintState, openStates } from "./moves.ts";

/** States of the public list, each with those that it gathers. */
export const publicStates = {
	open: { title: { en: "Open", hi: "काम बाक़ी" }, of: openStates },
	done: { title: { en: "Done", hi: "काम हुआ" }, of: ["resolved", "closed"] },
	declined: { title: { en: "Declined", hi: "अस्वीकार" }, of: ["declined"] },
} as const satisfies Readonly<
	Record<string, { readonly title: Text; readonly of: readonly ComplaintState[] }>
>;

export type PublicState = keyof typeof publicStates;

/** A complaint as everybody may know it: nothing that a citizen has typed or photographed. Moments are of a call. */
export interface OpenComplaint {
	/** Serial of the database, for feeds; not the complaint's number. */
	readonly id: number;
	readonly category: string;
	/** Null if the ward isn't known. */
	readonly ward: string | null;
	readonly state: PublicState;
	readonly arrivedAt: string;
	readonly dueAt: string | null;
	readonly endedAt: string | null;
	readonly isLate: boolean;
	/** Times that it was reopened. */
	readonly reopened: number;
}

/** Filters of the list; each is a row of the town or a state, or is left out. */
export interface OpenAsked {
	readonly ward?: string | undefined;
	readonly category?: string | undefined;
	readonly state?: PublicState | undefined;
	/** Start of a later page, as the page before names it. */
	readonly before?: string | undefined;
}

export interface OpenList {
	readonly asked: OpenAsked;
	readonly rows: readonly OpenComplaint[];
	/** Start of the next page; null on the last. */
	readonly next: string | null;
	/** Whether the samples of a made-up town are shown. */
	readonly isSample: boolean;
}

/** Rows of a page of the list, and of the feed. */
export const openListPage = 30;

/** Rows of the open data. */
export const openTableRows = 5000;
