import { Feed } from "feed";
import { notices } from "#contract/content/limits.ts";
import { filePath } from "#contract/files.ts";
import { beginOf } from "#contract/moments.ts";
import { correctedAt } from "#contract/notices.ts";
import { pagePath } from "#contract/pages.ts";
import { correctionsIn } from "../datasets/corrections.ts";
import { noticesIn, readingOf } from "../datasets/reading.ts";
import type { LoaderArgs } from "../screen.ts";
import { storiesIn } from "../stories.ts";
import { noticeAddress, numberOf } from "./notice-address.ts";
import { filesWords as words } from "./words.ts";

/** The latest news and notices as an Atom feed, newest first. All its dates are the content's own, so that readers see no change where there is none. */
export function loader({ lang, context, read }: LoaderArgs): Response {
	const reading = readingOf(context, lang);
	const { publicUrl } = reading;
	const { name, email } = read("council");
	const news = publicUrl + pagePath("news", lang);
	const corrections = correctionsIn(reading);
	const entries = [
		...storiesIn(context.door, lang).map((story) => ({
			title: story.title,
			link: publicUrl + context.door.pages.path(story.page, lang),
			published: beginOf(story.date),
			changed: beginOf(story.date),
			description: story.paragraphs[0] ?? "",
		})),
		...noticesIn(reading).map((notice) => {
			const [latest] = corrections.get(notice.id) ?? [];
			return {
				title: notice.title,
				link: noticeAddress(publicUrl, notice.id, lang),
				published: beginOf(notice.date),
				changed: latest ? correctedAt(latest) : beginOf(notice.date),
				description: [...(latest ? [latest.text] : []), numberOf(notice, lang) + notice.summary].join(" "),
			};
		}),
	]
		.toSorted((one, other) => other.changed - one.changed)
		.slice(0, notices.inFeed);
	const feed = new Feed({
		id: publicUrl + filePath("feed", lang),
		title: `${words.feed[lang]} · ${name}`,
		link: news,
		feed: publicUrl + filePath("feed", lang),
		updated: new Date(entries[0]?.changed ?? beginOf(read("council").updated)),
		author: { name, email },
		generator: false,
	});
	for (const { title, description, link, published, changed } of entries) {
		feed.addItem({
			id: link,
			link,
			date: new Date(changed),
			published: new Date(published),
			title: asHtml(title),
			description: asHtml(description),
		});
	}
	const atom = feed.atom1().replace("<feed ", `<feed xml:lang="${lang}" `);
	return new Response(atom, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}

/** A title is declared as HTML, so its own `<` and `&` must not become markup in a feed reader. */
export function asHtml(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
