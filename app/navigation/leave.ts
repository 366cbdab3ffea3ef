import { flashToast } from "../parts/toast/flash-toast.ts";

/** Opens another document of the site, and passes the current toast on to it. */
export function leave(address: string, replace = false): void {
	flashToast();
	if (replace) location.replace(address);
	else location.assign(address);
}
