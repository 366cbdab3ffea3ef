import type { Fault } from "#contract/faults.ts";
import { sayFault } from "#contract/faults.ts";
import type { Lang, Text } from "#contract/language.ts";
import { fill } from "#contract/language.ts";
import type { Outcome } from "#contract/outcome.ts";
import { type OutcomeName, outcomes, type ValuesOf } from "#contract/outcomes.ts";

/** Ends a call with an outcome of contract/outcomes.ts, worded in the reader's language. */
export class Refusal extends Error {
	readonly outcome: OutcomeName;
	readonly status: number;
	readonly #say: (lang: Lang) => string;
	readonly retryAfter: number | undefined;
	readonly field: string | undefined;
	readonly #faults: readonly Fault[];
	readonly #others: readonly Refusal[];

	constructor(
		outcome: OutcomeName,
		say: (lang: Lang) => string,
		about: {
			readonly retryAfter?: number | undefined;
			readonly field?: string;
			readonly faults?: readonly Fault[];
			readonly others?: readonly Refusal[];
		} = {},
	) {
		super(outcome);
		const { status }: Outcome = outcomes[outcome];
		this.outcome = outcome;
		this.status = status ?? 500;
		this.retryAfter = about.retryAfter;
		this.field = about.field;
		this.#faults = about.faults ?? [];
		this.#others = about.others ?? [];
		this.#say = say;
	}

	/** Copy for a field of the body. */
	of(field: string): Refusal {
		return new Refusal(this.outcome, this.#say, { retryAfter: this.retryAfter, field });
	}

	/** Copy with simultaneous refusals of other fields. */
	with(others: readonly Refusal[]): Refusal {
		const { retryAfter, field } = this;
		return new Refusal(this.outcome, this.#say, { retryAfter, ...(field && { field }), others });
	}

	/** Copy with a sentence for each field. */
	about(sentences: Readonly<Record<string, Text>>): Refusal {
		return this.with(
			Object.entries(sentences).map(
				([field, words]) => new Refusal(this.outcome, (lang) => words[lang], { field }),
			),
		);
	}

	sentence(lang: Lang): string {
		return this.#say(lang);
	}

	/** Sentence for each field of the body; undefined if it is about none. */
	fieldSentences(lang: Lang): Readonly<Record<string, string>> | undefined {
		if (!this.field && this.#others.length === 0) return undefined;
		const faults = this.#faults.map((fault) => [fault.field, sayFault(fault, lang)]);
		const others = this.#others.map((other) => other.fieldSentences(lang));
		const own = this.field && { [this.field]: this.sentence(lang) };
		return Object.assign({}, ...others, own, Object.fromEntries(faults));
	}
}

export type Wording = string | number | ((lang: Lang) => string);

type WordingsOf<Name extends OutcomeName> =
	ValuesOf<Name> extends [infer Values] ? [values: { readonly [Gap in keyof Values]: Wording }] : [];

const comesBack: ReadonlySet<OutcomeName> = new Set([
	"databaseAway",
	"storeAway",
	"scannerAway",
	"beingUpgraded",
]);

const awaySeconds = 5;

export function refusal<Name extends OutcomeName>(name: Name, ...values: WordingsOf<Name>): Refusal {
	const gaps: Readonly<Record<string, Wording>> = values[0] ?? {};
	const say = (lang: Lang) => {
		const filled = Object.entries(gaps).map(([gap, value]) => [
			gap,
			typeof value === "function" ? value(lang) : value,
		]);
		return fill(outcomes[name].words[lang], Object.fromEntries(filled));
	};
	const retryAfter = comesBack.has(name) ? awaySeconds : gaps.seconds;
	return new Refusal(name, say, { retryAfter: typeof retryAfter === "number" ? retryAfter : undefined });
}

/** Refusal of a value that doesn't match its schema: worded by the first fault, naming all. */
export function refusalOfFaults(faults: readonly [Fault, ...Fault[]]): Refusal {
	const [first] = faults;
	return new Refusal(first.outcome, (lang) => sayFault(first, lang), { field: first.field, faults });
}
