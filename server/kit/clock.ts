import { type Calendar, currentDay } from "./calendar.ts";

/** Clock shared by all servers on a database: this machine's, corrected, so that schedules run alike everywhere. */
export class SharedClock {
	/** How far this machine's clock is ahead, in milliseconds; 0 if negligible. */
	off = 0;

	readonly now = (): number => Date.now() - this.off;

	readonly today: Calendar = () => currentDay(this.now());
}
