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
const placeOf = (name: ItemName, tab: string) => `${prefixOf(name)}${tab} ${name.key}`;

/** What the server has taken since this page was opened: a form whose drafts were fetched just before would begin with older words. */
const handedOver = new Map<string, KeptWords>();

/** Keeps words on this device until the server has them. @returns whether the browser took them */
export function keepOnDevice(name: ItemName, words: KeptWords): boolean {
	try {
		localStorage.setItem(placeOf(name, words.tab), JSON.stringify(words));
		return true;
	} catch {
		return false;
	}
}

/** The server has the words: nothing of them stays on a device that others use too. */
export function clearLocalDraft(name: ItemName, words: KeptWords): void {
	dropFromDevice(name, words.tab);
	handedOver.set(placeOf(name, words.tab), words);
}

/** What this device keeps of somebody's words on a row, and what it has just handed over. */
export function keptOnDevice(name: ItemName): KeptWords[] {
	const prefix = prefixOf(name);
	const isOfRow = ([place]: readonly [string, unknown]) =>
		place.startsWith(prefix) && place.slice(prefix.length).replace(/^\S+ /, "") === name.key;
	const sent = [...handedOver].filter(isOfRow).map(([, words]) => words);
	try {
		const stored = Object.entries<string>(localStorage).filter(isOfRow);
		return [...sent, ...stored.map(([, words]) => JSON.parse(words))];
	} catch {
		return sent;
	}
}

export function dropFromDevice(name: ItemName, tab: string): void {
	handedOver.delete(placeOf(name, tab));
	try {
		localStorage.removeItem(placeOf(name, tab));
	} catch {}
}

const tabKey = ({ userId, kind, key }: ItemName) => `ulbTab ${userId} ${kind} ${key}`;

/** A name for a window in which words are kept apart. */
export const newTab = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

/**
 * The name under which this window kept the words of a row before it was left or reloaded, else a new one. It is taken out of the
 * storage, which a duplicate of the window would copy: two windows must never write the same draft.
 */
export function claimTabId(name: ItemName): string {
	try {
		const kept = sessionStorage.getItem(tabKey(name));
		sessionStorage.removeItem(tabKey(name));
		return kept ?? newTab();
	} catch {
		return newTab();
	}
}

/** Leaves the name for whoever opens the row in this window next. */
export function releaseTabId(name: ItemName, tab: string): void {
	try {
		sessionStorage.setItem(tabKey(name), tab);
	} catch {}
}
