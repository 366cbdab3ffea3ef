import { type PointerEvent, type RefObject, useRef } from "react";

/** Distance from the window's edge at which it scrolls, and pixels a frame. */
const edge = 64;
const step = 12;

interface Drag {
	readonly from: number;
	readonly pointer: number;
	to: number;
	y: number;
}

/**
 * Drags rows by a handle (`data-handle`), by mouse, pen or finger. A line (`data-drop`) shows the new place; Escape and a cancelled touch
 * change nothing.
 *
 * @param list its children are the rows
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
	const drag = useRef<Drag>(undefined);

	function mark() {
		for (const row of list.current?.children ?? []) row.removeAttribute("data-drop");
		const { from, to } = drag.current ?? { from: 0, to: 0 };
		if (from === to) return;
		list.current?.children[to]?.setAttribute("data-drop", to < from ? "before" : "after");
	}

	function look(y: number) {
		if (!drag.current) return;
		const rows = [...(list.current?.children ?? [])];
		const over = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
		drag.current.to = over < 0 ? rows.length - 1 : over;
		drag.current.y = y;
		mark();
	}

	function scrollAlong() {
		if (!drag.current) return;
		const { y } = drag.current;
		const by = y < edge ? -step : y > innerHeight - edge ? step : 0;
		if (by !== 0) {
			scrollBy({ top: by, behavior: "instant" });
			look(y);
		}
		requestAnimationFrame(scrollAlong);
	}

	function end(isDropped: boolean) {
		const { from, to } = drag.current ?? { from: 0, to: 0 };
		drag.current = undefined;
		mark();
		removeEventListener("keydown", onKey, true);
		if (isDropped && from !== to) onDrop(from, to);
	}

	const onKey = (event: KeyboardEvent) => {
		if (event.key === "Escape") end(false);
	};

	return {
		onPointerDown(event: PointerEvent) {
			const handle = (event.target as Element).closest<HTMLElement>("[data-handle]");
			if (!handle || event.button !== 0 || !event.isPrimary) return;
			handle.setPointerCapture(event.pointerId);
			const from = Number(handle.dataset.handle);
			drag.current = { from, to: from, pointer: event.pointerId, y: event.clientY };
			addEventListener("keydown", onKey, true);
			requestAnimationFrame(scrollAlong);
		},
		onPointerMove(event: PointerEvent) {
			if (event.pointerId === drag.current?.pointer) look(event.clientY);
		},
		onPointerUp: () => end(true),
		onPointerCancel: () => end(false),
	};
}
