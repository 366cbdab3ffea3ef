import { short } from "./numbers.ts";
import { type FigureName, type Figures, isReached, type Target, targets } from "./targets.ts";

/**
 * The figures as the Markdown table of docs/benchmarks.md: those that were measured, in its order.
 *
 * @param against another commit's name and each figure's ratio to it
 */
export function table(
	heading: string,
	figures: Figures,
	against?: { readonly heading: string; readonly ratios: Figures },
): string {
	const names = (Object.keys(targets) as FigureName[]).filter((name) => figures[name] !== undefined);
	const rows = names.map((name) => [
		targets[name].label,
		reach(targets[name]),
		cell(name, figures[name] ?? 0),
		...(against ? [withUnit(against.ratios[name] ?? Number.NaN, "×")] : []),
	]);
	const head = ["Figure", "Reach", heading, ...(against ? [against.heading] : [])];
	return [head, head.map((_, at) => (at === 0 ? "---" : "--:")), ...rows]
		.map((cells) => `| ${cells.join(" | ")} |`)
		.join("\n");
}

function reach({ most, least, unit }: Target): string {
	if (most !== undefined) return `≤ ${withUnit(most, unit)}`;
	return least === undefined ? "" : `≥ ${withUnit(least, unit)}`;
}

function cell(name: FigureName, value: number): string {
	const text = withUnit(value, targets[name].unit);
	return isReached(name, value) === false ? `**${text}** missed` : text;
}

function withUnit(value: number, unit: Target["unit"]): string {
	if (unit === "" || unit === "of 100") return short(value);
	if (!Number.isFinite(value)) return short(value);
	return unit === "×" ? `${short(value)}×` : `${short(value)} ${unit}`;
}
