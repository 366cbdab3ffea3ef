import { type PointerEvent, type RefObject, useRef } from "react";

/** So near to the edge of the window the page scrolls along, by so much a frame. */
const edge = 64;
const step = 12;

interface Drag {
	readonly from: number;
	readonly pointer: number;
	to: number;
	y: number;
}

/**
 * Rows that are dragged by a handle, `data-handle` with the row's place, by mouse, pen or finger. The rows stay where they are until the
 * handle is let go; a line (`data-drop`) says where that would be. Escape, and whatever else ends a touch, lets all stay as it was.
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

	/** A list is longer than a phone: at the edge of the window it goes on. */
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
