import { Feed } from "feed";
import { filePath } from "#contract/files.ts";
import { beginOf } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import type { LoaderArgs } from "../screen.ts";
import { readOpen } from "../screens/open-complaints/read-open.ts";
import { openWords as words } from "../screens/open-complaints/words.ts";
import { asHtml } from "./feed.ts";

/** The newest complaints as an Atom feed, of one ward, problem or state as the list. */
export function loader({ url, lang, context, read }: LoaderArgs): Response {
	const { publicUrl } = context;
	const { name, email, updated } = read("council");
	const { rows, isSample } = readOpen(context, lang);
	if (!rows) return new Response(words.away[lang], { status: 503 });
	const list = publicUrl + pagePath("openComplaints", lang) + url.search;
	const address = publicUrl + filePath("complaintFeed", lang) + url.search;
	const feed = new Feed({
		id: address,
		title: `${words.feedTitle[lang]} · ${name}`,
		...(isSample && { description: words.samples[lang] }),
		link: list,
		feed: address,
		updated: new Date(rows[0]?.arrivedAt ?? beginOf(updated)),
		author: { name, email },
		generator: false,
	});
	for (const { id, title, where, stateWords, since, says, arrivedAt } of rows) {
		feed.addItem({
			id: `${publicUrl}${filePath("complaintFeed", lang)}#${id}`,
			link: list,
			date: new Date(arrivedAt),
			published: new Date(arrivedAt),
			title: asHtml(`${title}, ${where}`),
			description: asHtml([stateWords, ...says, ...since].join(" · ")),
		});
	}
	const atom = feed.atom1().replace("<feed ", `<feed xml:lang="${lang}" `);
	return new Response(atom, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}
