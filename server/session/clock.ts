/** Time in milliseconds since 1970 that never goes back, or a corrected clock would prolong sessions (requirement A8). */
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
