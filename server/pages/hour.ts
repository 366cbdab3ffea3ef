import type { FastifyInstance } from "fastify";
import { type HourOf, hourAsked, hourPath } from "#contract/hour.ts";
import { indianSecond } from "#contract/moments.ts";
import { drawingPolicy } from "../http/headers.ts";

export type Light = "morning" | "day" | "evening" | "night";

/** Light in India at a moment. In the northern plains the sun rises between 5:20 and 7:15 and sets between 17:20 and 19:20. */
export function lightAt(moment: string): Light {
	const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = moment.split(/\D/).map(Number);
	const dayOfYear = (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000;
	const season = (shift: number) => Math.cos((2 * Math.PI * (dayOfYear + shift)) / 365);
	const sunrise = 6.27 + 0.95 * season(-8);
	const sunset = 18.35 - 0.98 * season(12);
	const now = hours + minutes / 60;
	if (now < sunrise - 0.4 || now > sunset + 0.5) return "night";
	if (now < sunrise + 1.5) return "morning";
	return now < sunset - 1 ? "day" : "evening";
}

const veils: Readonly<Record<Light, string>> = {
	morning: "",
	day: '<path fill="#fffbe8" opacity=".16" d="M0 0h1v1H0z"/>',
	evening:
		'<linearGradient id="a" x2="0" y2="1"><stop stop-color="#51356e" stop-opacity=".62"/><stop offset=".7" stop-color="#e8702c" stop-opacity=".4"/></linearGradient><path fill="url(#a)" d="M0 0h1v1H0z"/>',
	night:
		'<linearGradient id="a" x2="0" y2="1"><stop stop-color="#060d26" stop-opacity=".82"/><stop offset="1" stop-color="#0d1a33" stop-opacity=".58"/></linearGradient><path fill="url(#a)" d="M0 0h1v1H0z"/>',
};

export function hourDrawing(moment: string, { width, height, x, y, radius }: HourOf): string {
	const [hours = 0, minutes = 0] = moment.split(" ")[1]?.split(":").map(Number) ?? [];
	const light = lightAt(moment);
	const isDark = light === "night" || light === "evening";
	const hand = (degrees: number, length: number, thickness: number) =>
		`<path stroke="#1c2b2b" stroke-width="${thickness}" stroke-linecap="round" d="M0 0v-${length}" transform="rotate(${degrees})"/>`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
		`<g transform="scale(${width} ${height})">${veils[light]}</g>`,
		`<g transform="translate(${x} ${y}) scale(${radius / 10})">`,
		isDark ? '<circle r="16" fill="#ffd86b" opacity=".3"/>' : "",
		`<circle r="10" fill="${isDark ? "#fff0b8" : "#fff"}"/>`,
		hand(30 * (hours % 12) + minutes / 2, 5, 1.9),
		hand(6 * minutes, 8, 1.3),
		"</g></svg>",
	].join("");
}

/**
 * Drawn at each request, so that it is right on cached pages, and without script.
 * @param now milliseconds since 1970
 */
export async function serveHour(app: FastifyInstance, now: () => number): Promise<void> {
	app.get<{ Querystring: { of?: unknown } }>(hourPath, (request, reply) => {
		const asked = hourAsked(request.query.of);
		if (!asked) return reply.callNotFound();
		return reply
			.headers({
				"content-type": "image/svg+xml",
				"content-security-policy": drawingPolicy,
				"cache-control": "no-store",
			})
			.send(hourDrawing(indianSecond(now()), asked));
	});
}
