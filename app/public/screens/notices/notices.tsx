import { data } from "react-router";
import { pageByName } from "#contract/pages.ts";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/notices";
import { NoticeList } from "./notice-list.tsx";
import { noticeMeta } from "./notice-meta.ts";
import { OneNotice } from "./one-notice.tsx";
import { readNotices } from "./read-notices.ts";

/** All notices are here already, so a search asks the server for nothing; one notice is another page. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
	const asked = (url: URL) => url.pathname + (url.searchParams.get("notice") ?? "");
	return asked(currentUrl) !== asked(nextUrl);
}

export function loader({ request, context }: Route.LoaderArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const lang = langOf(pathname);
	const page = read(context, "noticesPage", lang);
	const notices = readNotices(context, lang);
	const asked = searchParams.get("notice");
	const one = notices.find(({ id }) => String(id) === asked);
	if (one) return data({ page, one, notices: [], isUnknown: false });
	const isUnknown = asked !== null;
	return data({ page, one, notices, isUnknown }, { status: isUnknown ? 404 : 200 });
}

/** One notice is found by its own title, at its own address. */
export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	// Each route hands on what the one around it says: the innermost has it all.
	const fromTable = matches.findLast((match) => match?.meta.length)?.meta ?? [];
	const one = loaderData?.one;
	const lang = langOf(location.pathname);
	return one ? noticeMeta(fromTable, pageByName("notices").title[lang], one, lang) : fromTable;
};

/** Open notices with their closing dates, then the archive; or one notice (`?notice=3`), open or closed, at one address. */
export default function Notices({ loaderData: { page, one, notices, isUnknown } }: Route.ComponentProps) {
	return (
		<>
			{one ? (
				<OneNotice notice={one} note={page.note} />
			) : (
				<NoticeList notices={notices} page={page} isUnknown={isUnknown} />
			)}
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
