import { Link } from "../../../navigation/link.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { WithPhones } from "../../../parts/link/with-phones.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { longDate } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { storiesIn } from "../../stories.ts";
import look from "../../story.module.css";
import styles from "./story-page.module.css";
import { storyWords as words } from "./words.ts";
import "../../../look/columns.css";

const others = 3;

export function loader({ url, lang, context, read }: LoaderArgs) {
	const { pathname } = url;
	const { door } = context;
	const page = door.pages.atPath(pathname)?.page;
	const stories = storiesIn(door, lang);
	const at = stories.findIndex((each) => each.page === page?.name);
	const story = stories[at];
	if (!page || !story) throw new Error(`No story is at ${pathname}`);
	const { owner, reviewed } = read("newsPage");
	// Older stories, then the newest again.
	const next = [...stories.slice(at + 1), ...stories.slice(0, at)]
		.slice(0, others)
		.map(({ page, title, date, picture }) => ({ title, date, picture, href: door.pages.path(page, lang) }));
	return { title: page.title, story, next, owner, reviewed };
}

const thumbWidth = "(min-width: 1181px) 380px, (min-width: 768px) 31vw, 94vw";

/** One story at an address of its own (§2.15 has them all on one page), with the next ones beside it. */
export default function StoryScreen({ loaderData }: ScreenProps<typeof loader>) {
	const { title, story, next, owner, reviewed } = loaderData;
	const say = useSay();
	const lang = useLang();
	return (
		<>
			<PageBoard page="news" title={title} />
			<div className={`wrap section stack ${styles.columns}`}>
				<article className={`stack ${styles.story}`}>
					<div className={`stack measure ${look.words}`}>
						<p className={`small ${look.date}`}>
							<time dateTime={story.date}>{longDate(story.date, lang)}</time> {story.place}
						</p>
						{story.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
						{story.forYou ? (
							<Note tone="good">
								<h2>{say(words.forYou)}</h2>
								<p>
									<WithPhones text={story.forYou} />
								</p>
							</Note>
						) : null}
					</div>
					<Picture picture={story.picture} className={`photo ${styles.picture}`} />
					{story.photos ? (
						<div className={`stack ${styles.photos}`}>
							{story.photos.map((photo) => (
								<figure key={photo.src}>
									<Picture picture={photo} className="photo" sizes={thumbWidth} />
									<figcaption>{photo.title}</figcaption>
								</figure>
							))}
						</div>
					) : null}
				</article>
				<aside className={`stack ${styles.next}`} aria-labelledby="more-news" data-screen-only="">
					<h2 id="more-news">{say(words.moreNews)}</h2>
					{next.map(({ href, title, date, picture }) => (
						<div key={href}>
							<Picture picture={picture} alt="" className="photo" sizes="8rem" />
							<p>
								<Link to={href} className={stretched.link}>
									{title}
								</Link>
								<time dateTime={date}>{longDate(date, lang)}</time>
							</p>
						</div>
					))}
					<p className="tap">
						<PageLink page="news">{say(words.allNews)}</PageLink>
					</p>
				</aside>
			</div>
			<Reviewed owner={owner} reviewed={reviewed} />
		</>
	);
}
