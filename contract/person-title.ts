/** Removes the title that people put before a name, as no list has one. */
export function withoutTitle(name: string): string {
	return name.replace(
		/^\s*(?:(?:shri|sri|shrimati|smt|dr|mr|mrs|ms|श्री|श्रीमती|सुश्री|डॉ|डा)(?:\.\s*|\s+))+/iu,
		"",
	);
}
