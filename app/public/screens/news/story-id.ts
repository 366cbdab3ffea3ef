/** Where a story begins on its page: its day and the words of its title, so that a feed can lead to it and nothing moves it. */
export function storyId({ date, title }: { readonly date: string; readonly title: string }): string {
	const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	return [date, ...words.slice(0, 6)].join("-");
}
