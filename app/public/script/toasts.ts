import { toasts } from "#contract/limits.ts";
import { takeFlashToast } from "../../parts/toast/flash-toast.ts";

/** The frame's messages are native popovers that a button opens; script announces them and hides them after the time of §9. */
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
	const message = takeFlashToast();
	const toast = document.getElementById("flash-toast");
	const words = toast?.querySelector("p");
	if (!message || !toast || !words) return;
	words.textContent = message.words;
	toast.showPopover?.();
}

/** Hides a message later, unless it is pointed at or has the focus. */
function hideLater(toast: HTMLElement): void {
	setTimeout(() => {
		if (toast.matches(":hover, :focus-within")) hideLater(toast);
		else toast.hidePopover();
	}, toasts.stay.success);
}
