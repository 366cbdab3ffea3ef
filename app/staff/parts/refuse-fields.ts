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
	const named = new Map(Object.entries(fieldErrors).map(([name, words]) => [errors.idOf(name), words]));
	const found = [...document.querySelectorAll<HTMLInputElement>("[id]")].flatMap(({ id, labels }) => {
		const words = named.get(id);
		if (words === undefined) return [];
		return [{ id, words, ...(!isNamed && { inSummary: `${labels?.[0]?.textContent}: ${words}` }) }];
	});
	if (found.length > 0) errors.show(found, { isInToast });
	return found.length > 0;
}
