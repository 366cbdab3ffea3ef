import { type ClipboardEvent, type ComponentProps, type MouseEvent, useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./hindi-help.module.css";
import { insert } from "./insert.ts";
import { fromKrutiDev, looksLikeKrutiDev } from "./kruti-dev.ts";
import { pastePlain } from "./paste-plain.ts";
import { useOfferedWords } from "./use-offered-words.ts";
import { hindiWords as words } from "./words.ts";

export type TextBoxProps = ComponentProps<"textarea"> & { id: string; value: string };

/** Keeps the focus in the box, or what is pressed would vanish before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A textarea that offers Hindi for the Latin word before the caret, and Unicode for pasted Kruti Dev. */
export function HindiText({ id, value, ...props }: TextBoxProps) {
	const say = useSay();
	const box = useRef<HTMLTextAreaElement>(null);
	const { isOn, offer, marked, close, lookUp, choose, toggle, act } = useOfferedWords(box);
	const [pasted, setPasted] = useState<string>();
	const listId = `${id}-words`;

	function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
		const text = pastePlain(event);
		setPasted(looksLikeKrutiDev(text) ? text : undefined);
	}

	function answer(inUnicode?: string) {
		const start = value.lastIndexOf(pasted ?? "");
		if (!box.current || pasted === undefined) return;
		if (inUnicode === undefined) box.current.focus();
		else insert(box.current, inUnicode, start, start + pasted.length);
		setPasted(undefined);
	}

	return (
		<div className={`stack ${styles.help}`}>
			{pasted !== undefined && value.includes(pasted) ? (
				<KrutiDevNote text={fromKrutiDev(pasted)} onAnswer={answer} />
			) : null}
			<div className={styles.box}>
				<textarea
					{...props}
					ref={box}
					id={id}
					value={value}
					aria-autocomplete="list"
					aria-keyshortcuts="Alt+H"
					aria-controls={offer ? listId : undefined}
					aria-activedescendant={offer ? `${listId}-${marked}` : undefined}
					onInput={lookUp}
					onKeyDown={act}
					onBlur={close}
					onPaste={paste}
				/>
				<button
					type="button"
					className={styles.switch}
					aria-pressed={isOn}
					onMouseDown={keepFocus}
					onClick={toggle}
				>
					<span aria-hidden="true">अ</span> {say(words.switch)} <kbd>Alt+H</kbd>
				</button>
				{offer ? <Words id={listId} of={offer.words} marked={marked} onChoose={choose} /> : null}
			</div>
			<p role="status" className="visually-hidden">
				{offer ? fill(say(words.offered), { typed: offer.typed, words: offer.words.join(", ") }) : ""}
			</p>
		</div>
	);
}

function KrutiDevNote({ text, onAnswer }: { text: string; onAnswer: (text?: string) => void }) {
	const say = useSay();
	return (
		<Note tone="look" role="status">
			<p>{say(words.krutiDev)}</p>
			<blockquote lang="hi">{text}</blockquote>
			<p className="cluster">
				<Button look="line" onClick={() => onAnswer(text)}>
					{say(words.useIt)}
				</Button>
				<Button look="line" onClick={() => onAnswer()}>
					{say(words.keepIt)}
				</Button>
			</p>
		</Note>
	);
}

interface WordsProps {
	id: string;
	of: readonly string[];
	marked: number;
	onChoose: (word: string) => void;
}

function Words({ id, of, marked, onChoose }: WordsProps) {
	const say = useSay();
	return (
		<div id={id} role="listbox" aria-label={say(words.suggestions)} lang="hi" className={styles.list}>
			{of.map((word, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
				// biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the marked one
				<div
					key={word}
					id={`${id}-${index}`}
					role="option"
					aria-selected={index === marked}
					onMouseDown={keepFocus}
					onClick={() => onChoose(word)}
				>
					{word}
				</div>
			))}
		</div>
	);
}

/** A box for one language that pastes plain text and helps with Hindi. */
export function TextBox(props: TextBoxProps) {
	if (props.lang === "hi") return <HindiText {...props} />;
	return <textarea {...props} onPaste={pastePlain} />;
}
