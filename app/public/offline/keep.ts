import type { Lang } from "#contract/language.ts";
import { workerPath } from "#contract/offline.ts";

/** What a browser tells of the line, where it does. */
interface Line {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
}

/** Some 600 kB more are too much for whoever saves data or is on a slow line; what is kept already stays. */
function isCostly(): boolean {
	const { connection } = navigator as Navigator & { connection?: Line };
	return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** Asks for the pages of a language to be kept for a time without a connection (app/public/offline/worker.inline.js). */
export async function keepPages(lang: Lang): Promise<void> {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator) || isCostly()) return;
	try {
		const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
		await registration.update();
		// The newest one: an older one would take what it holds for up to date.
		const worker = registration.installing ?? registration.waiting ?? registration.active;
		worker?.postMessage({ keep: lang });
	} catch {
		// No connection just now, or a browser that keeps nothing: the site works without.
	}
}
