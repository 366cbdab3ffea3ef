import { Session } from "node:inspector/promises";
import { openSqliteFile, type SqliteFile } from "#server/db/sqlite-file.ts";

export interface Work {
	/** Runs of the server's functions and loops. */
	readonly steps: number;
	/** Functions that ran most often: `server/content/overlay.ts isHidden`. */
	readonly most: readonly string[];
	/** Entries of maps that were handed out in a pass over all of a map. */
	readonly passed: number;
	readonly statements: number;
	/** Rows that the database handed out. */
	readonly read: number;
	/** The texts of the statements. */
	readonly texts: ReadonlySet<string>;
	/** Processor time of the process, microseconds. */
	readonly cpu: number;
}

const ours = /\/(server|contract)\/[^?]*\.ts/;

/** Counts, of all that this process runs from now on, how often each function and each turn of a loop runs. */
export async function startCounting() {
	const session = new Session();
	session.connect();
	await session.post("Profiler.enable");
	await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
	const counted = { passed: 0, statements: 0, read: 0, texts: new Set<string>() };
	const undo = [...passes(counted), ...statements(counted)];
	return {
		async countOf(work: () => Promise<unknown>): Promise<Work> {
			await session.post("Profiler.takePreciseCoverage");
			Object.assign(counted, { passed: 0, statements: 0, read: 0, texts: new Set() });
			const begun = process.cpuUsage();
			await work();
			const { user, system } = process.cpuUsage(begun);
			const { result } = await session.post("Profiler.takePreciseCoverage");
			const runs = result.flatMap(({ url, functions }) => {
				const [file] = ours.exec(url) ?? [];
				if (file === undefined || /\.test\.ts/.test(file)) return [];
				return functions.map(({ functionName, ranges }) => ({
					name: `${file.slice(1)} ${functionName}`,
					count: ranges.reduce((sum, { count }) => sum + count, 0),
				}));
			});
			const most = runs.toSorted((one, other) => other.count - one.count).slice(0, 6);
			return {
				...counted,
				cpu: user + system,
				steps: runs.reduce((sum, { count }) => sum + count, 0),
				most: most.map(({ name, count }) => `${count} ${name}`),
			};
		},
		async stop() {
			for (const put of undo) put();
			await session.post("Profiler.stopPreciseCoverage");
			session.disconnect();
		},
	};
}

/** Counts what passes over whole maps hand out. */
function passes(counted: { passed: number }) {
	return ([Symbol.iterator, "entries", "keys", "values", "forEach"] as const).map((name) => {
		const own = Map.prototype[name] as (...given: unknown[]) => unknown;
		Object.assign(Map.prototype, {
			[name](this: Map<unknown, unknown>, ...given: unknown[]) {
				counted.passed += this.size;
				return own.apply(this, given);
			},
		});
		return () => Object.assign(Map.prototype, { [name]: own });
	});
}

/** Counts the statements of the database, and the rows that they hand out. */
function statements(counted: { statements: number; read: number; texts: Set<string> }) {
	type Statement = ReturnType<SqliteFile["prepare"]>;
	const file = openSqliteFile(":memory:");
	const prototype: Statement = Object.getPrototypeOf(file.prepare("select 1"));
	file.close();
	return (["all", "run"] as const).map((name) => {
		const own = prototype[name] as (...given: unknown[]) => unknown;
		Object.assign(prototype, {
			[name](this: Statement, ...given: unknown[]) {
				const made = own.apply(this, given);
				counted.statements += 1;
				counted.texts.add(this.sourceSQL);
				if (Array.isArray(made)) counted.read += made.length;
				return made;
			},
		});
		return () => Object.assign(prototype, { [name]: own });
	});
}
