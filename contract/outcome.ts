import type { Text } from "./language.ts";

/** toast: §9's toasts · alert: a line with role="alert" · confirm: an accessible question · page: fills the screen · text: a quiet line. */
export type Presentation = "toast" | "alert" | "confirm" | "page" | "text";

export const toastKinds = ["blank", "error", "success", "loading", "custom"] as const;
export type ToastKind = (typeof toastKinds)[number];

export type Outcome = {
	readonly status?: number;
	readonly words: Text;
	readonly presentation: Presentation;
	readonly kind?: ToastKind;
	/** Adds a Retry button to a failure that §8 only logs, as a person would be left waiting. */
	readonly retry?: true;
};
