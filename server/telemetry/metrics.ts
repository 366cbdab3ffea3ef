import { rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { kilobytes, seconds } from "#contract/limits.ts";
import { newestBackup } from "../db/backup.ts";
import type { Database } from "../db/open.ts";
import { version } from "../kit/version.ts";

/** Local only, unless the technician forwards it. */
const host = "127.0.0.1";

const probe = Buffer.alloc(kilobytes(64), 1);

export interface Measured {
	readonly database: Database;
	readonly dataDir: string;
	readonly backupDir: string;
	readonly mistakes: () => number;
	readonly attempts: () => Promise<readonly { readonly kind: string; readonly count: number }[]>;
	readonly queues: Readonly<Record<string, () => number>>;
}

export class Metrics {
	readonly #registry = new Registry();
	readonly #requests = new Counter({
		name: "palika_requests_total",
		help: "Answered requests",
		labelNames: ["method", "route", "status"],
		registers: [this.#registry],
	});
	readonly #durations = new Histogram({
		name: "palika_request_seconds",
		help: "How long requests took",
		labelNames: ["route"],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
		registers: [this.#registry],
	});

	answered({ ms, ...labels }: { method: string; route: string; status: number; ms: number }): void {
		this.#requests.inc(labels);
		this.#durations.observe({ route: labels.route }, ms / seconds(1));
	}

	/** Serves `/metrics` on a port of its own. @returns the port */
	async serve(app: FastifyInstance, port: number, measured: Measured): Promise<number> {
		this.#collect(measured);
		const server = createServer(async (request, response) => {
			if (request.url !== "/metrics") return response.writeHead(404).end();
			try {
				const text = await this.#registry.metrics();
				return response.writeHead(200, { "content-type": this.#registry.contentType }).end(text);
			} catch (error) {
				app.log.error({ err: error }, "metrics failed");
				return response.writeHead(500).end();
			}
		});
		await new Promise<void>((resolve, reject) => {
			// The listener stays, as an unhandled error would end the server.
			server.on("error", reject).listen(port, host, resolve);
		});
		app.addHook("onClose", async () => {
			server.close();
			server.closeAllConnections();
		});
		const address = server.address();
		return typeof address === "object" && address ? address.port : port;
	}

	#collect({ database, dataDir, backupDir, mistakes, attempts, queues }: Measured): void {
		const registers = [this.#registry];
		collectDefaultMetrics({ register: this.#registry });
		const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
			new Gauge({
				name,
				help,
				registers,
				async collect() {
					this.set(await read());
				},
			});
		new Gauge({ name: "palika_info", help: "The program's version", labelNames: ["version"], registers }).set(
			{ version },
			1,
		);
		gauge("palika_database_up", "Whether the database answers", () =>
			database.ping().then(
				() => 1,
				() => 0,
			),
		);
		gauge("palika_data_dir_writable", "Whether 64 kB can be written below DATA_DIR", () =>
			isWritable(dataDir) ? 1 : 0,
		);
		gauge("palika_data_dir_free_bytes", "Free space where DATA_DIR lies", () => {
			const { bavail, bsize } = statfsSync(dataDir);
			return bavail * bsize;
		});
		gauge(
			"palika_newest_backup_age_seconds",
			"Age of the newest file in DATA_DIR/backups; -1 without one",
			() => newestBackupAge(backupDir),
		);
		gauge("palika_content_mistakes", "Mistakes that keep the newest content from being shown", mistakes);
		new Gauge({
			name: "palika_attempts",
			help: "What is counted against a limit in windows that are open: wrong passwords and follow codes, reports, held ones",
			labelNames: ["kind"],
			registers,
			async collect() {
				this.reset();
				const kinds = await attempts().catch(() => []);
				for (const { kind, count } of kinds) if (kind) this.set({ kind }, Number(count));
			},
		});
		new Gauge({
			name: "palika_queue_waiting",
			help: "Tasks that wait in a queue",
			labelNames: ["queue"],
			registers,
			collect() {
				for (const [queue, waiting] of Object.entries(queues)) this.set({ queue }, waiting());
			},
		});
	}
}

function isWritable(folder: string): boolean {
	const file = join(folder, `.probe-${process.pid}`);
	try {
		writeFileSync(file, probe);
		return true;
	} catch {
		return false;
	} finally {
		rmSync(file, { force: true });
	}
}

/** Seconds; -1 without a backup. */
function newestBackupAge(folder: string): number {
	try {
		const newest = newestBackup(folder);
		return newest ? (Date.now() - statSync(newest).mtimeMs) / seconds(1) : -1;
	} catch {
		return -1;
	}
}
