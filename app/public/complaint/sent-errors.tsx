import type { SentForm } from "#contract/complaints/visit.ts";
import { ErrorSummary } from "../../parts/error-summary/error-summary.tsx";

interface Props {
	readonly sent: SentForm | undefined;
	/** The fields of the form, whose ids are `field-` and their names. */
	readonly fields: readonly string[];
}

export const idOf = (name: string) => `field-${name}`;

export const fieldOf = (sent: SentForm | undefined, name: string) => ({
	id: idOf(name),
	name,
	defaultValue: sent?.values[name],
	error: sent?.errors[name],
});

export function SentErrors({ sent, fields }: Props) {
	const { errors = {}, error } = sent ?? {};
	const all = [
		...(error === undefined ? [] : [{ words: error }]),
		// In the order of the form; a field of no form can't be linked to.
		...fields.flatMap((name) =>
			errors[name] === undefined ? [] : [{ id: idOf(name), words: errors[name] }],
		),
		...Object.entries(errors).flatMap(([name, words]) => (fields.includes(name) ? [] : [{ words }])),
	];
	return all.length > 0 ? <ErrorSummary errors={{ count: 0, errors: all }} /> : null;
}
