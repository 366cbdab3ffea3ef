/** A story's fragment, made of its day and title, so that links from a feed stay valid. */
export function storyId({ date, title }: { readonly date: string; readonly title: string }): string {
	const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	return [date, ...words.slice(0, 6)].join("-");
}
