/** Names in a ward's list of mohallas, which its row has with commas. */
export function mohallasIn(list: string | null | undefined): readonly string[] {
	return (list ?? "").split(/\s*,\s*/).filter(Boolean);
}
