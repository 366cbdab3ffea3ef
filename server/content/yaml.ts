import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { type Path, shown } from "./mistakes.ts";
import type { ReadResult } from "./source.ts";

/** Parses a YAML file, with the line of every value. In a map the first step of a path is the row's key. */
export function readYaml(file: string, text: string, form: "document" | "map"): ReadResult {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, stringKeys: true });
	// Only the first syntax error is reported: the ones after it are mostly its consequences and would mislead the clerk.
	const [problem] = [...document.errors, ...document.warnings];
	if (problem) {
		const reason = problem.message.split(/ at line |\n/)[0]?.replace(/:$/, "") ?? "";
		const found = `something that can't be read (${reason})`;
		return { mistakes: [{ file, line: problem.linePos?.[0].line, found, expected: "correct YAML" }] };
	}
	const place = (path: Path) => {
		const line = lineOf(document, path, lines);
		const field = path.map((step) => (typeof step === "number" ? step + 1 : String(step)));
		const key = form === "map" ? String(field.shift() ?? "") : "";
		return { line, key: key || undefined, field: field.join(".") || undefined };
	};
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
	return { source: { file, raw, place }, mistakes: [] };
}

/** The line of a field or list item, or of its nearest existing ancestor if it is missing. */
function lineOf(document: Document, path: Path, lines: LineCounter): number | undefined {
	for (let length = path.length; length > 0; length--) {
		const [step, parent] = [path[length - 1], document.getIn(path.slice(0, length - 1), true)];
		const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === step);
		const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
	}
	return undefined;
}
