import { merge, type Path, type Raw, same, withValueAt } from "#contract/content/merge.ts";
import type { Row } from "#contract/content/row.ts";
import type { Versions } from "../../parts/rows.ts";
import type { Theirs } from "./join/joined-work.tsx";
import type { ItemName, SavedWords, Words } from "./keep/device.ts";
import { Draft } from "./keep/draft.ts";

export interface FormState {
	/** Content of the form without typing. */
	readonly ground: Row;
	readonly typed: Row;
	/** Version on which the words are based. */
	readonly basedOn: number;
	/** Draft that stores `typed`. */
	readonly draft: Draft;
	/** One's words with which the form began. */
	readonly own: Words | undefined;
	readonly offered: readonly Draft[];
	readonly theirs: Theirs | undefined;
	/** Typed words when a colleague's version came; undefined once they are a draft. */
	readonly mine: Pick<Words, "row" | "basedOn"> | undefined;
	readonly isDone: boolean;
}

export type FormEvent =
	| { readonly type: "typed"; readonly row: Row }
	/** Another draft replaces the typed words, which are offered. */
	| { readonly type: "took"; readonly draft: Draft }
	/** Another window has written on the draft. */
	| { readonly type: "otherCame"; readonly draft: Draft }
	| { readonly type: "deleted"; readonly draft: Draft }
	/** A colleague's version is joined to the form. */
	| { readonly type: "theirsCame"; readonly versions: Versions }
	| { readonly type: "chose"; readonly path: Path; readonly value: Raw | undefined; readonly isMine: boolean }
	| { readonly type: "done" };

export function formAfter(state: FormState, event: FormEvent): FormState {
	const { typed, ground, basedOn } = state;
	const without = (draft: Draft) => state.offered.filter((each) => each !== draft);
	switch (event.type) {
		case "typed":
			return { ...state, typed: event.row };
		case "took": {
			const { draft } = event;
			const { row, basedOn } = draft.words;
			const offered = [...(same(typed, ground) ? [] : [state.draft]), ...without(draft)];
			const own = draft.isKept ? draft.words : undefined;
			return { ...state, typed: row, basedOn, draft, own, offered };
		}
		case "otherCame": {
			const { id } = event.draft.state();
			const others = state.offered.filter((each) => each.state().id !== id);
			return { ...state, offered: [event.draft, ...others] };
		}
		case "deleted":
			return { ...state, offered: without(event.draft) };
		case "theirsCame": {
			const [latest] = event.versions;
			if (!latest) return state;
			const base = event.versions.find(({ version }) => version === basedOn)?.row ?? ground;
			const joined =
				latest.row === null ? { row: typed, conflicts: [] } : merge<Row>(base, typed, latest.row);
			return {
				...state,
				mine: { row: typed, basedOn },
				theirs: {
					name: latest.by ?? "",
					off: latest.row !== null ? undefined : latest.state === "waiting" ? "asked" : "taken",
					conflicts: joined.conflicts,
				},
				ground: latest.row ?? {},
				typed: joined.row,
				basedOn: latest.version,
			};
		}
		case "chose": {
			const { path, value, isMine } = event;
			const row = withValueAt<Raw>(typed, path, value) as Row;
			return { ...state, typed: row, mine: isMine ? state.mine : undefined };
		}
		case "done":
			return { ...state, isDone: true };
	}
}

/**
 * The first state: the wanted draft, else the newest words based on the present version. Other drafts are offered, but not beside
 * a draft of something new, for they are of something else.
 *
 * @param begun content of a new row
 * @param wanted id of a draft
 * @returns the state, the drafts that say nothing new, and all others
 */
export function formAtFirst(
	item: ItemName,
	versions: Versions,
	saved: readonly SavedWords[],
	begun: Pick<Words, "row" | "savedAt">,
	wanted: string | undefined,
): { readonly state: FormState; readonly idle: readonly Draft[]; readonly others: readonly Draft[] } {
	const latest = versions[0]?.version ?? 0;
	// For a row that was taken off, its former words.
	const ground = versions.find(({ row }) => row !== null)?.row ?? begun.row;
	const drafts = Draft.all(item, saved);
	const saying = drafts.filter(({ words }) => !same(words.row, ground));
	const isNew = item.key === "";
	const own =
		saying.find(({ state }) => state().id === wanted) ??
		saying.find(({ words }) => !isNew && words.basedOn === latest);
	const others = saying.filter((each) => each !== own);
	const words = own?.words ?? { row: ground, basedOn: latest, savedAt: begun.savedAt };
	return {
		state: {
			ground,
			typed: words.row,
			basedOn: words.basedOn,
			draft: own ?? new Draft(item, words),
			own: own && words,
			offered: isNew && own ? [] : others,
			theirs: undefined,
			mine: undefined,
			isDone: false,
		},
		idle: drafts.filter((each) => !saying.includes(each)),
		others,
	};
}
