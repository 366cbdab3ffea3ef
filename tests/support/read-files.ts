/** Strict parsers for what the site answers, so that a test fails where somebody's program would. */

/** The part of a page between the frame's head and foot. @throws {Error} where it has none */
export function mainOf(page: string): string {
	const [main] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
	if (!main) throw new Error("The page has no main part");
	return main;
}

export interface Element {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: Element[];
	text: string;
}

const piece =
	/<\?[^>]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** The root of an XML text; throws where it is not well formed. */
export function readXml(xml: string): Element {
	const document: Element = { name: "", attributes: {}, children: [], text: "" };
	const open = [document];
	piece.lastIndex = 0;
	while (piece.lastIndex < xml.length) {
		const at = piece.lastIndex;
		const found = piece.exec(xml);
		if (!found) throw new Error(`Not XML at ${at}: ${xml.slice(at, at + 80)}`);
		const [, cdata, closing, name = "", attributes = "", empty, text] = found;
		const parent = open.at(-1);
		if (!parent) throw new Error(`Something behind the end: ${xml.slice(at, at + 80)}`);
		if (cdata !== undefined) parent.text += cdata;
		else if (text !== undefined) parent.text += unescaped(text);
		else if (closing) {
			if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
		} else if (name) {
			const element: Element = { name, attributes: read(attributes), children: [], text: "" };
			parent.children.push(element);
			if (!empty) open.push(element);
		}
	}
	if (open.length !== 1 || document.children.length !== 1) throw new Error("Something is left open");
	return document.children[0] as Element;
}

function read(attributes: string): Record<string, string> {
	return Object.fromEntries(
		[...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [
			name,
			unescaped(value ?? ""),
		]),
	);
}

function unescaped(text: string): string {
	return text.replace(/&(\w*);?/g, (whole, name: string) => {
		const letter = entities[name];
		if (letter === undefined || !whole.endsWith(";")) throw new Error(`Unknown entity ${whole}`);
		return letter;
	});
}

/** The text of a title's HTML, as a feed reader shows it. */
export function wordsOfHtml(html: string): string {
	if (/[<>]/.test(html)) throw new Error(`Markup in ${html}`);
	return unescaped(html);
}

export interface Line {
	readonly name: string;
	readonly parameters: string;
	readonly value: string;
}

/** The lines of a calendar or a contact card (RFC 5545, RFC 6350); throws where a line is too long or ends wrongly. */
export function readLines(text: string): Line[] {
	if (!text.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(text))
		throw new Error("A line that doesn't end in CRLF");
	const physical = text.slice(0, -2).split("\r\n");
	const long = physical.find((line) => Buffer.byteLength(line) > 75 || line === "");
	if (long !== undefined) throw new Error(`A line of ${Buffer.byteLength(long)} octets: ${long}`);
	const logical = physical.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
	return logical.map((line) => {
		const [, name, parameters, value] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
		if (name === undefined) throw new Error(`Not a property: ${line}`);
		return { name, parameters: parameters ?? "", value: value ?? "" };
	});
}

/** The blocks between `BEGIN:kind` and `END:kind`. */
export function blocks(lines: readonly Line[], kind: string): Line[][] {
	const found: Line[][] = [];
	let inside: Line[] | undefined;
	for (const line of lines) {
		if (line.name === "BEGIN" && line.value === kind) inside = [];
		else if (line.name === "END" && line.value === kind) {
			if (inside) found.push(inside);
			inside = undefined;
		} else inside?.push(line);
	}
	return found;
}

/** The unescaped value of a property. */
export function words(lines: readonly Line[], name: string): string | undefined {
	return lines
		.find((line) => line.name === name)
		?.value.replace(/\\(.)/g, (_, letter) => (letter === "n" ? "\n" : letter));
}
