/** The header of a refusal that names the key of the body it is about; a form leads to that field. */
export const errorField = "error-field";

/** The header in which a device tells at sign-in by which mark it is known, and is given one (decision 28). */
export const deviceMark = "device-mark";

/** The header in which an act that has no id in its body has one, so that sent again it is known (decision 60). */
export const idempotencyKey = "idempotency-key";

/** The address of a call by its path, its parameters filled in; those that the path doesn't name become search parameters. */
export function filledPath(
	pattern: string,
	name: string,
	params: Readonly<Record<string, string | number>>,
): string {
	const rest = new Map(Object.entries(params));
	const path = pattern.replace(/\{(\w+)\}/g, (_, param: string) => {
		const value = rest.get(param);
		if (value === undefined) throw new Error(`${name} needs "${param}" in its address`);
		rest.delete(param);
		return encodeURIComponent(value);
	});
	if (rest.size === 0) return path;
	return `${path}?${new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]))}`;
}
