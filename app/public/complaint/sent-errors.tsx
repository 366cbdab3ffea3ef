import type { SentForm } from "#contract/complaints/visit.ts";
import { ErrorSummary } from "../../parts/error-summary/error-summary.tsx";

interface Props {
	readonly sent: SentForm | undefined;
	/** The fields of the form, whose ids are `field-` and their names. */
	readonly fields: readonly string[];
}

/** The id of a field by its name in the form. */
export const idOf = (name: string) => `field-${name}`;

/** A field by its name, with what was sent in it. */
export const fieldOf = (sent: SentForm | undefined, name: string) => ({
	id: idOf(name),
	name,
	defaultValue: sent?.values[name],
	error: sent?.errors[name],
});

/** Errors of the submitted form, each a link to its field. */
export function SentErrors({ sent, fields }: Props) {
	const { errors = {}, error } = sent ?? {};
	const all = [
		...(error === undefined ? [] : [{ words: error }]),
		// In the order in which they stand; of what is no field of the form nobody can be led there.
		...fields.flatMap((name) =>
			errors[name] === undefined ? [] : [{ id: idOf(name), words: errors[name] }],
		),
		...Object.entries(errors).flatMap(([name, words]) => (fields.includes(name) ? [] : [{ words }])),
	];
	return all.length > 0 ? <ErrorSummary errors={{ count: 0, errors: all }} /> : null;
}
