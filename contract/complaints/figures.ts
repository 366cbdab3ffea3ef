/** Counts of the complaints that arrived in a month, or within twelve months in a department, category or ward. */
export interface Figures {
	/** Month (`2026-11`) or key of the town's table; empty for those that are in no table. */
	readonly key: string;
	readonly reported: number;
	readonly inTime: number;
	readonly late: number;
	/** Done in the new limit after a reopening. */
	readonly again: number;
	/** Of those that aren't late: open, declined, taken back. */
	readonly open: number;
	readonly declined: number;
	readonly withdrawn: number;
	readonly reopened: number;
	readonly done: number;
	readonly decided: number;
	/** Median of those done, from arrival to end; null if none is done. */
	readonly days: number | null;
}

/** Parts of those reported: each complaint is in exactly one. */
export const figureParts = ["inTime", "late", "again", "open", "declined", "withdrawn"] as const;

export type FigurePart = (typeof figureParts)[number];

export const monthsCounted = 12;

export const leastCompared = 20;

export interface ComplaintFigures {
	/** Indian time, `2026-11-29 15:04`. */
	readonly countedAt: string;
	readonly isSample: boolean;
	readonly all: Figures;
	readonly months: readonly Figures[];
	readonly departments: readonly Figures[];
	readonly categories: readonly Figures[];
	readonly wards: readonly Figures[];
	/** Those done in the last whole month, whenever they arrived, by category. */
	readonly lastMonth: {
		readonly month: string;
		readonly categories: readonly Pick<Figures, "key" | "done" | "days">[];
	};
}

/** Share done in time in per cent; undefined where too few are decided. */
export function shareInTime({ inTime, decided }: Figures): number | undefined {
	return decided < leastCompared ? undefined : Math.round((100 * inTime) / decided);
}
