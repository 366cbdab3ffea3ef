import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { first, firstSettings } from "../support/clerk.ts";
import { devgarh } from "../support/devgarh.ts";
import { freePort } from "../support/free-port.ts";
import { startServer } from "../support/server-process.ts";

function hasNginx(): boolean {
	try {
		execFileSync("nginx", ["-v"], { stdio: "ignore" });
		return true;
	} catch {
		console.warn(
			"Not tried: a rolling restart behind nginx. This machine has no nginx (apt-get install nginx).",
		);
		return false;
	}
}

/** The upstream block of docs/running.md, with other ports. */
function upstreams(ports: readonly number[]): string {
	const docs = readFileSync(fileURLToPath(new URL("../../docs/running.md", import.meta.url)), "utf8");
	const block = /^upstream palika \{[\s\S]*?^\}/m.exec(docs)?.[0] ?? "";
	let next = 0;
	return block.replace(/127\.0\.0\.1:\d+/g, () => {
		const port = ports[next];
		next += 1;
		return `127.0.0.1:${port}`;
	});
}

/** The lines that go with it, in `location`. */
function nextUpstream(): string {
	const docs = readFileSync(fileURLToPath(new URL("../../docs/running.md", import.meta.url)), "utf8");
	return [...docs.matchAll(/^\s*proxy_next_upstream.*$/gm)].map(([line]) => line).join("\n");
}

test.runIf(hasNginx())(
	"two servers behind nginx, restarted one after the other at 50 calls a second, lose none",
	async () => {
		const folder = mkdtempSync(join(tmpdir(), "palika-nginx-"));
		const data = join(folder, "data");
		mkdirSync(data);
		const [portA, portB, front] = [await freePort(), await freePort(), await freePort()];
		const start = (port: number) =>
			startServer({
				...firstSettings,
				TOWN: devgarh,
				DATA_DIR: data,
				PORT: String(port),
				HOST: "127.0.0.1",
				DRAIN_SECONDS: "2",
				TRUSTED_PROXIES: "127.0.0.1",
			});
		let [a, b] = [await start(portA), await start(portB)];
		const block = upstreams([portA, portB]);
		expect(block.match(/server 127/g)).toHaveLength(2);
		writeFileSync(
			join(folder, "nginx.conf"),
			`daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
			events {}
			http { access_log off;
				client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
				uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
				${block}
				server { listen 127.0.0.1:${front};
					location / { proxy_pass http://palika; proxy_http_version 1.1; proxy_set_header Connection "";
						proxy_set_header Host $host; ${nextUpstream()} } } }`,
		);
		const nginx = spawn("nginx", ["-e", `${folder}/error.log`, "-c", join(folder, "nginx.conf")], {
			stdio: "inherit",
		});
		const address = `http://127.0.0.1:${front}`;
		try {
			for (let tries = 0; tries < 100; tries += 1) {
				if (
					await fetch(address).then(
						({ ok }) => ok,
						() => false,
					)
				)
					break;
				await wait(50);
			}
			const heard = new Map<string, number>();
			const asking: Promise<void>[] = [];
			const count = (name: string): void => {
				heard.set(name, (heard.get(name) ?? 0) + 1);
			};
			let asked = 0;
			const paths = ["/", "/hi", "/about/introduction", "/media/emblem.svg"];
			const begun = performance.now();
			const ask = () => {
				asked += 1;
				// One in fifty is a call that changes something, which nginx never sends twice.
				const isCall = asked % 50 === 0;
				const path = isCall ? "/api/login" : (paths[asked % paths.length] ?? "/");
				const call = {
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify(first),
				};
				asking.push(
					fetch(address + path, isCall ? call : {}).then(
						async (answer) => {
							await answer.arrayBuffer();
							count(`${path} ${answer.status}`);
						},
						(error) => count(`${path} ${error.cause?.code}`),
					),
				);
			};
			// A timer that came late makes up for it, so that it is 50 a second on a busy machine too.
			const timer = setInterval(() => {
				while (asked < (performance.now() - begun) / 20) ask();
			}, 20);
			await wait(1000);
			await a.stop();
			a = await start(portA);
			await wait(500);
			await b.stop();
			b = await start(portB);
			await wait(1000);
			clearInterval(timer);
			await Promise.all(asking);
			expect([...heard.keys()].filter((each) => !each.endsWith(" 200"))).toEqual([]);
			expect(heard.get("/api/login 200")).toBeGreaterThan(3);
			expect(asked).toBeGreaterThan(300);
		} finally {
			nginx.kill("SIGTERM");
			await once(nginx, "exit");
			await Promise.all([a.stop(), b.stop()]);
			rmSync(folder, { recursive: true, force: true });
		}
	},
	120_000,
);
