/** A contractor's number as it is printed, whichever of §3's forms it has; empty where there is none. A number lost its leading zeros. */
export function contractorPhone(value: number | string | null | undefined): string {
	if (typeof value !== "number") return value ?? "";
	return String(value)
		.padStart(10, "0")
		.replace(/^(\d{5})(\d{5})$/, "$1 $2");
}
