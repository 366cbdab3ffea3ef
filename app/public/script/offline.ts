import { workerPath } from "#contract/offline.ts";

/** The cache takes up to 800 kB (`limits.offline`), too much under Save-Data or on a slow connection; what is cached already stays. */
function isCostly(): boolean {
	const { connection } = navigator as Navigator & {
		connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
	};
	return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** Has the service worker cache the pages of this language for readers without a connection (offline/worker.inline.js). */
export async function cachePages(): Promise<void> {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator) || isCostly()) return;
	try {
		const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
		await registration.update();
		// The newest worker: an older one would take its own cache for up to date.
		const worker = registration.installing ?? registration.waiting ?? registration.active;
		worker?.postMessage({ cache: document.documentElement.lang });
	} catch {
		// No connection now, or a browser without storage: the site works without.
	}
}
