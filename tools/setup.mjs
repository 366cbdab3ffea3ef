// Prepares a fresh clone for start or tests, on Node 20 or newer and without any package; what is already done is skipped.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));

const oldestNode = 20;
/** Oldest Node for the server, on platforms without one in the lock file. */
const oldestServerNode = 26;
const configs = ["vite.config.ts", "vite.staff.config.ts", "vite.server.config.ts"];
const sources = ["app", "contract", "server", "tools/build", "tools/fields", "package-lock.json", ...configs];
const chromiums = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const headlessShell = "chromium-headless-shell";

const bin = join(root, "node_modules", ".bin");

export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };

/** Compile cache for a faster next start; a young generation half as large as usual, and one arena (decision 65). */
export const serverEnv = {
	NODE_COMPILE_CACHE: join(root, "build/compiled"),
	NODE_OPTIONS: "--max-semi-space-size=8",
	MALLOC_ARENA_MAX: "1",
	...env,
};

export function run(command, args, extra = {}) {
	const { status, error } = spawnSync(command, args, {
		cwd: root,
		env: { ...env, ...extra },
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (error) fail(`${command} could not be run: ${error.message}`);
	if (status !== 0) process.exit(status ?? 1);
}

export function handOver(args, options) {
	const child = spawn("node", args, { stdio: "inherit", ...options });
	for (const signal of ["SIGINT", "SIGTERM"]) {
		process.on(signal, () => {
			// Ctrl+C reaches the child by itself, and a second signal would end a server at once.
			if (signal === "SIGTERM" || !process.stdin.isTTY) child.kill(signal);
		});
	}
	child.on("error", (error) => fail(`node could not be run: ${error.message}`));
	child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

export function refuseOthers(words, known, usage) {
	const other = words.find((word) => !known.includes(word));
	if (other !== undefined) fail(`"${other}" isn't understood. Usage: ${usage}`);
}

export function fail(sentence) {
	console.error(sentence);
	process.exit(1);
}

export function install() {
	const major = Number(process.versions.node.split(".")[0]);
	if (major < oldestNode) fail(`Palika needs Node ${oldestNode} or newer; this is ${process.version}.`);
	const lock = hash(["package-lock.json"]);
	if (stamp("packages") === lock && existsSync(bin)) return;
	console.log("Installing the packages …");
	// The build needs development packages, which npm omits under NODE_ENV=production.
	run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
	if (major < oldestServerNode && !existsSync(join(bin, "node"))) {
		const platform = `${process.platform}-${process.arch}`;
		fail(`No Node comes along for ${platform}: install Node ${oldestServerNode} or newer and start again.`);
	}
	setStamp("packages", lock);
}

export const isBuilt = () =>
	stamp("build") === hash(sources) && existsSync(join(root, "build/server/entry-server.js"));

export function build() {
	if (isBuilt()) return;
	console.log("Building the app …");
	for (const config of configs) {
		run("vite", ["build", `--config=${config}`, "--logLevel=warn"], { NODE_ENV: "production" });
	}
	run("node", ["tools/fields.ts"]);
	setStamp("build", hash(sources));
}

/** Debian's packages for tests, each with a file that shows it; tests skip without theirs. */
const forTests = [
	{ packages: ["chromium", "fonts-noto-core"], isThere: () => program(chromiums) },
	// The engine alone takes a third of the time.
	{ packages: [headlessShell], isThere: () => program([headlessShell]) },
	{ packages: ["postgresql"], isThere: () => existsSync("/usr/lib/postgresql") },
	{ packages: ["python3-swift"], isThere: () => existsSync("/usr/lib/python3/dist-packages/swift") },
];

export function testPrograms() {
	const findMissing = () => forTests.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);
	const missing = findMissing();
	if (missing.length === 0 || stamp("programs") === missing.join()) return;
	console.log(`Installing ${missing.join(", ")} for the tests …`);
	const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const apt = (...args) => {
		const [command, ...rest] = [...sudo, "apt-get", ...args];
		return spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
	};
	const add = (...packages) => apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
	if (!apt("update", "-qq")) return;
	if (!add(...missing)) for (const name of missing) add(name);
	setStamp("programs", findMissing().join());
}

/** Chromium for tests, of CHROMIUM or this machine. @returns paths of a whole browser, and of the fastest equivalent */
export function chromium() {
	const { CHROMIUM } = process.env;
	if (CHROMIUM) return { whole: CHROMIUM, fastest: CHROMIUM };
	const whole = program(chromiums);
	if (!whole) fail("The tests need Chromium: install it, or name its path in CHROMIUM.");
	return { whole, fastest: program([headlessShell]) ?? whole };
}

function program(names) {
	for (const folder of (process.env.PATH ?? "").split(delimiter)) {
		const name = names.find((each) => existsSync(join(folder, each)));
		if (name) return join(folder, name);
	}
	return undefined;
}

function hash(paths) {
	const sum = createHash("sha256");
	for (const path of paths.flatMap(filesBelow).sort()) {
		sum.update(path).update(readFileSync(join(root, path)));
	}
	return sum.digest("hex");
}

function filesBelow(path) {
	if (!statSync(join(root, path)).isDirectory()) return [path];
	return readdirSync(join(root, path)).flatMap((name) => filesBelow(join(path, name)));
}

const stampFile = (name) => join(root, "node_modules", ".palika", name);

function stamp(name) {
	return existsSync(stampFile(name)) ? readFileSync(stampFile(name), "utf8") : "";
}

function setStamp(name, value) {
	mkdirSync(join(root, "node_modules", ".palika"), { recursive: true });
	writeFileSync(stampFile(name), value);
}
