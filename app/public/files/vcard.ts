/** A line of a vCard: property with parameters, and value. `text` is escaped, other types (URLs) go out unchanged. */
export type CardLine =
	| readonly [property: string, value: { readonly text: string | readonly string[] }]
	| readonly [property: string, value: { readonly uri: string }];

/** A vCard 4.0 (RFC 6350): lines end in CRLF and have at most 75 octets. */
export function vcard(lines: readonly CardLine[]): string {
	const all = ["BEGIN:VCARD", "VERSION:4.0", ...lines.map(written), "END:VCARD"];
	return all.map((line) => `${folded(line)}\r\n`).join("");
}

function written([property, value]: CardLine): string {
	if ("uri" in value) return `${property}:${value.uri}`;
	const { text } = value;
	return `${property}:${typeof text === "string" ? escaped(text) : text.map(escaped).join(";")}`;
}

/** RFC 6350 §3.4: a comma or semicolon would end the value, a line break the line. */
function escaped(text: string): string {
	return text.replace(/[\\,;]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, "\\n");
}

const longestLine = 75;

/** RFC 6350 §3.2: counted in octets, never split within a character; continuation lines begin with a space. */
function folded(line: string): string {
	let [whole, octets] = ["", 0];
	for (const letter of line) {
		const size = new TextEncoder().encode(letter).length;
		if (octets + size > longestLine) {
			whole += "\r\n ";
			octets = 1;
		}
		whole += letter;
		octets += size;
	}
	return whole;
}
