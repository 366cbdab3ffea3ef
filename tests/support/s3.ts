import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { AwsV4Signer } from "aws4fetch";
import { seconds } from "#contract/limits.ts";

/** A temporary S3 server (OpenStack Swift) on a loopback port, in a folder and processes of its own, with an empty bucket. */
export interface S3 {
	/** MEDIA_STORE and what belongs to it. */
	readonly settings: Readonly<Record<string, string>>;
	/** Suspends it, so that it doesn't respond, as on a broken network. */
	freeze(): void;
	thaw(): void;
	/** Ends its servers; what it holds stays, and so does its port. */
	stop(): Promise<void>;
	start(): Promise<void>;
	/** Ends it and removes what it holds. */
	remove(): Promise<void>;
}

const python = "/usr/bin/python3";
const program = fileURLToPath(new URL("s3.py", import.meta.url));
const [bucket, accessKeyId, secretAccessKey] = ["council", "town:palika", "an+odd/secret="];

/** Another test may be installing something else at the same time. */
const waiting = ["-o", "DPkg::Lock::Timeout=120"];

const isThere = () => spawnSync(python, ["-c", "import swift"], { stdio: "ignore" }).status === 0;

/** Whether Debian's OpenStack Swift can be started here; it is installed where that is possible. */
export function hasS3(): boolean {
	if (isThere()) return true;
	if (process.getuid?.() === 0) {
		const args = [...waiting, "install", "-y", "-qq", "--no-install-recommends", "python3-swift"];
		spawnSync("apt-get", args, { stdio: "ignore" });
	}
	return isThere();
}

/** Starts Debian's OpenStack Swift with its S3 API. */
export async function startS3(): Promise<S3> {
	const folder = mkdtempSync(join(tmpdir(), "palika-s3-"));
	const server = spawn(python, [program, folder, accessKeyId, secretAccessKey], {
		stdio: ["pipe", "pipe", "ignore"],
	});
	const gone = once(server, "exit");
	const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
	const nextLine = async () => {
		const { value, done } = await lines.next();
		if (done) throw new Error("OpenStack Swift has ended");
		return value;
	};
	const endpoint = `http://127.0.0.1:${await nextLine()}`;
	const order = async (what: "start" | "stop") => {
		server.stdin.write(`${what}\n`);
		await nextLine();
	};

	/** Makes the bucket, or finds it made. */
	const answers = async () => {
		const address = { method: "PUT", url: `${endpoint}/${bucket}`, service: "s3", region: "us-east-1" };
		const { url, headers } = await new AwsV4Signer({ ...address, accessKeyId, secretAccessKey }).sign();
		const signal = AbortSignal.timeout(seconds(5));
		const { ok, status } = await fetch(url, { method: "PUT", headers, signal });
		return ok || status === 409;
	};
	const start = async () => {
		await order("start");
		for (const end = Date.now() + seconds(60); ; await wait(100)) {
			if (await answers().catch(() => false)) return;
			if (Date.now() > end) throw new Error("OpenStack Swift doesn't start");
		}
	};
	/** Each of Swift's servers is a process of its own. */
	const signalAll = (signal: NodeJS.Signals) => {
		const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(server.pid)], { encoding: "utf8" });
		for (const pid of children.trim().split(/\s+/).map(Number)) process.kill(pid, signal);
	};
	await start();
	return {
		settings: {
			MEDIA_STORE: `s3://${bucket}/demo/town`,
			S3_ENDPOINT: endpoint,
			S3_ACCESS_KEY_ID: accessKeyId,
			S3_SECRET_ACCESS_KEY: secretAccessKey,
		},
		start,
		stop: () => order("stop"),
		freeze: () => signalAll("SIGSTOP"),
		thaw: () => signalAll("SIGCONT"),
		remove: async () => {
			server.stdin.end();
			await gone;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
