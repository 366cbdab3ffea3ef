import { useEffect, useEffectEvent } from "react";
import { letterOf } from "./letter-of.ts";

/** `j` and `k` step to the next and former of a list, as in mail programs; not while somebody types. */
export function useStepKeys(step: (by: 1 | -1) => void): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		const by = ({ j: 1, k: -1 } as const)[letterOf(event)];
		if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
		if (document.activeElement?.closest("input, select, textarea, dialog, [popover]")) return;
		step(by);
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, []);
}
