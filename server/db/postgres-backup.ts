import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { seconds } from "#contract/limits.ts";
import type { Counts } from "./counts.ts";
import type { MadeBy } from "./engine.ts";
import { serverName } from "./postgres.ts";

export async function dump(databaseUrl: string, target: string): Promise<Counts> {
	return withClient(databaseUrl, async (client) => {
		// Counts and dump share this transaction's snapshot.
		await client.query("begin isolation level repeatable read, read only");
		await client.query("set local idle_in_transaction_session_timeout = 0");
		const { rows } = await client.query("select pg_export_snapshot() as name");
		const counts = await countRows(client);
		const previous = process.umask(0o077);
		const format = ["--format=custom", "--no-owner", `--snapshot=${rows[0].name}`, `--file=${target}`];
		const program = run("pg_dump", format, databaseUrl);
		process.umask(previous);
		await done(program);
		return counts;
	});
}

export async function countsInDump(path: string): Promise<Counts | undefined> {
	const counts: Record<string, number> = {};
	let table: string | undefined;
	const program = run("pg_restore", ["--data-only", "--file=-", path]);
	const ended = done(program).then(
		() => true,
		(error) => {
			if (error instanceof MissingProgram) throw error;
			return false;
		},
	);
	// A failure before all lines are read is told when `ended` is awaited.
	ended.catch(() => {});
	for await (const line of createInterface({ input: program.stdout })) {
		if (table === undefined) {
			table = /^COPY .*?\.("?)(.+)\1 \(.*\) FROM stdin;$/.exec(line)?.[2];
			if (table !== undefined) counts[table] = 0;
		} else if (line === "\\.") table = undefined;
		else counts[table] = (counts[table] ?? 0) + 1;
	}
	return (await ended) ? counts : undefined;
}

export async function stepsInDump(path: string): Promise<MadeBy> {
	const said = async (...parameters: string[]) => {
		const restoring = run("pg_restore", [...parameters, "--file=-", path]);
		const [text] = await Promise.all([textOf(restoring.stdout), done(restoring)]);
		return text;
	};
	const data = await said("--data-only", "--table=migrations");
	const [, columns = "", rows = ""] = /^COPY .* \((.*)\) FROM stdin;\n(.*?)^\\\.$/ms.exec(data) ?? [];
	const places = ["id", "name", "checksum"].map((name) => columns.split(", ").indexOf(name));
	const cells = rows
		.split("\n")
		.filter(Boolean)
		.map((row) => row.split("\t"));
	const steps = cells
		.map((row) => places.map((place) => row[place] ?? ""))
		.sort(([one], [other]) => Number(one) - Number(other))
		.map(([, name = "", checksum = ""]) => ({ name, checksum }));
	const [, program] =
		/^COMMENT ON TABLE \S*migrations IS '([\d.]+)'/m.exec(await said("--section=pre-data")) ?? [];
	return { steps, program };
}

export async function refuseWhileServersRun(databaseUrl: string): Promise<void> {
	await withClient(databaseUrl, async (client) => {
		let places: string[] = [];
		// A stopped server stays listed for a moment.
		for (let tries = 0; tries < 5; tries += 1) {
			const { rows } = await client.query(
				"select distinct coalesce(host(client_addr), 'this machine') as place from pg_stat_activity where datname = current_database() and application_name = $1",
				[serverName],
			);
			places = rows.map(({ place }) => place);
			if (places.length === 0) return;
			await wait(seconds(0.3));
		}
		throw new Error(`A server still runs, on ${places.join(", ")}. Stop every server first, then try again.`);
	});
}

/** Replaces the whole database in one transaction, also tables that a newer version has added. */
export async function undump(databaseUrl: string, from: string): Promise<void> {
	const psql = run("psql", ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"], databaseUrl);
	const replaced = done(psql);
	psql.stdout.resume();
	psql.stdin.write(`begin;\n${dropTables}\n`);
	const reading = run("pg_restore", ["--no-owner", "--file=-", from]);
	reading.stdout.pipe(psql.stdin, { end: false });
	try {
		await Promise.race([done(reading), replaced]);
		psql.stdin.end("commit;\n");
		await replaced;
	} catch (error) {
		// Without a commit psql changes nothing.
		psql.stdin.end();
		reading.kill();
		await replaced.catch(() => {});
		throw error;
	}
}

const dropTables = `do $$ declare each record; begin
	for each in select tablename from pg_tables where schemaname = current_schema() loop
		execute format('drop table %I cascade', each.tablename);
	end loop;
end $$;`;

async function countRows(client: pg.Client): Promise<Counts> {
	const { rows } = await client.query(
		"select tablename as name from pg_tables where schemaname = current_schema() order by tablename",
	);
	const counts: Record<string, number> = {};
	for (const { name } of rows) {
		const found = await client.query(`select count(*)::int as rows from ${client.escapeIdentifier(name)}`);
		counts[name] = found.rows[0].rows;
	}
	return counts;
}

async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>) {
	const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: seconds(5) });
	// A lost connection fails the next query.
	client.on("error", () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

class MissingProgram extends Error {}

function run(program: string, parameters: readonly string[], databaseUrl?: string) {
	const { place, password } = databaseUrl ? withoutPassword(databaseUrl) : {};
	const started = spawn(program, place ? [`--dbname=${place}`, "--no-password", ...parameters] : parameters, {
		env: { ...process.env, ...(password && { PGPASSWORD: password }) },
		stdio: "pipe",
	});
	// The exit code tells failures; an unhandled error event would end this process.
	for (const each of [started, started.stdin, started.stdout, started.stderr]) each.on("error", () => {});
	return started;
}

/** Separates the password, which is passed by the environment, as the process list is public. */
function withoutPassword(databaseUrl: string): { place: string; password: string } {
	const url = new URL(databaseUrl);
	const password = decodeURIComponent(url.password);
	url.password = "";
	return { place: url.href, password };
}

async function done(program: ChildProcessWithoutNullStreams): Promise<void> {
	let said = "";
	program.stderr?.setEncoding("utf8").on("data", (text) => {
		said += text;
	});
	const name = program.spawnfile;
	try {
		const [code, signal] = await once(program, "close");
		if (code === 0) return;
		const lines = said.trim().split("\n");
		const line = lines.find((each) => /\berror: /i.test(each)) ?? lines.at(-1);
		throw new Error(`${name}: ${line?.replace(`${name}: `, "") || `ended by ${signal}`}`);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		throw new MissingProgram(`${name} is needed for PostgreSQL: install postgresql-client.`);
	}
}
