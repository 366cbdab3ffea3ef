import { useEffect, useRef, useState } from "react";
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
export function useUploads(onAdded: (file: ShelfFile) => void) {
	const lang = useLang();
	const [list, setList] = useState<readonly Sent[]>([]);
	const files = useRef(new Map<number, File>());
	const arrived = useRef(new Map<number, SentBody<"addFile">>());
	const waiting = useRef<number[]>([]);
	const isBusy = useRef(false);
	const stop = useRef<AbortController>(undefined);
	const count = useRef(0);
	const told = useRef(onAdded);
	told.current = onAdded;
	const isSending = list.some(({ state }) => state !== "done" && state !== "failed");
	useUnsaved(isSending, leavesPage);
	useEffect(() => () => stop.current?.abort(), []);

	const change = (id: number, to: Partial<Sent>) =>
		setList((before) => before.map((each) => (each.id === id ? { ...each, ...to } : each)));

	async function send(id: number, file: File, signal: AbortSignal): Promise<ShelfFile | Refusal> {
		let sent = arrived.current.get(id);
		if (!sent) {
			const blob = await shrink(file);
			const sha256 = await hashOf(blob);
			const upload = await sendFile(blob, {
				signal,
				sha256,
				onProgress: (share) => change(id, { share }),
				onPause: (isPaused) => change(id, { state: isPaused ? "paused" : "sending" }),
			});
			if (typeof upload !== "string") return upload;
			sent = { upload, name: file.name, ...(sha256 && { sha256 }) };
			arrived.current.set(id, sent);
		}
		change(id, { state: "judging", share: 1 });
		const answer = await call("addFile", sent, lang);
		// A file whose answer was lost has arrived: the retry sends nothing again.
		const mayGoOn = isRefusal(answer) && (mayPass(answer) || answer.status === 401);
		if (!mayGoOn) arrived.current.delete(id);
		return answer;
	}

	async function next(): Promise<void> {
		const id = waiting.current.shift();
		const file = id === undefined ? undefined : files.current.get(id);
		if (id === undefined || !file) {
			isBusy.current = false;
			return;
		}
		isBusy.current = true;
		const abort = new AbortController();
		stop.current = abort;
		change(id, { state: "sending", share: 0 });
		const answer = await send(id, file, abort.signal);
		if (isRefusal(answer)) {
			const { words, more } = wordsOf(answer, outcomes.fileNotSaved, lang);
			change(id, { state: "failed", error: [words, more].filter(Boolean).join(". ") });
		} else {
			files.current.delete(id);
			change(id, { state: "done" });
			told.current(answer);
		}
		return next();
	}

	function queue(id: number): void {
		waiting.current.push(id);
		if (!isBusy.current) void next();
	}

	return {
		list,
		add(chosen: Iterable<File>): void {
			for (const file of chosen) {
				count.current += 1;
				const id = count.current;
				files.current.set(id, file);
				const error = tooLarge(file, lang);
				const state = error ? "failed" : "waiting";
				setList((before) => [...before, { id, name: file.name, state, share: 0, ...(error && { error }) }]);
				if (!error) queue(id);
			}
		},
		retry(id: number): void {
			change(id, { state: "waiting", share: 0 });
			queue(id);
		},
		/** Removes done and failed files from the list. */
		drop(id: number): void {
			files.current.delete(id);
			arrived.current.delete(id);
			setList((before) => before.filter((each) => each.id !== id));
		},
	};
}
