import type { PageLink } from "#contract/content/kinds.ts";

/** A page's address, with the place on it that a link means. */
export function placeOn({ href }: PageLink, anchor: string | undefined): string {
	return anchor ? `${href}#${anchor}` : href;
}
