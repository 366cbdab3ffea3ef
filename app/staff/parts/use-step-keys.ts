import { useEffect, useEffectEvent } from "react";
import { letterOf } from "./letter-of.ts";

/** Single keys, only while the focus is in the screen, for who dictates presses keys by speaking (WCAG 2.1.4), and not while somebody types. */
function useKeys(act: (key: string, event: KeyboardEvent) => void): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		const { activeElement: focused } = document;
		if (!focused?.closest("main") || focused.closest("input, select, textarea, dialog, [popover]")) return;
		act(/^[/?]$/.test(event.key) ? event.key : letterOf(event), event);
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, []);
}

/** `j` and `k` step to the next and former of a list, as in mail programs. */
export function useStepKeys(step: (by: 1 | -1) => void): void {
	useKeys((key) => {
		const by = ({ j: 1, k: -1 } as const)[key];
		if (by !== undefined) step(by);
	});
}

/** The key of an element's `aria-keyshortcuts` opens its fold or sheet; a button that acts at once is only focused, for a key may be pressed by mistake. */
export function useShortcuts(): void {
	useKeys((key, event) => {
		const named = `[aria-keyshortcuts~="${CSS.escape(key)}"]`;
		const target =
			document.querySelector<HTMLElement>(`main ${named}`) ?? document.querySelector<HTMLElement>(named);
		if (!target) return;
		event.preventDefault();
		target.focus();
		const fold = target.closest("details");
		if (fold?.open === false || target.matches("[popovertarget]")) target.click();
		fold?.querySelector<HTMLElement>("select, textarea, input")?.focus();
	});
}
