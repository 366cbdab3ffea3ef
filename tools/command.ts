import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { reasonOf } from "#server/db/errors.ts";
import type { Settings } from "#server/env.ts";

export interface Terminal {
	readonly argv: readonly string[];
	readonly environment: Settings & { readonly MOVE_TO?: string; readonly INIT_CWD?: string };
	readonly say: (line: string) => void;
	readonly warn: (line: string) => void;
}

/** @returns whether all is well; errors are printed in a sentence */
export type Command = (terminal: Terminal) => Promise<boolean>;

export interface CommandLine {
	readonly usage: string;
	/** Least and most words; none by default. */
	readonly words?: readonly [least: number, most: number];
	readonly options?: ParseArgsOptionsConfig;
}

/** Parses the words after a command's name. @throws {Error} for unknown ones */
export function readWords(
	argv: readonly string[],
	{ usage, words: [least, most] = [0, 0], options = {} }: CommandLine,
): { readonly words: readonly string[]; readonly options: Readonly<Record<string, unknown>> } {
	const { values, positionals, tokens } = parseArgs({
		args: [...argv],
		options,
		allowPositionals: true,
		strict: false,
		tokens: true,
	});
	const refuse = (problem: string) => new Error(`${problem}\n${usage}`);
	for (const token of tokens) {
		if (token.kind !== "option") continue;
		const type = options[token.name]?.type;
		if (!type) throw refuse(`${token.rawName} isn't understood.`);
		if (type === "string" && !token.value) throw refuse(`${token.rawName} needs a value.`);
		if (type === "boolean" && token.value !== undefined) throw refuse(`${token.rawName} takes no value.`);
	}
	const [extra] = positionals.slice(most);
	if (extra !== undefined) throw refuse(`"${extra}" isn't understood.`);
	if (positionals.length < least) throw refuse("Something is missing.");
	return { words: positionals, options: values };
}

export async function run(command: Command, terminal: Terminal): Promise<number> {
	try {
		return (await command(terminal)) ? 0 : 1;
	} catch (error) {
		terminal.warn(reasonOf(error));
		return 1;
	}
}

/** Runs a program whose files are for its user alone (requirement D15). */
export async function runPrivately(command: Command): Promise<void> {
	process.umask(0o077);
	await runProgram(command);
}

export async function runProgram(command: Command): Promise<void> {
	const { argv, env: environment } = process;
	process.exitCode = await run(command, {
		argv: argv.slice(2),
		environment,
		say: console.log,
		warn: console.error,
	});
}
