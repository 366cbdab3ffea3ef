import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

test("what ends npm start or npm run bench ends what it has handed over to, and ends as that does", async () => {
	const setup = new URL("./setup.mjs", import.meta.url).href;
	// Says its id once it hears the signal, and ends by itself where none comes.
	const work = `
		process.on("SIGTERM", () => process.exit(7));
		setTimeout(() => {}, 20_000);
		process.stdout.write(String(process.pid));
	`;
	const script = `import { handOver } from ${JSON.stringify(setup)}; handOver(["-e", ${JSON.stringify(work)}])`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [line] = await once(child.stdout, "data");
	const handedTo = Number(line);
	expect(() => process.kill(handedTo, 0)).not.toThrow();
	child.kill("SIGTERM");
	expect(await once(child, "exit")).toEqual([7, null]);
	expect(() => process.kill(handedTo, 0)).toThrow();
});
