import { type RefObject, useEffect } from "react";
import { letterOf } from "../../parts/letter-of.ts";

/** `j` and `k` move to the next and former row, as in mail programs; not while somebody types. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		function step(event: KeyboardEvent) {
			const by = { j: 1, k: -1 }[letterOf(event)];
			const { activeElement: active } = document;
			if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
			if (active?.closest("input, select, textarea, dialog, [popover]")) return;
			const links = [...(list.current?.querySelectorAll<HTMLElement>("li a") ?? [])];
			const now = links.indexOf(active as HTMLElement);
			links[now < 0 && by < 0 ? links.length - 1 : now + by]?.focus();
		}
		addEventListener("keydown", step);
		return () => removeEventListener("keydown", step);
	}, [list]);
}
