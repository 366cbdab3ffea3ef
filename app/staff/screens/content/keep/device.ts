import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";

/** What somebody writes on: an empty key for something new. */
export interface ItemName {
	readonly userId: number;
	readonly kind: DeskKind;
	readonly key: string;
}

/** Words that aren't published yet, of one window. */
export interface KeptWords {
	readonly tab: string;
	/** How many times the window has kept them: the greater count is the later. */
	readonly count: number;
	/** The version from which they were written. */
	readonly basedOn: number;
	readonly row: Row;
	/** When, as an ISO moment. */
	readonly savedAt: string;
}

const prefixOf = ({ userId, kind }: ItemName) => `ulbDraft ${userId} ${kind} `;

/** Keeps words on this device. @returns whether the browser took them */
export function keepOnDevice(name: ItemName, words: KeptWords): boolean {
	try {
		localStorage.setItem(`${prefixOf(name)}${words.tab} ${name.key}`, JSON.stringify(words));
		return true;
	} catch {
		return false;
	}
}

/** What this device keeps of somebody's words on a row. */
export function keptOnDevice(name: ItemName): KeptWords[] {
	try {
		const prefix = prefixOf(name);
		const stored = Object.entries(localStorage).filter(
			([key]) => key.startsWith(prefix) && key.slice(prefix.length).replace(/^\S+ /, "") === name.key,
		);
		return stored.map(([, words]) => JSON.parse(words));
	} catch {
		return [];
	}
}

export function dropFromDevice(name: ItemName, tab: string): void {
	try {
		localStorage.removeItem(`${prefixOf(name)}${tab} ${name.key}`);
	} catch {}
}

const tabKey = ({ userId, kind, key }: ItemName) => `ulbTab ${userId} ${kind} ${key}`;

/** A name for a window in which words are kept apart. */
export const newTab = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

/**
 * The name under which this window kept the words of a row before it was left or reloaded, else a new one. It is taken out of the
 * storage, which a duplicate of the window would copy: two windows must never write the same draft.
 */
export function takeTab(name: ItemName): string {
	try {
		const kept = sessionStorage.getItem(tabKey(name));
		sessionStorage.removeItem(tabKey(name));
		return kept ?? newTab();
	} catch {
		return newTab();
	}
}

/** Leaves the name for whoever opens the row in this window next. */
export function leaveTab(name: ItemName, tab: string): void {
	try {
		sessionStorage.setItem(tabKey(name), tab);
	} catch {}
}
