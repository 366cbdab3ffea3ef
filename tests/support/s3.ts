import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { AwsV4Signer } from "aws4fetch";
import { seconds } from "#contract/limits.ts";
import { newFolder } from "./folders.ts";

/** A temporary S3 server (OpenStack Swift) on a loopback port, in a folder and processes of its own, with an empty bucket. */
export interface S3 {
	/** MEDIA_STORE and what belongs to it. */
	readonly settings: Readonly<Record<string, string>>;
	/** The line to it: whole, cut, or one on which nothing comes any more, as on a broken network. */
	line: Line;
	/** Ends it and removes what it holds. */
	remove(): Promise<void>;
}

type Line = "whole" | "cut" | "dead";

const python = "/usr/bin/python3";
const program = fileURLToPath(new URL("s3.py", import.meta.url));
const [bucket, accessKeyId, secretAccessKey] = ["council", "town:palika", "an+odd/secret="];

/** Whether Debian's OpenStack Swift (python3-swift) is here. */
export function hasS3(): boolean {
	return spawnSync(python, ["-c", "import swift"], { stdio: "ignore" }).status === 0;
}

/** Starts Debian's OpenStack Swift with its S3 API, behind a line that a test may cut. */
export async function startS3(): Promise<S3> {
	const folder = newFolder("s3");
	const server = spawn(python, [program, folder, accessKeyId, secretAccessKey], {
		stdio: ["pipe", "pipe", "ignore"],
	});
	const gone = once(server, "exit");
	const [port] = await Promise.race([
		once(createInterface(server.stdout), "line"),
		gone.then(() => Promise.reject(new Error("OpenStack Swift has ended"))),
	]);

	let line: Line = "whole";
	const sockets = new Set<Socket>();
	const relay = createServer((near) => {
		if (line === "cut") return near.destroy();
		sockets.add(near.on("close", () => sockets.delete(near)).on("error", () => {}));
		if (line === "dead") return;
		const far = connect(Number(port), "127.0.0.1").on("error", () => near.destroy());
		near.pipe(far).pipe(near);
		near.on("close", () => far.destroy());
	}).listen(0, "127.0.0.1");
	await once(relay, "listening");
	const endpoint = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;

	/** Makes the bucket, or finds it made. */
	const answers = async () => {
		const address = { method: "PUT", url: `${endpoint}/${bucket}`, service: "s3", region: "us-east-1" };
		const { url, headers } = await new AwsV4Signer({ ...address, accessKeyId, secretAccessKey }).sign();
		const signal = AbortSignal.timeout(seconds(5));
		const { ok, status } = await fetch(url, { method: "PUT", headers, signal });
		return ok || status === 409;
	};
	for (const end = Date.now() + seconds(60); !(await answers().catch(() => false)); await wait(100)) {
		if (Date.now() > end) throw new Error("OpenStack Swift doesn't start");
	}
	return {
		settings: {
			MEDIA_STORE: `s3://${bucket}/demo/town`,
			S3_ENDPOINT: endpoint,
			S3_ACCESS_KEY_ID: accessKeyId,
			S3_SECRET_ACCESS_KEY: secretAccessKey,
		},
		get line() {
			return line;
		},
		set line(next) {
			line = next;
			for (const socket of sockets) {
				if (next !== "dead") socket.destroy();
				else socket.unpipe().pause();
			}
		},
		remove: async () => {
			for (const socket of sockets) socket.destroy();
			relay.close();
			server.stdin.end();
			await gone;
		},
	};
}
