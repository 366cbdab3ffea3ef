import { keepToast } from "../parts/toast/kept-toast.ts";

/** Opens another document of the site; what a toast says goes along. */
export function leave(address: string, replace = false): void {
	keepToast();
	if (replace) location.replace(address);
	else location.assign(address);
}
