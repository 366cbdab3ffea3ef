/**
 * Formats a contractor's number in any of §3's forms; empty if there is none. One stored as a number has
 * lost its leading zeros.
 */
export function contractorPhone(value: number | string | null | undefined): string {
	if (typeof value !== "number") return value ?? "";
	return String(value)
		.padStart(10, "0")
		.replace(/^(\d{5})(\d{5})$/, "$1 $2");
}
