export interface Finding {
	readonly what: string;
	readonly isWell: boolean;
	readonly says: string;
}

export const well = (what: string, says: string): Finding => ({ what, isWell: true, says });
export const wrong = (what: string, says: string): Finding => ({ what, isWell: false, says });

export function lineOf({ what, isWell, says }: Finding): string {
	return `${isWell ? "ok   " : "wrong"}  ${what.padEnd(9)}  ${says}`;
}

export function sayAge(milliseconds: number): string {
	const [minutes, hours, days] = [60_000, 3_600_000, 86_400_000].map((unit) =>
		Math.floor(milliseconds / unit),
	);
	if (days) return days === 1 ? "1 day" : `${days} days`;
	if (hours) return hours === 1 ? "1 hour" : `${hours} hours`;
	return minutes === 1 ? "1 minute" : `${minutes ?? 0} minutes`;
}
