import type { PageLink } from "#contract/content/kinds.ts";

export function placeOn({ href }: PageLink, anchor: string | undefined): string {
	return anchor ? `${href}#${anchor}` : href;
}
