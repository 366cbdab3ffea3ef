import { useEffect, useReducer, useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { kilobytes } from "#contract/limits.ts";
import { uploads } from "#contract/media/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { call, isRefusal, mayPass, type Refusal, wordsOf } from "../../../api-client.ts";
import { useLang } from "../../../words/language.ts";
import { leavesPage, useUnsaved } from "../leave-question.tsx";
import { hashOf, sendFile } from "./send-file.ts";
import { shrink } from "./shrink.ts";

export type ShelfFile = Reply<"addFile">;

export interface Sent {
	readonly id: number;
	readonly name: string;
	readonly state: "waiting" | "sending" | "paused" | "judging" | "done" | "failed";
	readonly share: number;
	readonly error?: string;
}

/** Refuses what is surely too large; photographs shrink first. */
function tooLarge({ type, size }: File, lang: Lang): string | undefined {
	const { picture, pdf, film } = uploads.mostBytes;
	if (type.startsWith("image/") || size <= (type === "application/pdf" ? pdf : film)) return undefined;
	const megabytes = (bytes: number) => bytes / kilobytes(1024);
	const values = { picture: megabytes(picture), pdf: megabytes(pdf), video: megabytes(film) };
	return fill(outcomes.fileTooLarge.words[lang], values);
}

/** Uploads files one after the other, so that the first are ready while others wait. */
export class Uploads {
	list: readonly Sent[] = [];
	lang: Lang = "en";
	onAdded: (file: ShelfFile) => void = () => {};
	readonly #files = new Map<number, File>();
	readonly #arrived = new Map<number, SentBody<"addFile">>();
	readonly #waiting: number[] = [];
	readonly #render: () => void;
	#underWay: AbortController | undefined;
	#count = 0;

	constructor(render: () => void) {
		this.#render = render;
	}

	get isSending(): boolean {
		return this.list.some(({ state }) => state !== "done" && state !== "failed");
	}

	add(chosen: Iterable<File>): void {
		for (const file of chosen) {
			this.#count += 1;
			const id = this.#count;
			this.#files.set(id, file);
			const error = tooLarge(file, this.lang);
			const state = error ? "failed" : "waiting";
			this.#show([...this.list, { id, name: file.name, state, share: 0, ...(error && { error }) }]);
			if (!error) this.#queue(id);
		}
	}

	retry(id: number): void {
		this.#change(id, { state: "waiting", share: 0 });
		this.#queue(id);
	}

	/** Removes done and failed files from the list. */
	drop(id: number): void {
		this.#files.delete(id);
		this.#arrived.delete(id);
		this.#show(this.list.filter((each) => each.id !== id));
	}

	stop(): void {
		this.#underWay?.abort();
	}

	#show(list: readonly Sent[]): void {
		this.list = list;
		this.#render();
	}

	#change(id: number, to: Partial<Sent>): void {
		this.#show(this.list.map((each) => (each.id === id ? { ...each, ...to } : each)));
	}

	#queue(id: number): void {
		this.#waiting.push(id);
		if (!this.#underWay) void this.#next();
	}

	async #next(): Promise<void> {
		const id = this.#waiting.shift();
		const file = id === undefined ? undefined : this.#files.get(id);
		this.#underWay = file && new AbortController();
		if (id === undefined || !file || !this.#underWay) return;
		this.#change(id, { state: "sending", share: 0 });
		const answer = await this.#send(id, file, this.#underWay.signal);
		if (isRefusal(answer)) {
			const { words, more } = wordsOf(answer, outcomes.fileNotSaved, this.lang);
			this.#change(id, { state: "failed", error: [words, more].filter(Boolean).join(". ") });
		} else {
			this.#files.delete(id);
			this.#change(id, { state: "done" });
			this.onAdded(answer);
		}
		return this.#next();
	}

	async #send(id: number, file: File, signal: AbortSignal): Promise<ShelfFile | Refusal> {
		let sent = this.#arrived.get(id);
		if (!sent) {
			const blob = await shrink(file);
			const sha256 = await hashOf(blob);
			const upload = await sendFile(blob, {
				signal,
				sha256,
				onProgress: (share) => this.#change(id, { share }),
				onPause: (isPaused) => this.#change(id, { state: isPaused ? "paused" : "sending" }),
			});
			if (typeof upload !== "string") return upload;
			sent = { upload, name: file.name, ...(sha256 && { sha256 }) };
			this.#arrived.set(id, sent);
		}
		this.#change(id, { state: "judging", share: 1 });
		const answer = await call("addFile", sent, this.lang);
		// A file whose answer was lost has arrived: the retry sends nothing again.
		const mayGoOn = isRefusal(answer) && (mayPass(answer) || answer.status === 401);
		if (!mayGoOn) this.#arrived.delete(id);
		return answer;
	}
}

export function useUploads(onAdded: (file: ShelfFile) => void): Uploads {
	const [, render] = useReducer((count: number) => count + 1, 0);
	const [uploads] = useState(() => new Uploads(render));
	Object.assign(uploads, { lang: useLang(), onAdded });
	useUnsaved(uploads.isSending, leavesPage);
	useEffect(() => () => uploads.stop(), [uploads]);
	return uploads;
}
