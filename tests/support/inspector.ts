/** A server's memory after a garbage collection, megabytes. */
export interface Kept {
	/** Reachable objects and buffers. */
	readonly held: number;
	/** The resident set of the process. */
	readonly resident: number;
}

/** Start a server with this, so that `inspect` can connect to it. */
export const inspectable = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

/** @param printed what the server has printed, which names the address of its inspector */
export async function inspect(printed: string) {
	const address = /Debugger listening on (ws:\S+)/.exec(printed)?.[1];
	if (!address) throw new Error(`The server can't be inspected:\n${printed}`);
	const line = new WebSocket(address);
	await new Promise((resolve, reject) => {
		line.addEventListener("open", resolve);
		line.addEventListener("error", reject);
	});
	let count = 0;
	const ask = (method: string, params = {}) => {
		count += 1;
		const id = count;
		return new Promise<unknown>((resolve) => {
			line.addEventListener("message", function answered({ data }) {
				const message = JSON.parse(String(data));
				if (message.id !== id) return;
				line.removeEventListener("message", answered);
				resolve(message.result);
			});
			line.send(JSON.stringify({ id, method, params }));
		});
	};
	await ask("HeapProfiler.enable");

	return {
		/** Collects garbage and measures what is left. */
		async kept(): Promise<Kept> {
			await ask("HeapProfiler.collectGarbage");
			const expression = "JSON.stringify(process.memoryUsage())";
			const { result } = (await ask("Runtime.evaluate", { expression })) as { result: { value: string } };
			const { heapUsed, external, rss } = JSON.parse(result.value);
			return { held: (heapUsed + external) / 2 ** 20, resident: rss / 2 ** 20 };
		},
		close: () => line.close(),
	};
}
