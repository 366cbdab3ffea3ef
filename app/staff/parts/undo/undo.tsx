import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { useRevalidator } from "react-router";
import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { desk } from "#contract/limits.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { listsAreStale } from "../lists.ts";
import { toastRefusal } from "../toast-refusal.tsx";
import styles from "./undo.module.css";
import { undoWords as words } from "./words.ts";

/** A version that was sent a moment ago. */
export interface Undoable {
	readonly kind: DeskKind;
	readonly key: string;
	readonly version: number;
	/** What readers saw before it was out, null where that was nothing; undefined: it isn't out yet, it waits or is planned. */
	readonly before?: Row | null;
}

/** Says what has become of a version, and offers for half a minute to undo it; its form and its history do for good. */
export function sayUndoable(message: string, undoable: Undoable): void {
	const id: string = sayToast(
		"success",
		message,
		<Undo of={undoable} onDone={() => toast.dismiss(id)} />,
		desk.undo,
	);
}

const isTyped = (target: EventTarget | null) =>
	target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

function Undo({ of: { kind, key, version, before }, onDone }: { of: Undoable; onDone: () => void }) {
	const lang = readStaffLanguage();
	const [busy, setBusy] = useState(false);
	const { revalidate } = useRevalidator();

	async function undo() {
		if (busy) return;
		setBusy(true);
		const again = { key, basedOn: version };
		const note = fill(words.note[lang], { number: version });
		const answer = await (before === undefined
			? call("takeContentBack", { key, number: version }, lang, { kind })
			: before === null
				? call("takeContentOff", again, lang, { kind })
				: call("publishContent", { ...again, row: before, note }, lang, { kind }));
		onDone();
		// The button goes with its toast.
		document.querySelector<HTMLElement>("h1")?.focus();
		if (isRefusal(answer)) return void toastRefusal(answer, "publishFailed", lang);
		sayToast("success", before === undefined ? answer.message : words.undone[lang]);
		listsAreStale();
		await revalidate();
	}

	const onKey = useEffectEvent((event: KeyboardEvent) => {
		// In a field the key undoes what was typed there.
		if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyped(event.target))
			return;
		event.preventDefault();
		undo();
	});
	useEffect(() => {
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);

	return (
		<button type="button" className={styles.undo} aria-keyshortcuts="Control+Z" onClick={undo}>
			{words[busy ? "undoing" : "undo"][lang]} <kbd>Ctrl+Z</kbd>
		</button>
	);
}
