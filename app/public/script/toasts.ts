import { toasts } from "#contract/limits.ts";
import { takeToast } from "../../parts/toast/kept-toast.ts";

/** Messages of the frame: native popovers that a button opens; script says them aloud and takes them away after §9's time. */
export function showToasts(): void {
	const announcer = document.getElementById("announcer");
	document.addEventListener(
		"toggle",
		({ target, newState }) => {
			const toast = target as HTMLElement;
			if (newState !== "open" || !toast.matches("[data-toast]")) return;
			if (announcer) announcer.textContent = toast.textContent;
			hideLater(toast);
		},
		true,
	);
	const kept = takeToast();
	const toast = document.getElementById("kept-toast");
	const words = toast?.querySelector("p");
	if (!kept || !toast || !words) return;
	words.textContent = kept.words;
	toast.showPopover?.();
}

/** Whoever points at a message or stands in it is still reading. */
function hideLater(toast: HTMLElement): void {
	setTimeout(() => {
		if (toast.matches(":hover, :focus-within")) hideLater(toast);
		else toast.hidePopover();
	}, toasts.stay.success);
}
