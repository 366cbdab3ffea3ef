import type { Reply } from "#contract/api.ts";
import { merge, type Path, type Raw, withValueAt } from "#contract/content/merge.ts";
import type { Row } from "#contract/content/row.ts";
import type { Versions } from "../../parts/rows.ts";
import type { Theirs } from "./join/joined-work.tsx";
import { claimTabId, type ItemName, type KeptWords, keptOnDevice } from "./keep/device.ts";
import { unsavedWords } from "./keep/unsaved-words.ts";
import { newRow } from "./row-state.ts";

/** What the form of a row holds. */
export interface FormState {
	/** What the form would hold if nothing had been typed. */
	readonly ground: Row;
	readonly typed: Row;
	/** The number of the version from which it was written. */
	readonly basedOn: number;
	/** By which the server recognises something new that it gets twice, because its answer was lost. */
	readonly begun: string;
	/** One's own words with which the form began. */
	readonly own: KeptWords | undefined;
	/** One's own words of other windows and devices, or put aside. */
	readonly offered: readonly KeptWords[];
	readonly theirs: Theirs | undefined;
	/** What was typed when another's version came into it; undefined once it is put aside. */
	readonly mine: { readonly row: Row; readonly basedOn: number } | undefined;
	/** Its words are out, or wait: it closes. */
	readonly isDone: boolean;
}

export type FormEvent =
	| { readonly type: "typed"; readonly row: Row }
	| { readonly type: "replaced"; readonly row: Row; readonly aside: KeptWords | undefined }
	| { readonly type: "startedAnew"; readonly aside: KeptWords | undefined; readonly begun: string }
	| { readonly type: "took"; readonly words: KeptWords; readonly aside: KeptWords | undefined }
	| { readonly type: "deleted"; readonly words: KeptWords }
	/** Another's version has come while one writes; its words are joined to those of the form. */
	| { readonly type: "theirsCame"; readonly versions: Versions }
	| { readonly type: "chose"; readonly path: Path; readonly value: Raw | undefined; readonly isMine: boolean }
	| { readonly type: "done" };

/** The form after an event. */
export function formAfter(state: FormState, event: FormEvent): FormState {
	const { typed, ground, basedOn, offered } = state;
	const withAside = (aside: KeptWords | undefined) => (aside ? [aside, ...offered] : offered);
	switch (event.type) {
		case "typed":
			return { ...state, typed: event.row };
		case "replaced":
			return { ...state, typed: event.row, offered: withAside(event.aside) };
		case "startedAnew":
			return {
				...state,
				typed: ground,
				own: undefined,
				begun: event.begun,
				offered: withAside(event.aside),
			};
		case "took": {
			const { words, aside } = event;
			const others = withAside(aside).filter((each) => each !== words);
			return { ...state, typed: words.row, basedOn: words.basedOn, begun: words.tab, offered: others };
		}
		case "deleted":
			return { ...state, offered: offered.filter((each) => each !== event.words) };
		case "theirsCame": {
			const [latest] = event.versions;
			if (!latest) return state;
			const base = event.versions.find(({ version }) => version === basedOn)?.row ?? ground;
			const joined =
				latest.row === null ? { row: typed, conflicts: [] } : merge<Row>(base, typed, latest.row);
			return {
				...state,
				mine: { row: typed, basedOn },
				theirs: { name: latest.by ?? "", isOff: latest.row === null, conflicts: joined.conflicts },
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

/** With what the form begins, and what else is known of the words that this person keeps of the row. */
export function formAtFirst(
	name: ItemName,
	versions: Versions,
	drafts: Reply<"contentDrafts">,
	now: string,
): {
	readonly state: FormState;
	readonly tab: string;
	/** The greatest count that the window has kept before. */
	readonly count: number;
	/** Drafts that say what is there anyway. */
	readonly idle: readonly KeptWords[];
} {
	const tab = claimTabId(name);
	// Of something that was taken off: what it said before.
	const ground = versions.find(({ row }) => row !== null)?.row ?? newRow(name.kind, now);
	const kept = [...drafts.mine, ...keptOnDevice(name)];
	const { own, others, idle } = unsavedWords(kept, tab, ground);
	return {
		state: {
			ground,
			typed: own?.row ?? ground,
			basedOn: own?.basedOn ?? versions[0]?.version ?? 0,
			begun: tab,
			own,
			offered: others,
			theirs: undefined,
			mine: undefined,
			isDone: false,
		},
		tab,
		count: Math.max(0, ...kept.filter((words) => words.tab === tab).map(({ count }) => count)),
		idle,
	};
}
