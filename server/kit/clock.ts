import { type Calendar, currentDay } from "./calendar.ts";

/** Clock shared by all servers on a database: this machine's, corrected, so that schedules run alike everywhere. */
export class SharedClock {
	/** Milliseconds by which this machine's clock is ahead; 0 if negligible. */
	off = 0;

	readonly now = (): number => Date.now() - this.off;

	readonly today: Calendar = () => currentDay(this.now());
}
