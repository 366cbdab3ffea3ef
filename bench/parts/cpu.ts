import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callPath } from "#contract/api.ts";
import { ratio, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { end, pin, start } from "../processes.ts";
import { root, signIn, startSite, until } from "../site.ts";
import { addStaff } from "../staff.ts";
import type { Figures } from "../targets.ts";
import { type Answer, ask, startTwin } from "../twin.ts";
import { load } from "../wrk.ts";

/** Seconds of one run. */
const each = 3;

/** Requests after which the compiler has done its work, and the most runs that this may take on a busy machine. */
const warm = { requests: 60_000, runs: 10 };

/** A server under comparison. */
interface Contender {
	readonly url: string;
	readonly pid: number;
	readonly stop: () => Promise<void>;
}

/** What the site spends on one request, against nginx and against a bare Node server with the same bytes and headers. */
export async function cpu({ runs, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port);
	try {
		await site.warm();
		await addStaff(site.dataDir, 100);
		const authorization = `Bearer ${await signIn(site)}`;
		const asReader = { "accept-encoding": "gzip, deflate, br" };
		const asStaff = { authorization, accept: "application/json" };
		const contend = async (path: string, headers: Record<string, string>, isUnchanged = false) => {
			const answer = await ask(site.address, path, headers);
			const asked = isUnchanged ? { ...headers, "if-none-match": etagOf(answer) } : headers;
			const bare = await startBare(port + 2, isUnchanged ? await ask(site.address, path, asked) : answer);
			const twin = await startTwin(port + 1, [answer], { unchanged: isUnchanged });
			const ours = { url: site.address + path, pid: site.pid };
			try {
				return await against(say, path, asked, runs, ours, { ...twin, url: twin.address + path }, bare);
			} finally {
				await twin.stop();
				await bare.stop();
			}
		};
		const page = await contend("/", asReader);
		const unchanged = await contend("/", asReader, true);
		const me = await contend(callPath("me"), asStaff);
		const users = await contend(callPath("users"), asStaff);
		return {
			cpuPage: page.ours,
			cpuPageBare: page.bare,
			cpuUnchanged: unchanged.ours,
			cpuUnchangedBare: unchanged.bare,
			cpuMe: me.ours,
			cpuUsers: users.ours,
		};
	} finally {
		await site.stop();
	}
}

/** Site, nginx and bare server in turn, the order turned round each time. */
async function against(
	say: Settings["say"],
	path: string,
	headers: Record<string, string>,
	runs: number,
	...contenders: readonly [ours: Omit<Contender, "stop">, nginx: Contender, bare: Contender]
): Promise<{ ours: number; bare: number }> {
	const spent = contenders.map((): number[] => []);
	for (const { url, pid } of contenders) {
		pin(pid, 0);
		let asked = 0;
		for (let run = 0; run < warm.runs && asked < warm.requests; run += 1) {
			asked += (await load({ url, pid, headers, seconds: each })).requests;
		}
	}
	for (let run = 0; run < runs; run += 1) {
		const order = [...contenders.keys()];
		for (const which of run % 2 === 0 ? order : order.reverse()) {
			const { url, pid } = contenders[which] as Contender;
			const { cpu, bad } = await load({ url, pid, headers, seconds: each });
			if (bad > 0) throw new Error(`${bad} answers of ${url} were bad`);
			spent[which]?.push(cpu);
		}
	}
	const [ours = [], nginx = [], bare = []] = spent;
	const found = { ours: ratio(ours, nginx), bare: ratio(bare, nginx) };
	const lists = [ours, nginx, bare].map((list) => list.map(short).join(" "));
	say(`${path}: site ${short(found.ours)}×, bare Node ${short(found.bare)}× (µs: ${lists.join(" | ")})`);
	return found;
}

function etagOf({ headers }: Answer): string {
	const etag = headers.find(([name]) => /^etag$/i.test(name))?.[1];
	if (!etag) throw new Error("The page has no ETag");
	return etag;
}

async function startBare(port: number, { path, status, headers, body }: Answer): Promise<Contender> {
	const folder = mkdtempSync(join(tmpdir(), "palika-bench-bare-"));
	const file = join(folder, "answer.json");
	const kept = headers.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name)).flat();
	writeFileSync(file, JSON.stringify({ status, headers: kept, body: body.toString("base64") }));
	const child: ChildProcess = start(process.execPath, ["bench/bare.ts", String(port), file], {
		cwd: root,
	});
	const url = `http://127.0.0.1:${port}`;
	await until(
		async () => (await ask(url, "/", {}).catch(() => undefined)) !== undefined,
		"The bare server did not answer",
		() => child.exitCode !== null,
	);
	const stop = async () => {
		await end(child);
		rmSync(folder, { recursive: true, force: true });
	};
	return { url: url + path, pid: child.pid ?? 0, stop };
}
