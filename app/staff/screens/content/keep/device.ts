import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { newId } from "../../../parts/new-id.ts";

/** What somebody writes on: an empty key for something new. */
export interface ItemName {
	readonly userId: number;
	readonly kind: DeskKind;
	readonly key: string;
}

/** Words that aren't published yet. */
export interface Words {
	readonly row: Row;
	/** The version from which they were written. */
	readonly basedOn: number;
	/** When, as an ISO moment. */
	readonly savedAt: string;
}

/** Words with the name of their draft, and the server's revision of it that they follow: 0 before the first. */
export interface SavedWords extends Words {
	readonly draft: string;
	readonly rev: number;
	/** Where this device has them, and as what. */
	readonly place?: string;
	readonly stored?: string;
}

const prefixOf = ({ userId, kind }: ItemName) => `ulbDraft ${userId} ${kind} `;

/** A place of its own on this device for words that the server hasn't got yet. */
export const newPlace = (item: ItemName): string => `${prefixOf(item)}${newId()} ${item.key}`;

/** @returns whether the browser took them */
export function keepOnDevice(place: string, words: SavedWords): boolean {
	try {
		localStorage.setItem(place, JSON.stringify(words));
		return true;
	} catch {
		return false;
	}
}

/** What this device keeps of somebody's words on a row, with the place of each. */
export function keptOnDevice(item: ItemName): SavedWords[] {
	const prefix = prefixOf(item);
	try {
		return Object.entries<string>(localStorage)
			.filter(
				([place]) => place.startsWith(prefix) && place.slice(prefix.length).replace(/^\S+ /, "") === item.key,
			)
			.map(([place, stored]) => {
				// What the release before left on this device has a window and a count of its letters.
				const { tab, count, draft = tab, rev = count - 1, ...words } = JSON.parse(stored);
				return { ...words, draft, rev, place, stored };
			});
	} catch {
		return [];
	}
}

/** @param stored what was read there: another window that has typed on since keeps its words */
export function dropFromDevice(place: string | undefined, stored?: string): void {
	try {
		if (!place || (stored !== undefined && localStorage.getItem(place) !== stored)) return;
		localStorage.removeItem(place);
	} catch {}
}
