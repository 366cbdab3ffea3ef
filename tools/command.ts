import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { reasonOf } from "#server/db/errors.ts";
import type { Settings } from "#server/env.ts";

/** Arguments and output of a command. */
export interface Terminal {
	/** The words behind its name. */
	readonly argv: readonly string[];
	readonly environment: Settings & { readonly MOVE_TO?: string; readonly INIT_CWD?: string };
	/** Prints what was done. */
	readonly say: (line: string) => void;
	/** Prints beside it what it acts on and what is wrong. */
	readonly warn: (line: string) => void;
}

/** @returns whether everything is as it should be; what it throws is told in a sentence */
export type Command = (terminal: Terminal) => Promise<boolean>;

export interface CommandLine {
	/** How it is called: a line for each way. */
	readonly usage: string;
	/** At least and at most so many words; none unless set. */
	readonly words?: readonly [least: number, most: number];
	readonly options?: ParseArgsOptionsConfig;
}

/** Reads the words behind a command's name. @throws {Error} for whatever isn't understood: ignored, it would do something else than was meant */
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

/** Does what a command does. @returns its exit code */
export async function run(command: Command, terminal: Terminal): Promise<number> {
	try {
		return (await command(terminal)) ? 0 : 1;
	} catch (error) {
		terminal.warn(reasonOf(error));
		return 1;
	}
}

/** Runs a command as the program that was started. */
export async function runProgram(command: Command): Promise<void> {
	const { argv, env: environment } = process;
	process.exitCode = await run(command, {
		argv: argv.slice(2),
		environment,
		say: console.log,
		warn: console.error,
	});
}
