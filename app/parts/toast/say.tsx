import type { ReactNode } from "react";
import { toast } from "react-hot-toast/headless";
import { noteToast } from "./kept-toast.ts";
import { ToastBody, type ToastKind } from "./toast-body.tsx";

/**
 * Shows a toast. How many stay at once is the library's own number, which is that of §9: 20.
 *
 * Said right before another document is opened, it is said there again.
 *
 * @param more a link to what can be done next; it stays behind then
 * @returns the toast's id, for `toast.dismiss`
 */
export function say(kind: ToastKind, words: string, more?: ReactNode): string {
	if (!more) noteToast(kind, words);
	const body = <ToastBody kind={kind} words={words} more={more} />;
	if (kind === "blank") return toast(body);
	return toast[kind](body);
}
