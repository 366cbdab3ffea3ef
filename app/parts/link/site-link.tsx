import type { PageName } from "#contract/pages.ts";
import { usePages } from "../site-pages.ts";
import { PageLink } from "./page-link.tsx";

/** A link to a page that not every council has (contract/pages.ts, hideablePages); nothing where this one hasn't it. */
export function SiteLink(props: Parameters<typeof PageLink>[0] & { page: PageName }) {
	return usePages().has(props.page) ? <PageLink {...props} /> : null;
}
