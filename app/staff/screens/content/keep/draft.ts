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

export type Kept =
	| { readonly where: "nowhere" | "device" | "tab" }
	| { readonly where: "server"; readonly at: string }
	| { readonly where: "refused"; readonly words: string };

export interface DraftState {
	/** Id of the draft at the server, under which it is published too. */
	readonly id: string;
	readonly kept: Kept;
	/** Colleagues who were writing at the last save. */
	readonly writing: readonly string[] | undefined;
}

/** Drafts of this page with unsaved words. */
const unsent = new Set<Draft>();

/**
 * Unpublished words on a row. They are saved on the device at once, and on the server after a pause, which removes them from the device.
 * The server's answers never change them; if another window wrote on the draft, these go on as a new one.
 */
export class Draft {
	readonly item: ItemName;
	/** Storage key, of this draft alone. */
	readonly place: string;
	/** Storage key and JSON from which this draft was restored. */
	readonly #from: readonly [place: string | undefined, stored: string | undefined];
	words: Words;
	/** Called with the words of another window that has written on the draft. */
	onOther: ((other: Draft) => void) | undefined;
	#state: DraftState;
	#rev: number;
	#isSent: boolean;
	#isOver = false;
	#saysNothing = false;
	/** Words in flight: they may have arrived, so they are sent again first. */
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

	/** True if the server has or may have some of it. */
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

	/** @param saysNothing whether nothing typed is left in a new row */
	keep(row: Words["row"], basedOn: number, saysNothing = false): void {
		if (this.#isOver) return;
		this.#saysNothing = saysNothing;
		this.words = { row, basedOn, savedAt: new Date().toISOString() };
		this.#isSent = false;
		unsent.add(this);
		this.#become({ kept: { where: this.#keepOnDevice() ? "device" : "tab" } });
		clearTimeout(this.#timer);
		this.#timer = window.setTimeout(this.send, desk.draftPause);
	}

	#keepOnDevice(): boolean {
		// The answer may come after the draft has ended.
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

	/** Sends unsaved words, one request after the other. */
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
			if (this.#saysNothing && !this.#letter) {
				if (!(await this.#forget())) return;
				continue;
			}
			this.#letter ??= this.words;
			const letter = this.#letter;
			const answer = await this.#post(letter);
			if (isRefusal(answer) && this.#triesAgain(answer)) return;
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

	#triesAgain(refusal: Refusal): boolean {
		if (refusal.status !== 401 && !mayPass(refusal)) return false;
		this.#timer = window.setTimeout(this.send, desk.draftRetry);
		return true;
	}

	/** Deletes words that were taken out again, and goes on under a new id. @returns false if it is tried again */
	async #forget(): Promise<boolean> {
		const { words } = this;
		const refusal = await this.#dropThere();
		if (refusal && this.#triesAgain(refusal)) return false;
		if (this.words === words) this.#clear();
		this.#rev = 0;
		this.#become({ id: newId(), kept: { where: "nowhere" } });
		return true;
	}

	#post({ row, basedOn }: Words) {
		const { kind, key } = this.item;
		const body = { key, draft: this.#state.id, rev: this.#rev, basedOn, row };
		return call("keepDraft", body, readStaffLanguage(), { kind });
	}

	/** Finds out the revision that the words in flight made. */
	async #settle(letter: Words): Promise<void> {
		const answer = await this.#post(letter);
		if (!isRefusal(answer)) this.#rev = answer.rev;
	}

	/** Goes on under a new id: the former one has another window's words. */
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
	 * Deletes the draft, but not another window's later words.
	 *
	 * @returns the refusal, if the server still has it
	 */
	async drop(): Promise<Refusal | undefined> {
		this.#isOver = true;
		this.#clear();
		clearTimeout(this.#timer);
		await this.#underWay;
		return this.#dropThere();
	}

	async #dropThere(): Promise<Refusal | undefined> {
		const { userId, kind, key } = this.item;
		// Words whose answer was lost may have made the next revision.
		if (this.#letter && this.#rev > 0 && isSignedIn(userId)) await this.#settle(this.#letter);
		const rev = this.#rev || Number(this.#letter !== undefined);
		if (rev === 0 || !isSignedIn(userId)) return undefined;
		const answer = await call("dropDraft", { key, draft: this.#state.id, rev }, readStaffLanguage(), {
			kind,
		});
		return isRefusal(answer) ? answer : undefined;
	}

	/**
	 * Drafts of a row, the newest first.
	 *
	 * @param saved those of the server
	 */
	static all(item: ItemName, saved: readonly SavedWords[]): Draft[] {
		const here = [...unsent].filter((draft) => JSON.stringify(draft.item) === JSON.stringify(item));
		const onDevice = keptOnDevice(item).filter(({ place }) => !here.some((draft) => draft.place === place));
		const unsaved = [...here, ...onDevice.map((words) => new Draft(item, words))];
		// Finds an older state of words that are here, unless another window has written since.
		const isBefore = ({ draft, rev, row }: SavedWords) =>
			unsaved.some((each) => each.#state.id === draft && (each.#rev >= rev || same(each.words.row, row)));
		const others = saved.filter((words) => !isBefore(words)).map((words) => new Draft(item, words));
		return [...unsaved, ...others].sort((one, other) => other.words.savedAt.localeCompare(one.words.savedAt));
	}
}
