export function mohallasIn(list: string | null | undefined): readonly string[] {
	return (list ?? "").split(/\s*,\s*/).filter(Boolean);
}
