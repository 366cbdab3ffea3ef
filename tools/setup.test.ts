import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("what ends npm start or npm run bench ends what it has handed over to, and ends as that does", async () => {
	const setup = new URL("./setup.mjs", import.meta.url).href;
	// Prints its id when it gets the signal, and exits by itself if none comes.
	const work = `
		process.on("SIGTERM", () => process.exit(7));
		setTimeout(() => {}, 120_000);
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

test("npm start installs what builds the site where the environment says production", () => {
	const clone = mkdtempSync(join(tmpdir(), "palika-clone-"));
	try {
		mkdirSync(join(clone, "tools"));
		cpSync(fileURLToPath(new URL("./setup.mjs", import.meta.url)), join(clone, "tools/setup.mjs"));
		// A single local package as the source of the build: nothing is downloaded.
		mkdirSync(join(clone, "builder"));
		writeFileSync(join(clone, "builder/package.json"), JSON.stringify({ name: "builder", version: "1.0.0" }));
		const wanted = { name: "clone", version: "1.0.0", devDependencies: { builder: "file:builder" } };
		writeFileSync(join(clone, "package.json"), JSON.stringify(wanted));
		const packages = {
			"": wanted,
			builder: { version: "1.0.0", dev: true },
			"node_modules/builder": { resolved: "builder", link: true },
		};
		const lock = { name: "clone", version: "1.0.0", lockfileVersion: 3, requires: true, packages };
		writeFileSync(join(clone, "package-lock.json"), JSON.stringify(lock));
		const script = 'import("./tools/setup.mjs").then(({ install }) => install())';
		const { status } = spawnSync(process.execPath, ["-e", script], {
			cwd: clone,
			env: { ...process.env, NODE_ENV: "production" },
			stdio: "ignore",
		});
		expect(status).toBe(0);
		expect(existsSync(join(clone, "node_modules/builder/package.json"))).toBe(true);
	} finally {
		rmSync(clone, { recursive: true });
	}
});

test("a program of the tests that a distribution doesn't have is looked for once, not before every run", () => {
	const clone = mkdtempSync(join(tmpdir(), "palika-clone-"));
	try {
		mkdirSync(join(clone, "tools"));
		cpSync(fileURLToPath(new URL("./setup.mjs", import.meta.url)), join(clone, "tools/setup.mjs"));
		// A distribution whose packages bring none of the programs.
		const asked = join(clone, "asked");
		writeFileSync(join(clone, "apt-get"), `#!/bin/sh\necho "$1" >> ${asked}\n`, { mode: 0o755 });
		writeFileSync(join(clone, "sudo"), '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 });
		const script = 'import("./tools/setup.mjs").then(({ testPrograms }) => testPrograms())';
		for (const _ of ["first run", "second run"]) {
			const { status } = spawnSync(process.execPath, ["-e", script], {
				cwd: clone,
				env: { PATH: clone },
				stdio: "ignore",
			});
			expect(status).toBe(0);
		}
		expect(readFileSync(asked, "utf8")).toBe("update\ninstall\n");
	} finally {
		rmSync(clone, { recursive: true });
	}
});
