// Prepares a fresh clone for start or tests, on Node 20 or newer and without any package; what is already done is skipped.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));

const oldestNode = 20;
/** The oldest that runs the server itself, where the lock file has no Node for the platform. */
const oldestServerNode = 26;
const configs = ["vite.config.ts", "vite.staff.config.ts"];
/** The sources of the build; unless one has changed it is not built again. */
const sources = ["app", "contract", "tools/build", "package-lock.json", ...configs];
const chromiums = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The same engine without a browser's window around it takes three fifths of the time. */
const headlessShell = "chromium-headless-shell";

const bin = join(root, "node_modules", ".bin");

/** The environment in which the project's own Node and tools come first. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };

/** For the server: Node's compile cache shortens the next start (NODE_COMPILE_CACHE). */
export const serverEnv = { NODE_COMPILE_CACHE: join(root, "build/compiled"), ...env };

/** Runs a command and shows its output; if it fails, this process exits with its code. */
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

/**
 * Runs a command beside this process and resolves to its exit code. SIGINT and SIGTERM are passed on to it; once it has
 * ended after one of them, this process ends too, so that an interrupted run never goes on with its next step.
 */
export async function runAsync(command, args, extra = {}) {
	const { code, interrupted } = await passSignals(
		spawn(command, args, {
			cwd: root,
			env: { ...env, ...extra },
			stdio: "inherit",
			shell: process.platform === "win32",
		}),
	);
	// A test runner that was stopped may call what it had time for a success.
	if (interrupted) process.exit(code || exitCodeOf(interrupted));
	return code;
}

/** Runs one of the project's scripts in this process's place: signals are passed on, and both end with the same exit code. */
export async function handOver(args, options) {
	const { code } = await passSignals(spawn("node", args, { stdio: "inherit", ...options }));
	process.exit(code);
}

/** Resolves to how a child process ended; until then SIGINT and SIGTERM go to it and don't end this process. */
function passSignals(child) {
	return new Promise((resolve) => {
		let interrupted;
		const passOn = (signal) => {
			interrupted = signal;
			// Ctrl+C in a terminal reaches the child by itself, and a second signal would end a server at once.
			if (signal === "SIGTERM" || !process.stdin.isTTY) child.kill(signal);
		};
		const signals = ["SIGINT", "SIGTERM"];
		for (const signal of signals) process.on(signal, passOn);
		child.on("error", (error) => fail(`${child.spawnargs[0]} could not be run: ${error.message}`));
		child.on("exit", (code, signal) => {
			for (const each of signals) process.off(each, passOn);
			resolve({ code: code ?? exitCodeOf(signal), interrupted });
		});
	});
}

/** What a shell reports of a command that a signal ended. */
const exitCodeOf = (signal) => 128 + constants.signals[signal];

/** Ends this process with a sentence on standard error. */
export function fail(sentence) {
	console.error(sentence);
	process.exit(1);
}

/** Installs the packages of the lock file, unless they are already there. */
export function install() {
	const major = Number(process.versions.node.split(".")[0]);
	if (major < oldestNode) fail(`Palika needs Node ${oldestNode} or newer; this is ${process.version}.`);
	const lock = hash(["package-lock.json"]);
	if (stamp("packages") === lock && existsSync(bin)) return;
	console.log("Installing the packages …");
	// The site is built by development packages, which npm leaves out under NODE_ENV=production.
	run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
	if (major < oldestServerNode && !existsSync(join(bin, "node"))) {
		const platform = `${process.platform}-${process.arch}`;
		fail(`No Node comes along for ${platform}: install Node ${oldestServerNode} or newer and start again.`);
	}
	setStamp("packages", lock);
}

/** Builds the app, unless its sources are unchanged. */
export function build() {
	const made = hash(sources);
	if (stamp("build") === made && existsSync(join(root, "build/server/entry-server.js"))) return;
	console.log("Building the app …");
	for (const config of configs) {
		run("vite", ["build", "--app", `--config=${config}`, "--logLevel=warn"], { NODE_ENV: "production" });
	}
	setStamp("build", made);
}

/**
 * The Chromium of the tests: the one of CHROMIUM, what is on this machine, or Debian's, installed where that is possible.
 *
 * @returns the path of a whole browser, and of the fastest one that draws the same
 */
export function chromium() {
	const { CHROMIUM } = process.env;
	if (CHROMIUM) return { whole: CHROMIUM, fastest: CHROMIUM };
	if (!program(chromiums)) {
		console.log("Installing Chromium for the tests …");
		const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
		const apt = (...args) => {
			const [command, ...rest] = [...sudo, "apt-get", ...args];
			return spawnSync(command, rest, { stdio: "inherit" }).status === 0;
		};
		const add = (...packages) => apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
		if (apt("update", "-qq") && add("chromium", "fonts-noto-core")) add(headlessShell);
	}
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
