import { PageLink } from "../../../parts/link/page-link.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { longDate } from "../../../words/dates.ts";
import { langOf, useLang, useSay } from "../../../words/language.ts";
import { read } from "../../context.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { storiesIn } from "../../stories.ts";
import look from "../../story.module.css";
import styles from "./story.module.css";
import { storyWords as words } from "./words.ts";
import "../../../look/columns.css";

export function loader({ request, context }: LoaderArgs) {
	const { pathname } = new URL(request.url);
	const lang = langOf(pathname);
	const { door } = context;
	const page = door.pages.atPath(pathname)?.page;
	const story = storiesIn(door, lang).find((each) => each.page === page?.name);
	if (!page || !story) throw new Error(`No story is at ${pathname}`);
	const { owner, reviewed } = read(context, "newsPage", lang);
	return { title: page.title, story, owner, reviewed };
}

/** Three beside each other on a wide screen. */
const thumbWidth = "(min-width: 1181px) 380px, (min-width: 768px) 31vw, 94vw";

/** One story at an address of its own (§2.15 has them all on one page). */
export default function StoryScreen({ loaderData }: ScreenProps<typeof loader>) {
	const { title, story, owner, reviewed } = loaderData;
	const say = useSay();
	const lang = useLang();
	return (
		<>
			<PageBoard page="news" title={title} />
			<article className={`wrap section ${styles.story}`}>
				<div className={look.words}>
					<p className={look.date}>
						<time dateTime={story.date}>{longDate(story.date, lang)}</time>
					</p>
					{story.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<p className="tap">
						<PageLink page="news">{say(words.allNews)}</PageLink>
					</p>
				</div>
				<Picture picture={story.picture} className={`photo ${styles.picture}`} />
				{story.photos ? (
					<div className={styles.photos}>
						{story.photos.map((photo) => (
							<figure key={photo.src}>
								<Picture picture={photo} className="photo" sizes={thumbWidth} />
								<figcaption>{photo.title}</figcaption>
							</figure>
						))}
					</div>
				) : null}
			</article>
			<Reviewed owner={owner} reviewed={reviewed} />
		</>
	);
}
