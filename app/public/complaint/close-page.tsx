import { type PageName, pagePath } from "#contract/pages.ts";
import { useLang, useSay } from "../../words/language.ts";
import { complaintWords as words } from "./words.ts";

/** Leaves a page that number and code have opened, so that neither Back nor the history of a phone of others shows it again; without script it is a link. */
export function ClosePage({ page }: { readonly page: PageName }) {
	return (
		<a href={pagePath(page, useLang())} data-complaint="close" data-needs-frame="">
			{useSay()(words.close)}
		</a>
	);
}
