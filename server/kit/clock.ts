import { type Calendar, currentDay } from "./calendar.ts";

/**
 * The clock that all servers on a database share: this machine's, corrected by how far it is off. What is planned, begins or ends goes by
 * it, so that readers see the same on every server.
 */
export class SharedClock {
	/** How far this machine's clock is ahead, in milliseconds; 0 where that is too little to matter. */
	off = 0;

	/** The moment, in milliseconds since 1970. */
	readonly now = (): number => Date.now() - this.off;

	readonly today: Calendar = () => currentDay(this.now());
}
