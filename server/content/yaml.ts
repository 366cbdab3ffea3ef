import {
	type Document,
	isMap as isMapNode,
	isNode,
	isScalar,
	LineCounter,
	parseDocument,
	visit,
	type YAMLParseError,
	type YAMLWarning,
} from "yaml";
import { wholeKey } from "#contract/content/desk.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import type { Entry } from "./entries.ts";
import { type Fault, type Path, shown } from "./mistakes.ts";
import type { ReadResult } from "./source.ts";

export function readYaml(kind: ContentKind, file: string, text: string, wholeAs = wholeKey): ReadResult {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, stringKeys: true });
	// Only the first syntax error is reported: the following are mostly its consequences.
	const [problem] = [...document.errors, ...document.warnings];
	if (problem) {
		const line = problem.code === "MISSING_CHAR" ? lastQuote(document, lines) : problem.linePos?.[0].line;
		return { mistakes: [{ file, line, ...inPlainWords(problem, text) }] };
	}
	let raw: unknown;
	try {
		raw = document.toJS() ?? {};
	} catch (error) {
		// YAML parses an unquoted value that begins with * as an alias.
		const found = `something that can't be read (${(error as Error).message})`;
		return { mistakes: [{ file, found, expected: "a text that begins with * in quotation marks" }] };
	}
	if (typeof raw !== "object" || Array.isArray(raw)) {
		return { mistakes: [{ file, found: shown(raw), expected: "fields, each with its name and a colon" }] };
	}
	const isMap = kinds[kind].form === "map";
	const entryOf = ([key, value]: [string, unknown]): [string, Entry] => {
		const place = (path: Path) => {
			const field = path.map((step) => (typeof step === "number" ? step + 1 : String(step))).join(".");
			const line = lineOf(document, isMap ? [key, ...path] : path, lines);
			return { file, line, key: isMap ? key : undefined, field: field || undefined };
		};
		return [key, { kind, key, raw: value, place }];
	};
	const entries: [string, unknown][] = isMap ? Object.entries(raw as object) : [[wholeAs, raw]];
	return { source: { file, table: new Map(entries.map(entryOf)) }, mistakes: [] };
}

const quoteColon = `quotation marks around a text with ": " in it`;

function inPlainWords({ code, message, pos }: YAMLParseError | YAMLWarning, text: string): Fault {
	const rest = text.slice(pos[0]).split("\n", 1)[0] ?? "";
	const first = rest.trim().split(/[\s:,}\]]/, 1)[0] ?? "";
	switch (code) {
		case "NON_STRING_KEY":
			return { found: "braces inside braces", expected: "one pair of braces, as in { en: Town, hi: नगर }" };
		case "BLOCK_IN_FLOW":
			return {
				found: `": " inside a text between braces (${shown(rest.trim())})`,
				expected: `${quoteColon}, and a comma between two fields`,
			};
		case "BLOCK_AS_IMPLICIT_KEY":
			if (/:\s/.test(rest))
				return { found: `": " inside a text (${shown(rest.trim())})`, expected: quoteColon };
			return {
				found: "fields that begin further right, below a field that has a value already",
				expected: "fields of one group below each other, with the same spaces before them",
			};
		case "DUPLICATE_KEY":
			return { found: `the field "${first.replace(/^["']|["']$/g, "")}" twice`, expected: "each field once" };
		case "TAB_AS_INDENT":
			return { found: "a tab at the beginning of the line", expected: "spaces" };
		case "MISSING_CHAR":
			return {
				found: "a quotation mark that is opened and never closed",
				expected: "a second one that closes it",
			};
		case "BAD_SCALAR_START":
			return { found: `a text that begins with ${first.charAt(0)}`, expected: "quotation marks around it" };
		case "MULTILINE_IMPLICIT_KEY":
			return {
				found: "a line without a field",
				expected: "the field's name, a colon and a space before each value",
			};
	}
	const open = /end with a ([}\]])/.exec(message)?.[1];
	if (open) return { found: `a bracket that is opened and never closed`, expected: `${open} at its end` };
	const reason = message.split(/ at line |\n/)[0]?.replace(/:$/, "") ?? "";
	return { found: `something that can't be read (${reason})`, expected: "correct YAML" };
}

/** Line of the last quotation mark: an unclosed one swallows the rest of the file. */
function lastQuote(document: Document, lines: LineCounter): number | undefined {
	let start: number | undefined;
	visit(document, {
		Scalar(_key, { type, range }) {
			if (type?.startsWith("QUOTE")) start = range?.[0];
		},
	});
	return start === undefined ? undefined : lines.linePos(start).line;
}

function lineOf(document: Document, path: Path, lines: LineCounter): number | undefined {
	for (let length = path.length; length > 0; length--) {
		const [step, parent] = [path[length - 1], document.getIn(path.slice(0, length - 1), true)];
		const pair = isMapNode(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === step);
		const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
	}
	return undefined;
}
