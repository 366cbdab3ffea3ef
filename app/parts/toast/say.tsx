import type { ReactNode } from "react";
import { toast } from "react-hot-toast/headless";
import { rememberToast } from "./flash-toast.ts";
import { ToastBody, type ToastKind } from "./toast-body.tsx";

/**
 * Shows a toast, again after a navigation that follows at once. The limit of 20 is the library's own, which is §9's.
 *
 * @param more a link to what can be done next, which the next document doesn't show
 * @param stay for how long, milliseconds; by default as long as its kind
 * @param id of a toast that there is once; by default the same words replace their toast instead of piling up
 * @returns the toast's id, for `toast.dismiss`
 */
export function say(
	kind: ToastKind,
	words: string,
	more?: ReactNode,
	stay?: number,
	id = `${kind} ${words}`,
): string {
	if (!more) rememberToast(kind, words);
	const body = <ToastBody kind={kind} words={words} more={more} />;
	const options = { id, ...(stay && { duration: stay }) };
	if (kind === "blank") return toast(body, options);
	return toast[kind](body, options);
}
