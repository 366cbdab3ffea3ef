import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("a process that takes more memory than it may is ended, in buffers too and while it is busy", () => {
	const module = new URL("./end-when-large.ts", import.meta.url).href;
	const eat = `
		const { endWhenLarge } = await import("${module}");
		endWhenLarge(200_000_000);
		const eaten = [];
		const pause = new Int32Array(new SharedArrayBuffer(4));
		for (let count = 0; count < 1000; count += 1) {
			eaten.push(Buffer.alloc(1_000_000, 1));
			Atomics.wait(pause, 0, 0, 1);
		}
	`;
	const run = () => execFileSync(process.execPath, ["--input-type=module", "-e", eat], { stdio: "ignore" });
	expect(run).toThrow(expect.objectContaining({ signal: "SIGKILL" }));
});
