import type { Settings } from "../options.ts";
import { memory as held } from "../processes.ts";
import { startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

/** Milliseconds of rest before the site is looked at: the engine tidies up when nothing is asked. */
const rest = 20_000;

/** Memory of the idle site with all pages rendered. */
export async function memory({ checkout, port }: Settings): Promise<Figures> {
	const site = await startSite(port, { checkout });
	try {
		await site.warm();
		await new Promise((resolve) => setTimeout(resolve, rest));
		return { memory: held(site.pid) };
	} finally {
		await site.stop();
	}
}
