import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { hindiHelp } from "#contract/content/limits.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { StoredChoice, useStoredChoice } from "../../../session/stored-choice.ts";
import { useLang } from "../../../words/language.ts";
import { letterOf } from "../letter-of.ts";
import { insert } from "./insert.ts";
import { latinWordAt } from "./latin-word.ts";

interface Offer {
	readonly typed: string;
	readonly start: number;
	readonly words: readonly string[];
}

/** Hindi words for the Latin word before the caret, chosen by keys or pointer. */
export function useOfferedWords(box: RefObject<HTMLTextAreaElement | null>) {
	const lang = useLang();
	const isOn = useHindiHelp();
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const request = useRef<AbortController>(undefined);
	const [offer, setOffer] = useState<Offer>();
	const [marked, setMarked] = useState(0);

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

	function toggle() {
		switchHindiHelp();
		close();
	}

	function act(event: KeyboardEvent) {
		if (event.altKey && letterOf(event) === "h") toggle();
		else if (!offer) return;
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

	return { isOn, offer, marked, close, lookUp, choose, toggle, act };
}

const help = new StoredChoice("hindiHelp", ["on", "off"], () => "on");

const switchHindiHelp = (): void => help.choose(help.read() === "on" ? "off" : "on");

const useHindiHelp = (): boolean => useStoredChoice(help, "on") === "on";
