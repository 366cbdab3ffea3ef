import type { Refusal } from "../../api-client.ts";
import type { useFormErrors } from "../../parts/error-summary/form-errors.ts";

/**
 * Shows a refusal beside all the fields that the server names, in the order of the form; false where it names none of them.
 *
 * @param more `isNamed`: whether the sentences name their field; else the summary does
 */
export function refuseFields(
	errors: ReturnType<typeof useFormErrors>,
	refusal: Refusal,
	{ isInToast = true, isNamed = true }: { readonly isInToast?: boolean; readonly isNamed?: boolean } = {},
): boolean {
	const { error, field, fieldErrors = field === undefined ? {} : { [field]: error } } = refusal;
	const found = Object.entries(fieldErrors).flatMap(([name, words]) => {
		const field = fieldFor(name, errors.idOf);
		if (!field) return [];
		return [{ field, id: field.id, words, ...(!isNamed && { inSummary: `${labelOf(field)}: ${words}` }) }];
	});
	found.sort(({ field: one }, { field: other }) =>
		one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
	);
	if (found.length > 0)
		errors.show(
			found.map(({ field: _, ...error }) => error),
			{ isInToast },
		);
	return found.length > 0;
}

/** Input at a path such as `files.0.title.hi`, or its first child; else that of the part around it. */
function fieldFor(path: string, idOf: (name: string) => string): HTMLElement | undefined {
	const steps = path.split(".");
	for (let length = steps.length; length > 0; length--) {
		const id = CSS.escape(idOf(steps.slice(0, length).join(".")));
		const within = `:is(input, select, textarea)[id^="${id}."]`;
		const field =
			document.querySelector<HTMLElement>(`#${id}`) ?? document.querySelector<HTMLElement>(within);
		if (field) return field;
	}
	return undefined;
}

/** Name of a field with its parents: "Documents (PDF) › 1. Terms › Title, Hindi". */
function labelOf(field: HTMLElement): string {
	const label =
		(field as HTMLInputElement).labels?.[0] ??
		field.querySelector(":scope > legend, :scope > [data-label]") ??
		field;
	// "Hindi" alone names no text.
	const text = field.matches("textarea") ? field.closest("fieldset") : null;
	const names = [text && nameOfPart(text), label.textContent].filter(Boolean).join(", ");
	const parts: string[] = [];
	let part = (text ?? (field.matches("summary") ? field.parentElement : field))?.parentElement?.closest(
		partOf,
	);
	for (; part; part = part.parentElement?.closest(partOf)) parts.unshift(nameOfPart(part));
	return [...parts, names].filter(Boolean).join(" › ");
}

const partOf = "form fieldset, main fieldset, main details";

const nameOfPart = (part: Element) =>
	part.querySelector(":scope > legend, :scope > summary > [data-label]")?.textContent ?? "";
