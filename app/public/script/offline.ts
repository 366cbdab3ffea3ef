import { workerPath } from "#contract/offline.ts";

/** Some 600 kB more are too much for whoever saves data or is on a slow line; what is cached already stays. */
function isCostly(): boolean {
	const { connection } = navigator as Navigator & {
		connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
	};
	return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** Asks for the pages of this language to be cached for a time without a connection (app/public/offline/worker.inline.js). */
export async function cachePages(): Promise<void> {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator) || isCostly()) return;
	try {
		const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
		await registration.update();
		// The newest one: an older one would take what it holds for up to date.
		const worker = registration.installing ?? registration.waiting ?? registration.active;
		worker?.postMessage({ cache: document.documentElement.lang });
	} catch {
		// No connection just now, or a browser that keeps nothing: the site works without.
	}
}
