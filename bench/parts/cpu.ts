import { callPath } from "../../contract/api.ts";
import { median, ratio, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { pin } from "../processes.ts";
import { signIn, startSite } from "../site.ts";
import type { Figures } from "../targets.ts";
import { ask, startTwin } from "../twin.ts";
import { type Load, type LoadOptions, load } from "../wrk.ts";

/** Seconds of one run. */
const seconds = 3;

/** Requests after which the compiler has done its work, and the most runs that this may take on a busy machine. */
const warm = { requests: 60_000, runs: 10 };

type Contender = Omit<LoadOptions, "seconds">;

/** A page from the cache beside nginx with the same bytes, and how many calls of somebody signed in one core answers. */
export async function cpu({ checkout, runs, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port, { checkout });
	try {
		await site.warm();
		const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };
		const twin = await startTwin(port + 1, [await ask(site.address, "/", headers)]);
		const page = { url: `${site.address}/`, pid: site.pid, headers };
		const [ours = [], nginx = []] = await inTurn(runs, [
			page,
			{ ...page, ...twin, url: `${twin.address}/` },
		]).finally(twin.stop);
		const spent = [ours, nginx].map((list) => list.map(({ cpu }) => cpu));
		say(`a page, µs: ${spent.map((list) => list.map(short).join(" ")).join(" | nginx ")}`);

		const authorization = `Bearer ${await signIn(site)}`;
		const [me = []] = await inTurn(runs, [
			{
				url: site.address + callPath("me"),
				pid: site.pid,
				headers: { authorization, accept: "application/json" },
			},
		]);
		const rates = me.map(({ perSecond }) => perSecond);
		say(`/api/me a second: ${rates.map(short).join(" ")}`);
		return { cpuPage: ratio(spent[0] ?? [], spent[1] ?? []), mePerSecond: median(rates) };
	} finally {
		await site.stop();
	}
}

/** Loads each in turn, alone on a core, in reversed order every other time. @throws where an answer is bad */
async function inTurn(runs: number, contenders: readonly Contender[]): Promise<Load[][]> {
	for (const contender of contenders) {
		pin(contender.pid, 0);
		let requests = 0;
		for (let run = 0; run < warm.runs && requests < warm.requests; run += 1) {
			requests += (await load({ ...contender, seconds })).requests;
		}
	}
	const loads = contenders.map((): Load[] => []);
	for (let run = 0; run < runs; run += 1) {
		const order = [...contenders.entries()];
		for (const [which, contender] of run % 2 === 0 ? order : order.reverse()) {
			const done = await load({ ...contender, seconds });
			if (done.bad > 0) throw new Error(`${done.bad} answers of ${contender.url} were bad`);
			loads[which]?.push(done);
		}
	}
	return loads;
}
