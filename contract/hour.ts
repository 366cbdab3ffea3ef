/** Overlay of light and clock hands, drawn at each request (server/pages/hour.ts). */
export const hourPath = "/hour.svg";

/** A picture's size and its clock, in the picture's pixels. */
export interface HourOf {
	readonly width: number;
	readonly height: number;
	readonly x: number;
	readonly y: number;
	readonly radius: number;
}

const names = ["width", "height", "x", "y", "radius"] as const;

export const hourAddress = (of: HourOf) => `${hourPath}?of=${names.map((name) => of[name]).join("-")}`;

export function hourAsked(of: unknown): HourOf | undefined {
	if (typeof of !== "string" || !/^\d{1,5}(?:-\d{1,5}){4}$/.test(of)) return undefined;
	const [width = 0, height = 0, x = 0, y = 0, radius = 0] = of.split("-").map(Number);
	return { width, height, x, y, radius };
}
