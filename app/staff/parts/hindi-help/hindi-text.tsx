import {
	type ClipboardEvent,
	type ComponentProps,
	type KeyboardEvent,
	useEffect,
	useRef,
	useState,
} from "react";
import { hindiHelp } from "#contract/content/limits.ts";
import { fill } from "#contract/language.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { letterOf } from "../letter-of.ts";
import styles from "./hindi-help.module.css";
import { switchHindiHelp, useHindiHelp } from "./hindi-switch.ts";
import { insert } from "./insert.ts";
import { fromKrutiDev, looksLikeKrutiDev } from "./kruti-dev.ts";
import { latinWordAt } from "./latin-word.ts";
import { pastePlain } from "./paste-plain.ts";
import { hindiWords as words } from "./words.ts";

export type TextBoxProps = ComponentProps<"textarea"> & { id: string; value: string };

interface Offer {
	readonly typed: string;
	readonly start: number;
	readonly words: readonly string[];
}

/** A textarea that offers Hindi for the Latin word before the caret, and Unicode for pasted Kruti Dev. */
export function HindiText({ id, value, ...props }: TextBoxProps) {
	const say = useSay();
	const lang = useLang();
	const isOn = useHindiHelp();
	const box = useRef<HTMLTextAreaElement>(null);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const request = useRef<AbortController>(undefined);
	const [offer, setOffer] = useState<Offer>();
	const [marked, setMarked] = useState(0);
	const [pasted, setPasted] = useState<string>();
	const listId = `${id}-words`;

	function close() {
		clearTimeout(waiting.current);
		request.current?.abort();
		setOffer(undefined);
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box goes
	useEffect(() => close, []);

	function lookUp() {
		close();
		const { value: text = "", selectionStart = 0 } = box.current ?? {};
		const last = isOn ? latinWordAt(text, selectionStart) : undefined;
		if (last) waiting.current = setTimeout(fetchWords, hindiHelp.typingPause, last);
	}

	async function fetchWords({ word, start }: { word: string; start: number }) {
		const asked = new AbortController();
		request.current = asked;
		const found = await call("hindiWords", undefined, lang, { word }, asked.signal);
		// Offline, the field works without help.
		if (asked.signal.aborted || isRefusal(found) || found.length === 0) return;
		setMarked(0);
		setOffer({ typed: word, start, words: found });
	}

	function choose(word: string | undefined) {
		if (!box.current || !offer || word === undefined) return;
		insert(box.current, word, offer.start, offer.start + offer.typed.length);
		close();
	}

	function act(event: KeyboardEvent) {
		if (event.altKey && letterOf(event) === "h") {
			switchHindiHelp();
			close();
		} else if (!offer) return;
		else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			const step = event.key === "ArrowDown" ? 1 : -1;
			setMarked((marked + step + offer.words.length) % offer.words.length);
		} else if (event.key === "Escape") {
			event.stopPropagation();
			close();
		} else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) choose(offer.words[marked]);
		else return;
		event.preventDefault();
	}

	function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
		const text = pastePlain(event);
		setPasted(looksLikeKrutiDev(text) ? text : undefined);
	}

	const krutiDev = pasted !== undefined && value.includes(pasted) ? pasted : undefined;

	function convert() {
		if (!box.current || krutiDev === undefined) return;
		const start = value.lastIndexOf(krutiDev);
		insert(box.current, fromKrutiDev(krutiDev), start, start + krutiDev.length);
		setPasted(undefined);
	}

	return (
		<div className={styles.help}>
			{krutiDev === undefined ? null : (
				<Note tone="look" role="status">
					<p>{say(words.krutiDev)}</p>
					<blockquote lang="hi">{fromKrutiDev(krutiDev)}</blockquote>
					<p className={styles.answers}>
						<Button look="line" onClick={convert}>
							{say(words.useIt)}
						</Button>
						<Button
							look="line"
							onClick={() => {
								setPasted(undefined);
								box.current?.focus();
							}}
						>
							{say(words.keepIt)}
						</Button>
					</p>
				</Note>
			)}
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
					// Keeps the focus in the box, or the button would vanish before the click.
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => {
						switchHindiHelp();
						close();
					}}
				>
					<span aria-hidden="true">अ</span> {say(words.switch)} <kbd>Alt+H</kbd>
				</button>
				{offer ? (
					<div
						id={listId}
						role="listbox"
						aria-label={say(words.suggestions)}
						lang="hi"
						className={styles.list}
					>
						{offer.words.map((word, index) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
							// biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the marked one
							<div
								key={word}
								id={`${listId}-${index}`}
								role="option"
								aria-selected={index === marked}
								// Keeps the focus in the box, or the list would close before the click.
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => choose(word)}
							>
								{word}
							</div>
						))}
					</div>
				) : null}
			</div>
			<p role="status" className="visually-hidden">
				{offer ? fill(say(words.offered), { typed: offer.typed, words: offer.words.join(", ") }) : ""}
			</p>
		</div>
	);
}
