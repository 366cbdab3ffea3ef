import { setImmediate as turn } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { readForm } from "#server/calls/read-form.ts";

interface Sent {
	readonly sent: Uint8Array;
	readonly type: string;
}

/** Reads forms in a thread and tells the longest time that it held it, in microseconds of its processor time. */
parentPort?.on("message", async ({ sent, type }: Sent) => {
	let [longest, isOver] = [0, false];
	const watch = async () => {
		for (let before = process.threadCpuUsage(); !isOver; before = process.threadCpuUsage()) {
			await turn();
			const { user, system } = process.threadCpuUsage(before);
			longest = Math.max(longest, user + system);
		}
	};
	const watching = watch();
	const read = await readForm(Buffer.from(sent.buffer), type).then(
		({ photos }) => `${(photos as File[]).length} photos`,
		(error: Error) => error.message,
	);
	isOver = true;
	await watching;
	parentPort?.postMessage({ read, longest });
});
