import type { Refusal } from "../../api-client.ts";
import type { useFormErrors } from "../../parts/error-summary/form-errors.ts";

/** Shows a refusal beside all the fields that the server names, in the order of the form; false where it names none of them. */
export function refuseFields(
	errors: ReturnType<typeof useFormErrors>,
	refusal: Refusal,
	more: { readonly isInToast: boolean } = { isInToast: true },
): boolean {
	const { error, field, fieldErrors = field === undefined ? {} : { [field]: error } } = refusal;
	const named = new Map(Object.entries(fieldErrors).map(([name, words]) => [errors.idOf(name), words]));
	const found = [...document.querySelectorAll("[id]")].flatMap(({ id }) => {
		const words = named.get(id);
		return words === undefined ? [] : [{ id, words }];
	});
	if (found.length > 0) errors.show(found, more);
	return found.length > 0;
}
