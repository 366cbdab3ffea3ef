import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { isBuilt } from "../../tools/setup.mjs";
import { newFolder } from "./folders.ts";
import { createDatabase, startPostgres } from "./postgres.ts";
import { seedDatabase } from "./seeded.ts";
import { fileVariable, startServer } from "./server-process.ts";
import { addressVariable, type SharedService } from "./shared.ts";

/** Hands out the services of a run, each started by whoever asks first; the result stops them. Used by both runners. */
export default async function setUp(): Promise<() => Promise<void>> {
	const all = newFolder("tests");
	// PostgreSQL's own user finds its folder below.
	chmodSync(all, 0o711);
	process.env.TMPDIR = all;
	if (isBuilt()) process.env[fileVariable] = "server/start.mjs";
	const stops: (() => unknown)[] = [() => rmSync(all, { recursive: true, force: true, maxRetries: 3 })];
	const running = new Map<string, Promise<string>>();

	const start: Readonly<Record<SharedService, () => Promise<string>>> = {
		site: async () => {
			const server = await startServer();
			stops.push(server.stop);
			return server.address;
		},
		postgres: async () => {
			const postgres = await startPostgres();
			stops.push(postgres.remove);
			return postgres.address;
		},
		seeded: async () => {
			const folder = newFolder("seeded");
			await seedDatabase({ dataDir: folder });
			return folder;
		},
		template: async () => {
			const name = "palika_template";
			await seedDatabase({
				dataDir: tmpdir(),
				databaseUrl: await createDatabase(await get("postgres"), name),
			});
			return name;
		},
		prepared: async () => (await import("./prepared.ts")).preparedFiles(),
	};
	async function get(service: SharedService): Promise<string> {
		if (!Object.hasOwn(start, service))
			throw new Error(`"${service}" isn't shared; what is: ${Object.keys(start).join(", ")}.`);
		const known = running.get(service) ?? start[service]();
		running.set(service, known);
		return known;
	}

	// A worker that was busy for a while would else ask over a line that is just being closed.
	const services = createServer({ keepAliveTimeout: 0 }, (request, response) => {
		get(request.url?.slice(1) as SharedService).then(
			(text) => response.end(text),
			(error: Error) => response.writeHead(500).end(error.stack),
		);
	}).listen(0, "127.0.0.1");
	await once(services, "listening");
	// Both runners hand their environment on to the processes that run tests.
	process.env[addressVariable] = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
	return async () => {
		services.closeAllConnections();
		services.close();
		for (const stop of stops.reverse()) await stop();
	};
}
