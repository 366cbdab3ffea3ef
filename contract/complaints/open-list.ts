import type { Text } from "../language.ts";
import { type ComplaintState, openStates } from "./moves.ts";

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
	readonly ward: string | null;
	readonly state: PublicState;
	readonly arrivedAt: string;
	readonly dueAt: string | null;
	readonly endedAt: string | null;
	readonly isLate: boolean;
	readonly reopened: number;
}

export interface OpenAsked {
	readonly ward?: string | undefined;
	readonly category?: string | undefined;
	readonly state?: PublicState | undefined;
	readonly before?: string | undefined;
}

export interface OpenList {
	readonly asked: OpenAsked;
	readonly rows: readonly OpenComplaint[];
	readonly next: string | null;
	readonly isSample: boolean;
}

export const openListPage = 30;

export const openTableRows = 5000;
