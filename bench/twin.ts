import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, program, start } from "./processes.ts";
import { until } from "./site.ts";

/** An answer of the site, as it came over the line. */
export interface Answer {
	/** The address on the site, with what stands behind `?`. */
	readonly path: string;
	readonly status: number;
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly body: Buffer;
}

/** nginx, saying what the site said. */
export interface Twin {
	readonly address: string;
	readonly pid: number;
	readonly stop: () => Promise<void>;
}

/** Said by every server in its own way, or following from the bytes. */
const ownHeaders =
	/^(date|connection|keep-alive|transfer-encoding|content-length|content-type|server|last-modified)$/i;

/** Asks the site for one address; the body stays compressed. */
export async function ask(site: string, path: string, headers: Record<string, string>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get(site + path, { headers, agent: false }, (answer) => {
			const parts: Buffer[] = [];
			answer.on("data", (part) => parts.push(part));
			answer.on("end", () => {
				const raw = answer.rawHeaders;
				const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""] as const] : []));
				resolve({ path, status: answer.statusCode ?? 0, headers: pairs, body: Buffer.concat(parts) });
			});
		}).on("error", reject);
	});
}

/** Starts nginx with one worker as the static twin: the finished bytes and headers of these answers, and nothing else. */
export async function startTwin(port: number, answers: readonly Answer[]): Promise<Twin> {
	const folder = mkdtempSync(join(tmpdir(), "palika-bench-twin-"));
	mkdirSync(join(folder, "bytes"));
	for (const [number, { body }] of answers.entries()) writeFileSync(join(folder, "bytes", `${number}`), body);
	const config = join(folder, "nginx.conf");
	writeFileSync(config, configuration(folder, port, answers));
	// nginx's worker is another user where it is started by root.
	chmodSync(folder, 0o755);
	const child = start(program("nginx") ?? "nginx", [
		"-p",
		folder,
		"-c",
		config,
		"-e",
		join(folder, "errors"),
	]);
	let complaints = "";
	child.stderr?.on("data", (data) => {
		complaints += data;
	});
	const stop = async () => {
		await end(child);
		rmSync(folder, { recursive: true, force: true });
	};
	const address = `http://127.0.0.1:${port}`;
	const first = answers[0];
	try {
		await until(
			async () => (await ask(address, first?.path ?? "/", {}).catch(() => undefined)) !== undefined,
			"nginx did not answer",
			() => child.exitCode !== null,
		);
		await refuseDifference(address, answers);
	} catch (error) {
		await stop();
		throw new Error(`${(error as Error).message} ${complaints}`.trim());
	}
	return { address, pid: child.pid ?? 0, stop };
}

/** A twin that says something else would compare nothing. */
async function refuseDifference(address: string, answers: readonly Answer[]): Promise<void> {
	for (const { path, status, body } of answers) {
		const twin = await ask(address, path, {});
		if (twin.status !== status || !twin.body.equals(body)) throw new Error(`The twin differs at ${path}`);
	}
}

function configuration(folder: string, port: number, answers: readonly Answer[]): string {
	const withoutQuestion = ({ path }: Answer) => path.split("?", 1)[0] ?? "/";
	const byPath = Map.groupBy(answers, withoutQuestion);
	const place = (name: string, answer: Answer) => `
		location = ${quoted(name)} {
			try_files /${answers.indexOf(answer)} =404;
			types {}
			default_type ${quoted(typeOf(answer))};
			add_header Last-Modified "";
			${answer.headers
				.filter(([header]) => !ownHeaders.test(header))
				.map(([header, value]) => `add_header ${header} ${quoted(value)} always;`)
				.join("\n\t\t\t")}
		}`;
	// nginx finds a place by the path alone; where the question decides, it is told which place is meant.
	const asked = [...byPath].filter(([path, [first]]) => first?.path !== path);
	const places = answers.map((answer, number) => {
		const path = withoutQuestion(answer);
		return place(answer.path === path ? path : `/@${number}`, answer);
	});
	const questions = asked.flatMap(([, same]) => same.map((each) => [each.path, answers.indexOf(each)]));
	return `worker_processes 1;
daemon off;
pid ${folder}/pid;
events { worker_connections 4096; }
http {
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_requests 100000000;
	server_tokens off;
	open_file_cache max=1000 inactive=600s;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n\t")}
	map_hash_bucket_size 512;
	geo $dollar { default "$"; }
	map $request_uri $meant {
		${questions.map(([path, number]) => `${quoted(String(path))} /@${number};`).join("\n\t\t")}
	}
	server {
		listen 127.0.0.1:${port} backlog=4096;
		root ${folder}/bytes;
		etag off;
		if_modified_since off;
		max_ranges 0;
		${places.join("")}
		${asked.map(([path]) => `location = ${quoted(path)} { rewrite ^ $meant last; }`).join("\n\t\t")}
	}
}
`;
}

function typeOf({ headers }: Answer): string {
	return headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? "application/octet-stream";
}

/** A string of nginx's own language, in which a dollar sign begins a name. */
function quoted(text: string): string {
	return `"${text
		.replaceAll("\\", "\\\\")
		.replaceAll('"', '\\"')
		.replaceAll("$", () => `\${dollar}`)}"`;
}
