/** The time in milliseconds since 1970, which never goes back: a clock set back must not prolong a session (requirement A8). */
export function monotonicClock(
	wall: () => number = Date.now,
	elapsed: () => number = () => performance.now(),
): () => number {
	let offset = wall() - elapsed();
	return () => {
		const monotonic = elapsed() + offset;
		const now = wall();
		if (now <= monotonic) return Math.floor(monotonic);
		offset += now - monotonic;
		return now;
	};
}
