import type { ReactNode } from "react";
import { toast } from "react-hot-toast/headless";
import { rememberToast } from "./flash-toast.ts";
import { ToastBody, type ToastKind } from "./toast-body.tsx";

/**
 * Shows a toast, again after a navigation that follows at once. The limit of 20 is the library's own, which is §9's.
 *
 * @param more a link to what can be done next; the toast then stays
 * @returns the toast's id, for `toast.dismiss`; the same words again replace their toast instead of piling up
 */
export function say(kind: ToastKind, words: string, more?: ReactNode): string {
	if (!more) rememberToast(kind, words);
	const body = <ToastBody kind={kind} words={words} more={more} />;
	const id = `${kind} ${words}`;
	if (kind === "blank") return toast(body, { id });
	return toast[kind](body, { id });
}
