/**
 * Milliseconds since 1970 that never go back while the server runs, and follow the machine's clock when that is put
 * forward: a clock set back doesn't prolong anybody's session (requirement A8).
 */
export function steadyClock(
	wall: () => number = Date.now,
	elapsed: () => number = () => performance.now(),
): () => number {
	let ahead = wall() - elapsed();
	return () => {
		const steady = elapsed() + ahead;
		const now = wall();
		if (now <= steady) return Math.floor(steady);
		ahead += now - steady;
		return now;
	};
}
