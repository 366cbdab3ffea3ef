/** What a server keeps of its memory when nothing can be cleared away any more, megabytes. */
export interface Kept {
	/** Objects and buffers that something still holds. */
	readonly held: number;
	/** The process as a whole, as the system sees it. */
	readonly resident: number;
}

/** Start a server with this, and it tells `inspect` where it may be asked. */
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
		/** Clears away what nobody holds, and tells what is left. */
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
