import { keepToast } from "../parts/toast/kept-toast.ts";

/** Opens another document of the site, and passes the current toast on to it. */
export function leave(address: string, replace = false): void {
	keepToast();
	if (replace) location.replace(address);
	else location.assign(address);
}
