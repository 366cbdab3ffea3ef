import { type RefObject, useEffect, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { useLocation, useSearchParams } from "../../navigation/navigation.ts";

export interface SearchText {
	readonly typed: string;
	readonly type: (text: string) => void;
	readonly box: RefObject<HTMLInputElement | null>;
}

/** Some browsers refuse more than a hundred history changes in half a minute, so the address waits for a pause (ms). */
const pause = 300;

/** Marks our own changes of the address, which must not overwrite the box. */
const fromTyping = { fromTyping: true };

/**
 * The search text of a page, held in the address (`?q=`): it can be shared and reloaded, and is what a form submits without script.
 * The rows follow the box at once, the address after a pause in the typing.
 *
 * @param part the other parameter that must match where a page has several boxes (`section=employees`)
 */
export function useSearchText(part?: { readonly name: string; readonly value: string }): SearchText {
	const [params, setParams] = useSearchParams();
	const location = useLocation();
	const isMeant = !part || params.get(part.name) === part.value;
	const inAddress = isMeant ? (params.get("q") ?? "").slice(0, lengths.search) : "";
	const [typed, setTyped] = useState(inAddress);
	const box = useRef<HTMLInputElement>(null);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

	function type(text: string) {
		setTyped(text);
		clearTimeout(waiting.current);
		waiting.current = setTimeout(write, pause, text);
	}

	function write(text: string) {
		// Read now: a choice made during the pause is in the address, and not in what was rendered before it.
		const now = new URLSearchParams(window.location.search);
		if (part) now.set(part.name, part.value);
		if (text === "") now.delete("q");
		else now.set("q", text);
		setParams(now, { replace: true, state: fromTyping });
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new address that typing did not cause empties or fills the box
	useEffect(() => {
		if (location.state?.fromTyping === true) return;
		clearTimeout(waiting.current);
		setTyped(inAddress);
	}, [location.key]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once: text typed before hydration is not lost
	useEffect(() => {
		const early = box.current?.value ?? "";
		if (early !== inAddress) type(early);
		return () => clearTimeout(waiting.current);
	}, []);

	return { typed, type, box };
}
