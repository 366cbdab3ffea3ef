import { consonants, endings, vowels } from "./spellings.ts";

/** Vowels → their signs after a consonant, which carries अ by itself. */
const signs: Readonly<Record<string, string>> = {
	अ: "",
	आ: "ा",
	इ: "ि",
	ई: "ी",
	उ: "ु",
	ऊ: "ू",
	ऋ: "ृ",
	ए: "े",
	ऐ: "ै",
	ऑ: "ॉ",
	ओ: "ो",
	औ: "ौ",
};

const longest = Math.max(...[...consonants.keys(), ...vowels.keys()].map(({ length }) => length));

interface Reading {
	readonly letters: string;
	readonly cost: number;
	/** Whether it ends with a consonant that has no vowel yet. */
	readonly isOpen: boolean;
	readonly rank: number;
}

type Next = Omit<Reading, "rank">;

interface Options {
	readonly fits?: (letters: string) => boolean;
	readonly oddness?: (letters: string, from: number) => number;
	readonly width: number;
	readonly most: number;
}

/** Devanagari words for Latin letters, each with its lowest cost; none for letters that nobody would read. */
export function readings(typed: string, { fits = () => true, oddness = () => 0, width, most }: Options) {
	const reached: Map<string, Reading>[] = Array.from({ length: typed.length + 1 }, () => new Map());
	let tried = 0;
	reached[0]?.set("", { letters: "", cost: 0, isOpen: false, rank: 0 });
	for (let at = 0; at < typed.length; at += 1) {
		const here = [...(reached[at]?.values() ?? [])].sort((one, other) => one.rank - other.rank);
		for (const reading of here.slice(0, width)) {
			for (let length = 1; length <= longest && at + length <= typed.length; length += 1) {
				const rest = typed.slice(at + length);
				for (const next of continued(reading, typed.slice(at, at + length), rest)) {
					tried += 1;
					if (tried > most) return new Map();
					if (!fits(next.letters)) continue;
					const there = reached[at + length];
					const key = `${next.letters}${next.isOpen ? "" : "|"}`;
					const known = there?.get(key);
					if (known && known.cost <= next.cost) continue;
					const more = next.cost - reading.cost + oddness(next.letters, reading.letters.length);
					there?.set(key, { ...next, rank: reading.rank + more });
				}
			}
		}
	}
	const words = new Map<string, number>();
	for (const { letters, cost } of reached[typed.length]?.values() ?? []) {
		words.set(letters, Math.min(cost, words.get(letters) ?? Number.POSITIVE_INFINITY));
	}
	return words;
}

function* continued({ letters, cost, isOpen }: Next, chunk: string, rest: string): Generator<Next> {
	const isLast = rest === "";
	for (const [meant, more] of consonants.get(chunk) ?? []) {
		// Between two consonants Hindi either joins them or says an अ that few people type.
		const joints = isOpen
			? ([
					["्", 0.3],
					["", 0.5],
				] as const)
			: ([["", 0]] as const);
		for (const [joint, price] of joints) {
			yield { letters: letters + joint + meant, cost: cost + more + price, isOpen: true };
		}
	}
	if ((chunk === "n" || chunk === "m") && letters !== "" && !letters.endsWith("ं")) {
		const isNasal = chunk === "n" ? isLast || !/^[aeiouyh]/.test(rest) : /^[pb]/.test(rest);
		if (isNasal) yield { letters: `${letters}ं`, cost: cost + (isLast ? 0.3 : 0.1), isOpen: false };
		if (isNasal) yield { letters: `${letters}ँ`, cost: cost + 0.7, isOpen: false };
	}
	const sounds = [...(vowels.get(chunk) ?? []), ...(isLast ? (endings.get(chunk) ?? []) : [])];
	for (const [meant, more] of sounds) {
		const [first = "", ...others] = [...meant];
		const vowel = isOpen ? (signs[first] ?? first) : first;
		const price = more + (isLast && isOpen && meant === "अ" && chunk === "a" ? 0.9 : 0);
		// Two vowels in a row cost more, as the usual pairs are in the table.
		const seam = !isOpen && letters !== "" ? 0.3 : 0;
		const next = { letters: letters + vowel + others.join(""), cost: cost + price + seam, isOpen: false };
		yield next;
		// नहीं is typed "nahi".
		if (isLast) yield { ...next, letters: `${next.letters}ं`, cost: next.cost + 1.2 };
	}
}
