import { keepToasts } from "../parts/toast/kept-toasts.ts";

/** Opens another document of the site; what a toast says goes along. */
export function leave(address: string, replace = false): void {
	keepToasts();
	if (replace) location.replace(address);
	else location.assign(address);
}
