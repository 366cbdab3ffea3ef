import type { Text } from "./language.ts";

/**
 * toast: §9's toasts · alert: a line in the page with role="alert" · confirm: an accessible question ·
 * page: fills the screen · text: a quiet line in the page.
 */
export type Presentation = "toast" | "alert" | "confirm" | "page" | "text";

/** §4 */
export const toastKinds = ["blank", "error", "success", "loading", "custom"] as const;
export type ToastKind = (typeof toastKinds)[number];

export type Outcome = {
	/** The HTTP status of an answer that ends so; none where no call is involved. */
	readonly status?: number;
	/** `{field}`-like gaps are filled by `say`. */
	readonly words: Text;
	readonly presentation: Presentation;
	readonly kind?: ToastKind;
	/** A Retry button beside the words: §8 only logs these, and a person would be left waiting. */
	readonly retry?: true;
};
