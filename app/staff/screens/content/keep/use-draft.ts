import { useCallback, useEffect, useRef, useState } from "react";
import type { Row } from "#contract/content/row.ts";
import { desk } from "#contract/limits.ts";
import { call, isRefusal, mayPass } from "../../../../api-client.ts";
import { isSignedIn, useSession } from "../../../../session/session.ts";
import { readStaffLanguage } from "../../../../session/staff-language.ts";
import {
	clearLocalDraft,
	dropFromDevice,
	type ItemName,
	type KeptWords,
	keepOnDevice,
	newTab,
	releaseTabId,
} from "./device.ts";

/** Where the words of the form are by now. */
export type Kept =
	| { readonly where: "nowhere" | "device" | "tab" }
	| { readonly where: "server"; readonly at: string }
	/** The server's own sentence. */
	| { readonly where: "refused"; readonly words: string };

interface Options {
	readonly name: ItemName;
	readonly tab: string;
	/** The greatest count that the window has kept before. */
	readonly count: number;
	/** The form began with words that the window had kept. */
	readonly isRestored: boolean;
	readonly row: Row;
	readonly basedOn: number;
	/** Whether there is anything to keep. */
	readonly isChanged: boolean;
	/** Who else is writing, as far as that was known at first. */
	readonly others: readonly string[];
}

/**
 * Keeps the words of a form: each at once on the device, and on the server after a pause or when the field is left; what the server
 * has is on the device no more. One letter is under way at a time, and what it is answered changes only what is said of the words,
 * never the words.
 */
export function useDraft({ name, tab, count, isRestored, row, basedOn, isChanged, others }: Options) {
	const { user } = useSession();
	const [kept, setKept] = useState<Kept>({ where: "nowhere" });
	const [writing, setWriting] = useState(others);
	/** What is to be sent next; undefined once the server has it. */
	const next = useRef<{ row: Row; basedOn: number; count: number }>(undefined);
	const counted = useRef(count);
	const underWay = useRef<Promise<void>>(undefined);
	const timer = useRef(0);
	const isOver = useRef(false);
	const wasKept = useRef(isRestored);

	const send = useCallback(async (): Promise<void> => {
		clearTimeout(timer.current);
		if (underWay.current || !next.current || isOver.current || !isSignedIn(name.userId)) return;
		const words = next.current;
		const { kind, key } = name;
		const letter = call("keepDraft", { key, tab, ...words }, readStaffLanguage(), { kind });
		underWay.current = letter.then((answer) => {
			underWay.current = undefined;
			if (isOver.current) return;
			const isLatest = next.current === words;
			if (!isRefusal(answer)) {
				setWriting(answer.others);
				if (!isLatest) return void send();
				next.current = undefined;
				clearLocalDraft(name, { ...words, tab, savedAt: answer.savedAt });
				setKept({ where: "server", at: answer.savedAt });
				return;
			}
			if (answer.status !== 401 && !mayPass(answer)) setKept({ where: "refused", words: answer.error });
			else timer.current = window.setTimeout(send, desk.draftRetry);
		});
		return underWay.current;
	}, [name, tab]);

	useEffect(() => {
		// What was kept and taken back is kept as well, or it would be offered again.
		if ((!isChanged && !wasKept.current) || isOver.current) return;
		wasKept.current = true;
		counted.current += 1;
		const words = { row, basedOn, count: counted.current };
		next.current = words;
		const isOnDevice = keepOnDevice(name, { ...words, tab, savedAt: new Date().toISOString() });
		setKept({ where: isOnDevice ? "device" : "tab" });
		clearTimeout(timer.current);
		timer.current = window.setTimeout(send, desk.draftPause);
	}, [row, basedOn, isChanged, name, tab, send]);

	// Whoever has signed in again goes on where they were.
	const isIn = user?.id === name.userId;
	useEffect(() => {
		if (isIn) send();
	}, [isIn, send]);

	useEffect(() => {
		const leave = () => {
			if (!isOver.current) releaseTabId(name, tab);
		};
		const hide = () => {
			if (document.visibilityState === "hidden") send();
		};
		addEventListener("online", send);
		// Whoever signs out leaves the field first: what they have just typed doesn't stay on a device that others use too.
		addEventListener("focusout", send);
		// What is reloaded goes on; a new row that is opened again begins empty, and its words are offered.
		addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", hide);
		return () => {
			removeEventListener("online", send);
			removeEventListener("focusout", send);
			removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", hide);
			if (name.key !== "") leave();
			send();
		};
	}, [name, tab, send]);

	/** Ends the keeping and throws the words away: they are published, or nobody wants them. */
	const drop = useCallback(async (): Promise<void> => {
		isOver.current = true;
		clearTimeout(timer.current);
		dropFromDevice(name, tab);
		await underWay.current;
		await dropKept(name, tab);
	}, [name, tab]);

	return { kept, writing, drop };
}

/** Throws away what a window has kept, here and on the server. */
export async function dropKept(name: ItemName, tab: string): Promise<void> {
	dropFromDevice(name, tab);
	if (!isSignedIn(name.userId)) return;
	const { kind, key } = name;
	await call("dropDraft", { key, tab }, readStaffLanguage(), { kind });
}

/** Puts words aside as those of another window. @returns what can be offered again */
export function stashDraft(name: ItemName, row: Row, basedOn: number): KeptWords {
	const words = { tab: newTab(), count: 1, basedOn, row };
	const kept = { ...words, savedAt: new Date().toISOString() };
	keepOnDevice(name, kept);
	if (!isSignedIn(name.userId)) return kept;
	const { kind, key } = name;
	call("keepDraft", { key, ...words }, readStaffLanguage(), { kind }).then((answer) => {
		if (!isRefusal(answer)) clearLocalDraft(name, kept);
	});
	return kept;
}
