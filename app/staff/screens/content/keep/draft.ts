import { desk } from "#contract/content/limits.ts";
import { same } from "#contract/content/merge.ts";
import { call, isRefusal, mayPass, type Refusal } from "../../../../api-client.ts";
import { isSignedIn } from "../../../../session/session.ts";
import { readStaffLanguage } from "../../../../session/staff-language.ts";
import { listsWaitFor } from "../../../desk/data/saves.ts";
import { newId } from "../../../parts/new-id.ts";
import {
	dropFromDevice,
	type ItemName,
	keepOnDevice,
	keptOnDevice,
	newPlace,
	type SavedWords,
	type Words,
} from "./device.ts";

/** Where the words of a draft are by now. */
export type Kept =
	| { readonly where: "nowhere" | "device" | "tab" }
	| { readonly where: "server"; readonly at: string }
	/** The server's own sentence. */
	| { readonly where: "refused"; readonly words: string };

export interface DraftState {
	/** By which the server knows the draft, and what is published from it. */
	readonly id: string;
	readonly kept: Kept;
	/** Who else was writing when it was last saved. */
	readonly writing: readonly string[] | undefined;
}

/** Drafts that were written on this page and whose words the server hasn't got yet. */
const unsent = new Set<Draft>();

/**
 * Somebody's words on a row that aren't published yet. They are saved at once on the device, and on the server after a pause; what the
 * server has is on the device no more. The server's answers never change the words: where another window has written on the draft
 * since, these go on as a draft of their own.
 */
export class Draft {
	readonly item: ItemName;
	/** Where this device has them until the server does; no other draft of any window has the same. */
	readonly place: string;
	/** Where a page before this one, or another window, has left them, and as what. */
	readonly #from: readonly [place: string | undefined, stored: string | undefined];
	words: Words;
	/** Called with another window's words that were found on the server instead of those from which these were written. */
	onOther: ((other: Draft) => void) | undefined;
	#state: DraftState;
	#rev: number;
	#isSent: boolean;
	#isOver = false;
	/** What was sent and isn't answered: it may have arrived, so it is sent again before anything else. */
	#letter: Words | undefined;
	#underWay: Promise<void> | undefined;
	#timer = 0;
	#listener: (() => void) | undefined;

	/** @param words with a place where this device has them, with a revision alone where the server does */
	constructor(
		item: ItemName,
		{ row, basedOn, savedAt: at, draft: id = newId(), rev = 0, place, stored }: Words & Partial<SavedWords>,
	) {
		this.item = item;
		this.place = newPlace(item);
		this.#from = [place, stored];
		this.words = { row, basedOn, savedAt: at };
		this.#rev = rev;
		this.#isSent = place === undefined;
		const kept: Kept = place ? { where: "device" } : rev > 0 ? { where: "server", at } : { where: "nowhere" };
		this.#state = { id, kept, writing: undefined };
	}

	/** Whether there is anything of it on the server or on its way there. */
	get isKept(): boolean {
		return this.#rev > 0 || !this.#isSent;
	}

	readonly state = (): DraftState => this.#state;

	readonly follow = (listener: () => void): (() => void) => {
		this.#listener = listener;
		return () => {
			this.#listener = undefined;
		};
	};

