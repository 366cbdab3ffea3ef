import { type RefObject, useEffect, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { useLocation, useSearchParams } from "../../navigation/navigation.ts";

export interface SearchText {
	/** What is in the box; narrows the rows at once. */
	readonly typed: string;
	readonly type: (text: string) => void;
	readonly box: RefObject<HTMLInputElement | null>;
}

/** The address waits for a pause in the typing, ms: some browsers refuse more than a hundred changes in half a minute. */
const pause = 300;

/** Marks our own changes of the address, so that they are not taken for somebody else's. */
const fromTyping = { fromTyping: true };

/**
 * The search text of a page, which lives in the address (`?q=`): it can be shared, survives a reload, and is what a form sends
 * where no script runs. While a person types, the rows follow the box and the address follows after.
 *
 * @param part what the address says besides where a page has several boxes (`section=employees`): the text is meant for that one
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
		// As the address stands now: a choice made during the pause is in it, and not yet in what was rendered then.
		const now = new URLSearchParams(window.location.search);
		if (part) now.set(part.name, part.value);
		if (text === "") now.delete("q");
		else now.set("q", text);
		setParams(now, { replace: true, state: fromTyping });
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new address that typing did not make empties or fills the box
	useEffect(() => {
		if (location.state?.fromTyping === true) return;
		// Whatever else moves the address on overtakes what was still to be written.
		clearTimeout(waiting.current);
		setTyped(inAddress);
	}, [location.key]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once: what was typed before the script came is not lost
	useEffect(() => {
		const early = box.current?.value ?? "";
		if (early !== inAddress) type(early);
		return () => clearTimeout(waiting.current);
	}, []);

	return { typed, type, box };
}
