import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "react-hot-toast/headless";
import type { Reply, SentBody } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import type { Row } from "#contract/content/row.ts";
import { fill, type Lang } from "#contract/language.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { NewTabSign } from "../../../parts/link/new-tab-sign.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useReload } from "../../desk/data/loader.ts";
import { undoes } from "../letter-of.ts";
import { toastRefusal } from "../toast-refusal.tsx";
import styles from "./undo.module.css";
import { undoWords as words } from "./words.ts";

/** A version that was sent a moment ago. */
export interface Undoable {
	readonly kind: DeskKind;
	readonly key: string;
	readonly version: number;
	/** The row before; null if readers saw nothing, undefined if the version waits or is planned. */
	readonly before?: Row | null;
	readonly address?: string | undefined;
	/** The plan whose place it took, which comes back with the undoing. */
	readonly withdrew?: Reply<"publishContent">["withdrew"];
}

/** Rows that were published at once a moment ago, by what brings back what was there before. */
export interface ManyUndoable extends Pick<Undoable, "kind" | "address" | "withdrew"> {
	readonly rows: SentBody<"publishRows">["rows"];
}

/** Adds the withdrawn plan to the server's message. */
export function withFormerPlan(message: string, withdrew: Undoable["withdrew"], lang: Lang): string {
	if (!withdrew) return message;
	const moment = dayAndTime(new Date(withdrew.from), new Date(), lang);
	return `${message} ${fill(words.withdrew[lang], { moment })}`;
}

/** The one toast that offers to undo something: of two the key would undo both, and the older what is no longer there. */
const toastId = "undo";

/** Says what has become of a version, and offers for half a minute to undo it; its form and its history do for good. */
export function sayUndoable(message: string, undoable: Undoable | ManyUndoable): void {
	sayToast(
		"success",
		withFormerPlan(message, undoable.withdrew, readStaffLanguage()),
		<p className="cluster">
			{undoable.address ? <LinkToPage address={undoable.address} /> : null}
			<Undo of={undoable} onDone={endUndo} />
		</p>,
		desk.undo,
		toastId,
	);
}

/** Takes back the offer, for the key would undo what is no longer the last act; at once, for `dismiss` removes the next one with it. */
export const endUndo = () => toast.remove(toastId);

export function LinkToPage({ address }: { address: string }) {
	return (
		<a className={`press way ${styles.undo}`} href={address} target="_blank" rel="noreferrer">
			{words.see[readStaffLanguage()]}
			<NewTabSign />
		</a>
	);
}

const isTyped = (target: EventTarget | null) =>
	target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Plans again what was planned before. @param latest the number of the row's latest version */
async function planAgain(
	{ kind, key }: Undoable,
	{ version, from, until }: NonNullable<Undoable["withdrew"]>,
	latest: number,
	lang: Lang,
) {
	const versions = await call("contentVersions", undefined, lang, { kind, key });
	if (isRefusal(versions)) return versions;
	const row = versions.find((each) => each.version === version)?.row;
	if (!row) return undefined;
	const plan = { key, basedOn: latest, row, from, ...(until && { until }) };
	return call("planContent", plan, lang, { kind });
}

/** Undoes one version. @returns the answer, and that of planning again what it had taken the place of */
async function undoOne(undoable: Undoable, lang: Lang) {
	const { kind, key, version, before, withdrew } = undoable;
	const again = { key, basedOn: version };
	const note = fill(words.note[lang], { number: version });
	const undone = await (before === undefined
		? call("withdrawContent", { key, number: version }, lang, { kind })
		: before === null
			? call("unpublishContent", again, lang, { kind })
			: call("publishContent", { ...again, row: before, note }, lang, { kind }));
	const latest = before === undefined ? version : version + 1;
	const planned =
		isRefusal(undone) || !withdrew ? undefined : await planAgain(undoable, withdrew, latest, lang);
	const message = before === undefined && !isRefusal(undone) ? undone.message : words.undone[lang];
	return { undone, planned, message };
}

async function undoMany({ kind, rows }: ManyUndoable, lang: Lang) {
	const undone = await call("publishRows", { rows, note: words.manyNote[lang] }, lang, { kind });
	return { undone, planned: undefined, message: words.undone[lang] };
}

/** Says that an act on many rows is done, and offers to undo it where that is possible. */
export function sayDone(
	kind: DeskKind,
	{ message, undo = [] }: { message: string; undo?: ManyUndoable["rows"] },
): void {
	if (undo.length > 0) sayUndoable(message, { kind, rows: undo });
	else sayToast("success", message);
}

function Undo({ of: undoable, onDone }: { of: Undoable | ManyUndoable; onDone: () => void }) {
	const lang = readStaffLanguage();
	const [busy, setBusy] = useState(false);
	const reload = useReload();

	async function undo() {
		if (busy) return;
		setBusy(true);
		const { undone, planned, message } = await ("rows" in undoable
			? undoMany(undoable, lang)
			: undoOne(undoable, lang));
		onDone();
		// The button goes with its toast.
		document.querySelector<HTMLElement>("h1")?.focus();
		if (isRefusal(undone)) return void toastRefusal(undone, "contentUnchanged", lang);
		sayToast("success", message);
		if (isRefusal(planned)) sayToast("error", words.planLost[lang], <p>{planned.error}</p>);
		await reload();
	}

	const onKey = useEffectEvent((event: KeyboardEvent) => {
		// In a field the key undoes what was typed there.
		if (!undoes(event) || isTyped(event.target)) return;
		event.preventDefault();
		undo();
	});
	useEffect(() => {
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);

	return (
		<button type="button" className={`press way ${styles.undo}`} aria-keyshortcuts="Control+Z" onClick={undo}>
			{words[busy ? "undoing" : "undo"][lang]} <kbd>Ctrl+Z</kbd>
		</button>
	);
}