	#become(change: Partial<DraftState>): void {
		this.#state = { ...this.#state, ...change };
		this.#listener?.();
	}

	keep(row: Words["row"], basedOn: number): void {
		if (this.#isOver) return;
		this.words = { row, basedOn, savedAt: new Date().toISOString() };
		this.#isSent = false;
		unsent.add(this);
		this.#become({ kept: { where: this.#keepOnDevice() ? "device" : "tab" } });
		clearTimeout(this.#timer);
		this.#timer = window.setTimeout(this.send, desk.draftPause);
	}

	#keepOnDevice(): boolean {
		// The answer to a letter may come when nobody wants the words any more.
		if (this.#isOver) return false;
		const isKept = keepOnDevice(this.place, { ...this.words, draft: this.#state.id, rev: this.#rev });
		if (isKept) dropFromDevice(...this.#from);
		return isKept;
	}

	#clear(): void {
		this.#isSent = true;
		unsent.delete(this);
		dropFromDevice(this.place);
		dropFromDevice(...this.#from);
	}

	/** Sends what the server hasn't got yet, one letter after the other. */
	readonly send = async (): Promise<void> => {
		clearTimeout(this.#timer);
		if (this.#underWay || !this.#maySend()) return this.#underWay;
		this.#underWay = this.#sendAll();
		listsWaitFor(this.#underWay);
		await this.#underWay;
		this.#underWay = undefined;
	};

	#maySend(): boolean {
		return !this.#isSent && isSignedIn(this.item.userId);
	}

	async #sendAll(): Promise<void> {
		while (this.#maySend()) {
			this.#letter ??= this.words;
			const letter = this.#letter;
			const answer = await this.#post(letter);
			if (isRefusal(answer) && (answer.status === 401 || mayPass(answer))) {
				this.#timer = window.setTimeout(this.send, desk.draftRetry);
				return;
			}
			this.#letter = undefined;
			if (isRefusal(answer) && answer.field === "rev") void this.#part();
			else if (isRefusal(answer)) return this.#become({ kept: { where: "refused", words: answer.error } });
			else {
				this.#rev = answer.rev;
				this.#become({ writing: answer.others });
				if (this.words !== letter) this.#keepOnDevice();
				else {
					this.#clear();
					this.#become({ kept: { where: "server", at: answer.savedAt } });
				}
			}
		}
	}

	#post({ row, basedOn }: Words) {
		const { kind, key } = this.item;
		const body = { key, draft: this.#state.id, rev: this.#rev, basedOn, row };
		return call("keepDraft", body, readStaffLanguage(), { kind });
	}

	/** Learns which revision a letter has made; another window's words stay. */
	async #settle(letter: Words): Promise<void> {
		const answer = await this.#post(letter);
		if (!isRefusal(answer)) this.#rev = answer.rev;
	}

	/** Goes on under another name: what is on the server under the former one are other words. */
	async #part(): Promise<void> {
		const { id } = this.#state;
		this.#rev = 0;
		this.#become({ id: newId() });
		this.#keepOnDevice();
		const { kind, key } = this.item;
		const answer = await call("contentDrafts", undefined, readStaffLanguage(), { kind, key });
		const other = isRefusal(answer) ? undefined : answer.mine.find(({ draft }) => draft === id);
		if (other) this.onOther?.(new Draft(this.item, other));
	}

	/**
	 * Deletes the draft: it is published, or nobody wants it. What another window has written on it since stays.
	 *
	 * @returns why the server still has it
	 */
	async drop(): Promise<Refusal | undefined> {
		this.#isOver = true;
		this.#clear();
		clearTimeout(this.#timer);
		await this.#underWay;
		const { userId, kind, key } = this.item;
		// A letter whose answer was lost may have made the next revision.
		if (this.#letter && this.#rev > 0 && isSignedIn(userId)) await this.#settle(this.#letter);
		const rev = this.#rev || Number(this.#letter !== undefined);
		if (rev === 0 || !isSignedIn(userId)) return undefined;
		const answer = await call("dropDraft", { key, draft: this.#state.id, rev }, readStaffLanguage(), {
			kind,
		});
		return isRefusal(answer) ? answer : undefined;
	}

	/**
	 * Somebody's drafts of a row, the newest first.
	 *
	 * @param saved what the server has
	 */
	static all(item: ItemName, saved: readonly SavedWords[]): Draft[] {
		const here = [...unsent].filter((draft) => JSON.stringify(draft.item) === JSON.stringify(item));
		const onDevice = keptOnDevice(item).filter(({ place }) => !here.some((draft) => draft.place === place));
		const unsaved = [...here, ...onDevice.map((words) => new Draft(item, words))];
		// What goes on as words that are here; where another window has written on it since, both are there.
		const isBefore = ({ draft, rev, row }: SavedWords) =>
			unsaved.some((each) => each.#state.id === draft && (each.#rev >= rev || same(each.words.row, row)));
		const others = saved.filter((words) => !isBefore(words)).map((words) => new Draft(item, words));
		return [...unsaved, ...others].sort((one, other) => other.words.savedAt.localeCompare(one.words.savedAt));
	}
}
