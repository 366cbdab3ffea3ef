import { type Element, xml2js } from "xml-js";
import { shared } from "./shared.ts";

const understood = /^[a-z0-9]*(#[\w-]+|\[[\w-]+([\^$*]?="[^"]*")?\])*$/;

/** A piece of a page as the server sends it, read as a browser without script reads it. */
export class Piece {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string | undefined>>;
	/** Its words, a space between any two. */
	readonly text: string;
	readonly children: readonly Piece[];
	readonly #inside: readonly Piece[];

	constructor({ name = "", attributes = {}, elements = [] }: Element) {
		this.name = name;
		this.attributes = Object.fromEntries(
			Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), String(value)]),
		);
		const parts = elements.flatMap((each) =>
			each.type === "element" ? new Piece(each) : each.type === "text" ? String(each.text) : [],
		);
		this.children = parts.filter((part) => part instanceof Piece);
		this.#inside = this.children.flatMap((child) => [child, ...child.#inside]);
		const words = parts.map((part) => (part instanceof Piece ? part.text : part));
		this.text = words.join("").replace(/\s+/g, " ").trim();
	}

	/** All pieces inside that a selector of CSS names, by elements, `#id`, `[attribute^="value"]` and `>`. */
	all(selector: string): Piece[] {
		let found: readonly Piece[] = [this];
		let isChild = false;
		for (const step of selector.split(" ")) {
			if (step !== ">") {
				if (!understood.test(step)) throw new Error(`Not a selector that is understood: ${step}`);
				const inside = found.flatMap((piece) => (isChild ? piece.children : piece.#inside));
				found = inside.filter((piece, index) => piece.#is(step) && inside.indexOf(piece) === index);
			}
			isChild = step === ">";
		}
		return [...found];
	}

	/** The only one. @throws {Error} if there is none or another */
	the(selector: string): Piece {
		const [only, ...others] = this.all(selector);
		if (!only || others.length > 0)
			throw new Error(`${selector} stands there ${this.all(selector).length} times`);
		return only;
	}

	/** The element that has this name for screen readers. @throws {Error} if there is none or another */
	named(element: string, name: string): Piece {
		const [only, ...others] = this.all(element).filter(({ attributes }) => {
			const title = attributes["aria-labelledby"];
			return attributes["aria-label"] === name || (title && this.all(`#${title}`)[0]?.text === name);
		});
		if (!only || others.length > 0)
			throw new Error(`${only ? "More than one" : "No"} ${element} is named “${name}”`);
		return only;
	}

	#is(compound: string): boolean {
		const [, name = "", rest = ""] = /^([a-z0-9]*)(.*)$/.exec(compound) ?? [];
		if (name !== "" && name !== this.name) return false;
		return [...rest.matchAll(/#([\w-]+)|\[([\w-]+)(?:([\^$*]?=)"([^"]*)")?\]/g)].every(
			([, id, key = "id", sign = id ? "=" : "", value = id ?? ""]) => {
				const own = this.attributes[key];
				if (own === undefined || sign === "") return own !== undefined;
				if (sign === "^=") return own.startsWith(value);
				if (sign === "$=") return own.endsWith(value);
				return sign === "*=" ? own.includes(value) : own === value;
			},
		);
	}
}

/** Reads a page of the run's one site. @throws {Error} if it isn't well-formed, or answered with another status */
export async function readPage(path: string, status = 200): Promise<Piece> {
	const answer = await fetch((await shared("site")) + path, { headers: { accept: "text/html" } });
	if (answer.status !== status) throw new Error(`${path} is answered ${answer.status}`);
	return readHtml(await answer.text());
}

export function readHtml(html: string): Piece {
	const xml = html.replace(/^<!doctype html>/i, "").replace(/<script\b[\s\S]*?<\/script>/g, "");
	return new Piece(xml2js(xml, { captureSpacesBetweenElements: true }) as Element);
}
