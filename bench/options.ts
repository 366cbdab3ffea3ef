import { resolve } from "node:path";
import { parseArgs } from "node:util";

/** The parts of the benchmark, in the order in which they are measured: what a browser disturbs least comes first. */
export const partNames = [
	"start",
	"memory",
	"publishing",
	"drawing",
	"search",
	"complaints",
	"cpu",
	"weight",
	"back",
	"step",
	"lighthouse",
	"fresh",
	"suite",
] as const;

export type PartName = (typeof partNames)[number];

export interface Settings {
	/** Repetitions of what varies. */
	readonly runs: number;
	/** Addresses to which the parts about pages keep; all where there are none. */
	readonly pages: readonly string[] | undefined;
	/** The first of a few ports of this machine that are free. */
	readonly port: number;
	/** Tells the person who waits how far it is. */
	readonly say: (line: string) => void;
	/** The folder of the checkout that is measured, installed and built. */
	readonly checkout: string;
}

export interface Options extends Omit<Settings, "say" | "checkout"> {
	readonly only: readonly PartName[];
	/** A checkout of another commit, measured in turn with this one. */
	readonly before: string | undefined;
}

export const usage = `npm --prefix bench start -- [options]
  --only ${partNames.join(",")}   these parts alone
  --pages /,/hi/help   these addresses alone, in the parts about pages
  --runs 5             how often what varies, or with --before each part, is measured
  --port 7300          the first of a few free ports
  --before ../other    a checkout of another commit, installed and built: all is measured in turn with it`;

/** Reads what stands behind the command. @throws with what is wrong about it */
export function readOptions(args: readonly string[]): Options {
	const { values } = parseArgs({
		args: [...args],
		options: {
			only: { type: "string" },
			pages: { type: "string" },
			runs: { type: "string", default: "5" },
			port: { type: "string", default: "7300" },
			before: { type: "string" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) throw new Error("Measures this site against its static twin.");
	const only = values.only?.split(",") ?? partNames;
	const unknown = only.find((name) => !(partNames as readonly string[]).includes(name));
	if (unknown !== undefined) throw new Error(`There is no part "${unknown}"`);
	const [runs, port] = [Number(values.runs), Number(values.port)];
	if (!(runs >= 1 && runs <= 50)) throw new Error("--runs is a number from 1 to 50");
	if (!(port >= 1024 && port <= 65_000)) throw new Error("--port is a number from 1024 to 65000");
	return {
		only: partNames.filter((name) => only.includes(name)),
		pages: values.pages?.split(","),
		runs,
		port,
		before: values.before && resolve(values.before),
	};
}
