export type Counts = Readonly<Record<string, number>>;

export function refuseDifference(original: Counts, copy: Counts): void {
	for (const [table, rows] of Object.entries(original)) {
		if (copy[table] === rows) continue;
		throw new Error(
			`No backup was made: the table ${table} has ${rows} rows, its copy ${copy[table] ?? "none"}.`,
		);
	}
}

export function sayCounts(counts: Counts): string {
	const rows = Object.values(counts).reduce((sum, each) => sum + each, 0);
	return `${Object.keys(counts).length} tables, ${rows.toLocaleString("en-IN")} rows`;
}
