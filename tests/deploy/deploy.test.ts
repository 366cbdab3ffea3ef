import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { calls } from "../../contract/api.ts";
import { complaints } from "../../contract/complaints/limits.ts";
import { desk } from "../../contract/content/limits.ts";
import { languages } from "../../contract/language.ts";
import { days, kilobytes, lists, megabytes, seconds } from "../../contract/limits.ts";
import { uploads } from "../../contract/media/limits.ts";
import { pagePath } from "../../contract/pages.ts";
import { shutdown } from "../../contract/site/limits.ts";
import { readEnv } from "../../server/env.ts";
import { first, firstSettings } from "../support/clerk.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { freePort } from "../support/free-port.ts";
import { needing } from "../support/needs.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const place = newFolder("deploy");

describe("the sample of the settings", () => {
	const sample = read("deploy/palika.env");

	test("has each setting of docs/running.md, but for the one that the unit sets", () => {
		const table = read("docs/running.md").split("## Settings")[1]?.split("\n## ")[0] ?? "";
		const documented = table
			.split("\n")
			.filter((line) => line.startsWith("| `"))
			.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
		expect(documented).toContain("DATABASE_URL");
		const inSample = [...sample.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
		expect(documented.filter((name) => name !== "NODE_ENV" && !inSample.includes(name))).toEqual([]);
	});

	test("is understood by the server as it is, and with every line switched on", () => {
		expect(() => readEnv(parseEnv(sample))).not.toThrow();
		const whole = readEnv(parseEnv(sample.replace(/^#(?=[A-Z_]+=)/gm, "")));
		expect(whole.host).toBe("127.0.0.1");
		expect(whole.database.databaseUrl).toMatch(/^postgres:/);
	});
});

const units = ["palika.service", "palika@.service", "palika-backup.service", "palika-backup@.service"];

describe("the units of systemd", () => {
	test.each(["palika.service", "palika@.service"])("%s leaves a stop the time that it takes", (unit) => {
		const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(read(`deploy/${unit}`))?.[1]);
		const { drain, finishWithin, hardStop } = shutdown;
		expect(seconds(stop)).toBeGreaterThan(drain + finishWithin + hardStop);
	});

	test.each(units)("%s says how much of the machine it may take", (unit) => {
		const text = read(`deploy/${unit}`);
		expect(text).toMatch(/^MemoryMax=\d+G$/m);
		expect(text).toMatch(/^TasksMax=\d+$/m);
		// A process that opens uploaded files and is killed for its memory must not take the site with it.
		expect(/^OOMPolicy=continue$/m.test(text)).toBe(!unit.includes("backup"));
	});

	test.each(units.slice(2))(
		"%s deletes old backups of its own folder alone, and old uploaded files beside them",
		(unit) => {
			const folder = mkdtempSync(join(place, "backups-"));
			const old = new Date(Date.now() - days(31));
			const files = [
				"palika-old.sqlite",
				"palika-new.sqlite",
				"other.sqlite",
				"rampurva/palika-old.sqlite",
				"uploads/ab/old.pdf",
				"uploads/ab/new.pdf",
			];
			for (const file of files) {
				mkdirSync(dirname(join(folder, file)), { recursive: true });
				writeFileSync(join(folder, file), "");
				if (!file.includes("new")) utimesSync(join(folder, file), old, old);
			}
			const [, script = ""] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(read(`deploy/${unit}`)) ?? [];
			execFileSync("/bin/sh", ["-c", script], { env: { ...process.env, BACKUP_DIR: folder } });
			const left = files.filter((file) => existsSync(join(folder, file)));
			expect(left).toEqual([
				"palika-new.sqlite",
				"other.sqlite",
				"rampurva/palika-old.sqlite",
				"uploads/ab/new.pdf",
			]);
			// A council without uploads has no such folder.
			rmSync(join(folder, "uploads"), { recursive: true });
			execFileSync("/bin/sh", ["-c", script], { env: { ...process.env, BACKUP_DIR: folder } });
		},
	);

	test("differ between one council and several in names and places alone", () => {
		const plain = (unit: string) =>
			read(`deploy/${unit}`)
				.split("\n")
				.filter(
					(line) =>
						line !== "" &&
						!/^#|%i|^(Description|EnvironmentFile|CacheDirectory=|Environment=NODE_COMP)/.test(line),
				);
		expect(plain("palika@.service")).toEqual(plain("palika.service"));
		expect(plain("palika-backup@.service")).toEqual(plain("palika-backup.service"));
	});

	needing("systemd-analyze").describe("as systemd-analyze sees them", () => {
		test.each(units)("%s gives away little: at most 2.5 of 10", (unit) => {
			const { status, stdout } = spawnSync(
				"systemd-analyze",
				["security", "--offline=yes", "--threshold=25", join(root, "deploy", unit)],
				{ encoding: "utf8" },
			);
			expect(status, stdout).toBe(0);
		});

		test("have no line that systemd doesn't understand", () => {
			const folder = join(place, "units");
			mkdirSync(folder);
			const timers = ["palika-backup.timer", "palika-backup@.timer"];
			const instances = [...units, ...timers].map((unit) => {
				// The paths of a server are this checkout's, for systemd looks whether the program is there.
				const text = read(`deploy/${unit}`).replaceAll("/srv/palika/", root);
				const file = join(folder, unit);
				writeFileSync(file, text);
				return join(folder, unit.replace("@.", "@rampurva."));
			});
			const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...instances], {
				encoding: "utf8",
			});
			expect(stderr.split("\n").filter((line) => line.includes("palika"))).toEqual([]);
			expect(status, stderr).toBe(0);
		});
	});
});

describe("the container", () => {
	const dockerfile = read("deploy/Dockerfile");
	const compose = parse(read("deploy/compose.yaml"));

	test("runs as a user that isn't root, writes to two volumes alone, and is asked whether it answers", () => {
		const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
		expect(last).toMatch(/^USER 1000:1000$/m);
		expect(last).toMatch(/^VOLUME \["\/data", "\/town"\]$/m);
		expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
		const major = process.version.split(".")[0]?.slice(1);
		expect(dockerfile).toContain(`ARG BASE=node:${major}-slim`);
	});

	test("together with PostgreSQL and Caddy leaves no name undeclared, and trusts its own network alone", () => {
		const { palika, postgres, caddy } = compose.services;
		const mounted = [palika, postgres, caddy].flatMap(({ volumes }) => volumes as string[]);
		const named = mounted.map((each) => each.split(":")[0] as string).filter((each) => /^[a-z]+$/.test(each));
		expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
		expect(palika.environment.TRUSTED_PROXIES).toBe(compose.networks.inside.ipam.config[0].subnet);
		expect(palika.ports).toBeUndefined();
		for (const setting of ["SITE_ADDRESS", "PALIKA_SERVERS"]) {
			expect(Object.keys(caddy.environment)).toContain(setting);
			expect(read("deploy/Caddyfile")).toContain(`{$${setting}:`);
		}
		const { PUBLIC_URL, ...settings } = palika.environment;
		expect(() => readEnv({ ...settings, PUBLIC_URL: "https://council.example" })).not.toThrow();
	});
});

test("both proxies let a whole list and a whole piece of a file through, and not much more than the server takes", () => {
	const [, nginx] = /client_max_body_size (\d+)m;/.exec(read("deploy/nginx.conf")) ?? [];
	const [, caddy] = /@others \{\s+max_size (\d+)MiB\n/.exec(read("deploy/Caddyfile")) ?? [];
	const taken = Math.max(uploads.pieceBytes, desk.bodyBytes, lists.bodyBytes);
	for (const most of [nginx, caddy].map((size) => megabytes(Number(size)))) {
		expect(most).toBeGreaterThanOrEqual(taken + kilobytes(1));
		expect(most).toBeLessThanOrEqual(taken + megabytes(1));
	}
});

test("both proxies let a complaint with its photos through, on its pages and at its calls, and nothing else as large", () => {
	const photoCalls = calls.filter((call) => "takes" in call && call.takes === "photos");
	expect(photoCalls.length).toBeGreaterThan(3);
	const paths = [
		...languages.flatMap((lang) => [pagePath("report", lang), pagePath("followComplaint", lang)]),
		...photoCalls.map(({ path }) => path.replace("{id}", "26-000001-1")),
	];
	const [, place = "", nginx] =
		/location ~ (\S+) \{\s+client_max_body_size (\d+)m;/.exec(read("deploy/nginx.conf")) ?? [];
	const [, large = ""] = /@complaints path (.+)/.exec(read("deploy/Caddyfile")) ?? [];
	const [, others] = /@others not path (.+)/.exec(read("deploy/Caddyfile")) ?? [];
	const [, caddy] = /@complaints \{\s+max_size (\d+)MiB\n/.exec(read("deploy/Caddyfile")) ?? [];
	for (const path of paths) {
		expect(path).toMatch(new RegExp(place));
		expect(
			large.split(" ").some((each) => new RegExp(`^${each.replace("*", ".+")}$`).test(path)),
			path,
		).toBe(true);
	}
	for (const path of ["/", "/api/content", "/api/complaints.csv", "/complaints"])
		expect(path).not.toMatch(new RegExp(place));
	expect(others).toBe(large);
	for (const most of [nginx, caddy])
		expect(kilobytes(1024 * Number(most))).toBeGreaterThan(complaints.bodyBytes);
});

needing("caddy").test("Caddy reads its file", () => {
	const { status, stderr } = spawnSync(
		"caddy",
		["validate", "--adapter", "caddyfile", "--config", join(root, "deploy/Caddyfile")],
		{ encoding: "utf8", env: { ...process.env, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place } },
	);
	expect(status, stderr).toBe(0);
});

needing("nginx", "openssl").describe("behind nginx with the file of deploy/", () => {
	let port: number;
	let config: string;
	let servers: ServerProcess[];
	let nginx: ReturnType<typeof spawn> | undefined;
	const ports: number[] = [];
	const data = join(place, "data");
	const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 20 });
	const server = (which: number) =>
		startServer({
			...firstSettings,
			TOWN: devgarh,
			DATA_DIR: data,
			HOST: "127.0.0.1",
			PORT: String(ports[which]),
			PUBLIC_URL: "https://council.example",
			TRUSTED_PROXIES: "127.0.0.1",
			DRAIN_SECONDS: "2",
		});

	beforeAll(async () => {
		for (let each = 0; each < 4; each += 1) ports.push(await freePort());
		port = ports[2] as number;
		const certificate = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
		const files = ["-keyout", join(place, "key.pem"), "-out", join(place, "cert.pem")];
		execFileSync("openssl", [...certificate, ...files, "-days", "2", "-subj", "/CN=council.example"], {
			stdio: "ignore",
		});
		// The file itself, with the places of this machine.
		const site = read("deploy/nginx.conf")
			.replaceAll("/var/log/nginx", place)
			.replaceAll("127.0.0.1:3000", `127.0.0.1:${ports[0]}`)
			.replaceAll("127.0.0.1:3001", `127.0.0.1:${ports[1]}`)
			.replace(/listen 443 /g, `listen ${port} `)
			.replace(/listen \[::\]:\d+.*\n/g, "\n")
			.replace(/listen 80;/, `listen ${ports[3]};`)
			.replace(/\/etc\/letsencrypt\/live\/council\.example\/fullchain\.pem/, join(place, "cert.pem"))
			.replace(/\/etc\/letsencrypt\/live\/council\.example\/privkey\.pem/, join(place, "key.pem"));
		const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
			.map((name) => `${name}_temp_path ${place}/${name};`)
			.join(" ");
		config = join(place, "nginx.conf");
		const user = process.getuid?.() === 0 ? "user root;" : "";
		writeFileSync(
			config,
			`${user} pid ${place}/nginx.pid; error_log stderr warn; events {} http { access_log off; ${temporary} ${site} }`,
		);
		servers = [await server(0)];
		servers.push(await server(1));
	});
	afterAll(async () => {
		agent.destroy();
		if (nginx?.exitCode === null) {
			const gone = once(nginx, "exit");
			nginx.kill("SIGTERM");
			await gone;
		}
		for (const each of servers ?? []) await each.stop();
	});

	test("nginx reads it, even before version 1.25.1", () => {
		const { status, stderr } = spawnSync("nginx", ["-t", "-c", config], { encoding: "utf8" });
		expect(status, stderr).toBe(0);
		expect(read("deploy/nginx.conf")).not.toMatch(/^\s*http2 on/m);
		const sticky = join(place, "sticky.conf");
		writeFileSync(sticky, readFileSync(config, "utf8").replace("#ip_hash;", "ip_hash;"));
		expect(readFileSync(sticky, "utf8")).not.toBe(readFileSync(config, "utf8"));
		expect(spawnSync("nginx", ["-t", "-c", sticky]).status).toBe(0);
	});

	test("both servers are restarted, one after the other, at 50 requests a second, and none is lost", async () => {
		nginx = spawn("nginx", ["-c", config, "-g", "daemon off;"], { stdio: "ignore" });
		const ask = (path: string, body?: string) =>
			new Promise<number>((resolve) => {
				const headers = { host: "council.example", ...(body && { "content-type": "application/json" }) };
				const method = body ? "POST" : "GET";
				request({ host: "127.0.0.1", port, path, agent, headers, method }, (response) => {
					response.resume();
					response.once("end", () => resolve(response.statusCode ?? 0));
				})
					.once("error", () => resolve(0))
					.end(body);
			});
		for (let tries = 0; (await ask("/readyz")) !== 200; tries += 1) {
			if (tries > 1000) throw new Error("nginx did not open");
			await wait(50);
		}
		const expected: Record<string, number> = {
			"/": 200,
			"/hi/info/acts": 200,
			"/api/me": 401,
			"/api/login": 200,
		};
		const paths = Object.keys(expected).filter((path) => path !== "/api/login");
		const answers: Promise<[string, number]>[] = [];
		let answered = 0;
		const begun = performance.now();
		const askNext = () => {
			// One in fifty is a call that changes something, which nginx never sends twice.
			const isChange = answers.length % 50 === 0;
			const path = isChange ? "/api/login" : (paths[answers.length % paths.length] as string);
			const answer = ask(path, isChange ? JSON.stringify(first) : undefined);
			answers.push(answer.then((status) => [path, status]));
			answer.then(() => {
				answered += 1;
			});
		};
		// A timer that came late makes up for it, so that it is 50 a second on a busy machine too.
		const every = setInterval(() => {
			while (answers.length < (performance.now() - begun) / 20) askNext();
		}, 20);
		try {
			for (const which of [0, 1]) {
				await servers[which]?.stop();
				servers[which] = await server(which);
				const before = answered;
				await expect.poll(() => answered).toBeGreaterThan(before + 50);
			}
		} finally {
			clearInterval(every);
		}
		const all = await Promise.all(answers);
		expect(all.length).toBeGreaterThan(300);
		expect(all.filter(([path, status]) => status !== expected[path])).toEqual([]);
		// Citizens' queries and the tickets of previews are in no log.
		expect([await ask("/search?q=secretly"), await ask("/?preview=secretly")]).toEqual([200, 404]);
		const logged = () => readFileSync(join(place, "palika.access.log"), "utf8");
		await expect.poll(logged).toMatch(/"GET \/search HTTP\/1.1" 200[\s\S]*"GET \/ HTTP\/1.1" 404/);
		expect(logged()).not.toContain("secretly");
	});
});
