/** The middle of some numbers; of an even count, halfway between the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
	const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
	const half = sorted.length >> 1;
	if (sorted.length === 0) return Number.NaN;
	const upper = sorted[half] as number;
	return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2;
}

/** The value that so many percent of some numbers don't exceed. NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.max(Math.ceil((sorted.length * percent) / 100) - 1, 0)] ?? Number.NaN;
}

/**
 * Ratio of one thing's cost to that of another measured beside it, round by round. The median of the rounds'
 * own ratios: what slows the machine down for a while slows both, and cancels out.
 */
export function ratio(ours: readonly number[], theirs: readonly number[]): number {
	return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

/** The mean of some numbers. NaN of none. */
export function mean(values: readonly number[]): number {
	return values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** A number as people read it: as many digits as mean something. */
export function short(value: number): string {
	if (!Number.isFinite(value)) return "–";
	if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-IN");
	return String(Number(value.toFixed(Math.abs(value) >= 10 ? 1 : 2)));
}
