import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Text } from "#contract/language.ts";
import { Button } from "../../parts/button/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { useSay } from "../../words/language.ts";
import styles from "./confirm.module.css";
import { staffWords as words } from "./words.ts";

interface Props {
	title: string;
	/** The exact question of §5. */
	question: string;
	children: ReactNode;
	/** Keep and Delete by default. */
	labels?: { readonly keep: Text; readonly act: Text; readonly acting: Text };
	/** Deletes; resolves to whether that worked. The dialog closes either way. */
	onAct: () => Promise<boolean>;
	/** Gets the focus afterwards, where the button that opened the dialog is deleted with its row. */
	list?: RefObject<HTMLElement | null>;
	onClose: () => void;
}

const deletion = { keep: words.keep, act: words.delete, acting: words.deleting };

/** Asks before an act that can't be undone; the focus and Escape are on Keep. */
export function Confirm({ title, question, children, labels = deletion, onAct, list, onClose }: Props) {
	const say = useSay();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const keep = useRef<HTMLButtonElement>(null);
	const isGone = useRef(false);
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		dialog.current?.showModal();
		keep.current?.focus();
	}, []);

	async function remove() {
		if (busy) return;
		setBusy(true);
		isGone.current = await onAct();
		dialog.current?.close();
	}

	function close() {
		onClose();
		if (isGone.current) list?.current?.focus({ preventScroll: true });
	}

	return (
		<Dialog id={id} ref={dialog} title={title} head="paper" onClose={close}>
			<div>
				<p className={styles.question}>{question}</p>
				<div className={styles.about}>{children}</div>
			</div>
			<div className={`stack ${styles.answers}`}>
				<Button ref={keep} look="line" onClick={() => dialog.current?.close()}>
					{say(labels.keep)}
				</Button>
				<Button look="red" busy={busy} onClick={remove}>
					{say(busy ? labels.acting : labels.act)}
				</Button>
			</div>
		</Dialog>
	);
}
