import { Feed } from "feed";
import { filePath } from "#contract/files.ts";
import { beginOf } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import { langOf } from "../../words/language.ts";
import type { PageContext } from "../context.ts";
import { read } from "../context.ts";
import { noticesIn, readingOf } from "../datasets/reading.ts";
import { storyId } from "../screens/news/story-id.ts";
import { noticeAddress } from "./notice-address.ts";
import { filesWords as words } from "./words.ts";

interface Arguments {
	readonly request: Request;
	readonly context: PageContext;
}

/** News and notices as an Atom feed, newest first. All its dates are the content's own, so that readers see no change where there is none. */
export function loader({ request, context }: Arguments): Response {
	const lang = langOf(new URL(request.url).pathname);
	const reading = readingOf(context, lang);
	const { publicUrl } = reading;
	const { name, email } = read(context, "council", lang);
	const news = publicUrl + pagePath("news", lang);
	const entries = [
		...read(context, "newsPage", lang).stories.map((story) => ({
			title: story.title,
			link: `${news}#${encodeURIComponent(storyId(story))}`,
			date: new Date(beginOf(story.date)),
			description: story.paragraphs[0] ?? "",
		})),
		...noticesIn(reading).map((notice) => ({
			title: notice.title,
			link: noticeAddress(publicUrl, notice.id, lang),
			date: new Date(beginOf(notice.date)),
			description: notice.summary,
		})),
	].toSorted((one, other) => other.date.getTime() - one.date.getTime());

	const feed = new Feed({
		id: publicUrl + filePath("feed", lang),
		title: `${words.feed[lang]} · ${name}`,
		link: news,
		feed: publicUrl + filePath("feed", lang),
		updated: entries[0]?.date ?? new Date(beginOf(read(context, "council", lang).updated)),
		author: { name, email },
		generator: false,
	});
	for (const { title, description, ...entry } of entries) {
		feed.addItem({
			...entry,
			id: entry.link,
			published: entry.date,
			title: asHtml(title),
			description: asHtml(description),
		});
	}
	const atom = feed.atom1().replace("<feed ", `<feed xml:lang="${lang}" `);
	return new Response(atom, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}

/** A title is declared as HTML, so its own `<` and `&` must not become markup in a feed reader. */
function asHtml(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
