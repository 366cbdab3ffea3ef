import type { Settings } from "../options.ts";
import { publicPages } from "../pages.ts";
import { memory as held } from "../processes.ts";
import { startSite } from "../site.ts";
import type { Figures } from "../targets.ts";
import { load } from "../wrk.ts";

/** How long the site rests before it is looked at, milliseconds: the engine tidies up when nothing is asked. */
const rest = 20_000;

/** Seconds of load on every address in turn. */
const loadFor = 20;

/** Memory of the site with all pages made: idle, and after load. */
export async function memory({ port, say }: Settings): Promise<Figures> {
	const site = await startSite(port);
	try {
		await site.warm();
		await new Promise((resolve) => setTimeout(resolve, rest));
		const memoryIdle = held(site.pid);
		const paths = publicPages().map(({ path }) => path);
		const seconds = Math.max(1, Math.round(loadFor / paths.length));
		for (const path of paths) {
			await load({ url: site.address + path, pid: site.pid, headers: { "accept-encoding": "br" }, seconds });
		}
		const memoryAtLoad = held(site.pid);
		await new Promise((resolve) => setTimeout(resolve, rest));
		const memoryLoaded = held(site.pid);
		say(
			`idle ${memoryIdle.toFixed()} MB, under load ${memoryAtLoad.toFixed()}, after it ${memoryLoaded.toFixed()}`,
		);
		return { memoryIdle, memoryLoaded };
	} finally {
		await site.stop();
	}
}
