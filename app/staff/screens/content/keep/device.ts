import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { newId } from "../../../parts/new-id.ts";

/** A row; an empty key is a new one. */
export interface ItemName {
	readonly userId: number;
	readonly kind: DeskKind;
	readonly key: string;
}

export interface Words {
	readonly row: Row;
	/** Version on which they are based. */
	readonly basedOn: number;
	/** ISO moment. */
	readonly savedAt: string;
}

/** Words with their draft's id and the server's revision; 0 before the first. */
export interface SavedWords extends Words {
	readonly draft: string;
	readonly rev: number;
	readonly place?: string;
	readonly stored?: string;
}

const prefixOf = ({ userId, kind }: ItemName) => `ulbDraft ${userId} ${kind} `;

/** A new storage key, for words that the server lacks. */
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

/** Words that this device keeps of somebody's row, with their keys. */
export function keptOnDevice(item: ItemName): SavedWords[] {
	const prefix = prefixOf(item);
	try {
		return Object.entries<string>(localStorage)
			.filter(
				([place]) => place.startsWith(prefix) && place.slice(prefix.length).replace(/^\S+ /, "") === item.key,
			)
			.map(([place, stored]) => {
				// Data of the former release have a window and a count of letters.
				const { tab, count, draft = tab, rev = count - 1, ...words } = JSON.parse(stored);
				return { ...words, draft, rev, place, stored };
			});
	} catch {
		return [];
	}
}

/** @param stored the JSON that was read; words typed since in another window stay */
export function dropFromDevice(place: string | undefined, stored?: string): void {
	try {
		if (!place || (stored !== undefined && localStorage.getItem(place) !== stored)) return;
		localStorage.removeItem(place);
	} catch {}
}
