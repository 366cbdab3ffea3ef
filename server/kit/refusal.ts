import type { Fault } from "#contract/faults.ts";
import { sayFault } from "#contract/faults.ts";
import type { Lang } from "#contract/language.ts";
import { fill } from "#contract/language.ts";
import type { Outcome } from "#contract/outcome.ts";
import { type OutcomeName, outcomes, type ValuesOf } from "#contract/outcomes.ts";

/** A call ends here, with an outcome of the table; its words are filled in when it is known who reads them. */
export class Refusal extends Error {
	readonly outcome: OutcomeName;
	readonly status: number;
	readonly #say: (lang: Lang) => string;
	/** Seconds after which it is worth trying again. */
	readonly retryAfter: number | undefined;
	/** The key of the sent body that it is about. */
	readonly field: string | undefined;

	constructor(
		outcome: OutcomeName,
		say: (lang: Lang) => string,
		about: { readonly retryAfter?: number | undefined; readonly field?: string } = {},
	) {
		super(outcome);
		const { status }: Outcome = outcomes[outcome];
		this.outcome = outcome;
		this.status = status ?? 500;
		this.retryAfter = about.retryAfter;
		this.field = about.field;
		this.#say = say;
	}

	/** The same, of what was sent under this key. */
	of(field: string): Refusal {
		return new Refusal(this.outcome, this.#say, { retryAfter: this.retryAfter, field });
	}

	sentence(lang: Lang): string {
		return this.#say(lang);
	}
}

/** A gap of a sentence that itself is written in the reader's language, such as the label of a permission. */
export type Wording = string | number | ((lang: Lang) => string);

type WordingsOf<Name extends OutcomeName> =
	ValuesOf<Name> extends [infer Values] ? [values: { readonly [Gap in keyof Values]: Wording }] : [];

/** How long callers wait before they try again while the database is down, seconds. */
const databaseRest = 5;

/** The refusal of that name, the gaps of its sentence filled in. */
export function refusal<Name extends OutcomeName>(name: Name, ...values: WordingsOf<Name>): Refusal {
	const gaps: Readonly<Record<string, Wording>> = values[0] ?? {};
	const say = (lang: Lang) => {
		const filled = Object.entries(gaps).map(([gap, value]) => [
			gap,
			typeof value === "function" ? value(lang) : value,
		]);
		return fill(outcomes[name].words[lang], Object.fromEntries(filled));
	};
	const wait = name === "databaseAway" ? databaseRest : gaps.seconds;
	return new Refusal(name, say, { retryAfter: typeof wait === "number" ? wait : undefined });
}

/** The refusal of something that doesn't fit its shape. */
export function refusalOfFault(fault: Fault): Refusal {
	return new Refusal(fault.outcome, (lang) => sayFault(fault, lang), { field: fault.field });
}
