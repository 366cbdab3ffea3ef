import { median, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

/** From the start of the built site to its first answer: the home page, whole. */
export async function start({ runs, port, say }: Settings): Promise<Figures> {
	const times: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		const site = await startSite(port);
		times.push(site.startedIn);
		await site.stop();
	}
	say(`first answer after ${times.map(short).join(", ")} ms`);
	return { start: median(times) };
}
