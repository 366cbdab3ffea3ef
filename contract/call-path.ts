export const errorField = "error-field";

/** Header with a device's mark at sign-in (decision 28). */
export const deviceMark = "device-mark";

/** Header with the id of an act that has none in its body (decision 60). */
export const idempotencyKey = "idempotency-key";

/** Fills the parameters of a path; others become search parameters. */
export function filledPath(pattern: string, name: string, params: Readonly<Record<string, string | number>>) {
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
