import { filePath } from "#contract/files.ts";
import type { Lang } from "#contract/language.ts";
import { isOpen, lastMoment } from "#contract/notices.ts";
import { pagePath } from "#contract/pages.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import type { PageContext } from "../../context.ts";
import { Island } from "../../island.tsx";
import { nextHolidays } from "../../page-facts.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { storiesIn } from "../../stories.ts";
import { type Coming, ComingUp } from "./coming-up.tsx";
import NewsGallery from "./news-gallery.island.tsx";
import { Stories } from "./stories.tsx";
import { VisionAndMission } from "./vision-and-mission.tsx";

export function loader({ lang, context, read }: LoaderArgs) {
	const stories = storiesIn(context.door, lang).map((story) => ({
		...story,
		href: context.door.pages.path(story.page, lang),
	}));
	return {
		content: read("newsPage"),
		stories,
		coming: comingUp(context, lang),
		calendar: filePath("calendar", lang),
		photos: read("newsPhotos"),
	};
}

const ahead = 3;

/** Lists upcoming days: last days of notices for everybody, and holidays. Tenders have a page. */
function comingUp(context: PageContext, lang: Lang): readonly Coming[] {
	const notices = context.door
		.read("notices", lang)
		.filter((notice) => notice.kind !== "tender" && isOpen(notice, context.now))
		.map((notice) => ({
			date: lastMoment(notice).slice(0, 10),
			kind: "until" as const,
			title: notice.title,
			href: `${pagePath("notices", lang)}?notice=${notice.id}`,
		}));
	const holidays = nextHolidays(context, lang).map(({ date, name }) => ({
		date,
		kind: "closed" as const,
		title: name,
	}));
	const byDate = (one: Coming, other: Coming) => one.date.localeCompare(other.date);
	return [...notices.toSorted(byDate).slice(0, ahead), ...holidays.slice(0, ahead)].toSorted(byDate);
}

/** Upcoming days, stories beside their pictures, vision and mission, and the strip of photos (§2.15). */
export default function News({ loaderData }: ScreenProps<typeof loader>) {
	const { content, stories, coming, calendar, photos } = loaderData;
	return (
		<>
			<PageBoard page="news" lead={content.lead} picture={content.banner} />
			<ComingUp coming={coming} calendar={calendar} />
			<Stories stories={stories} />
			<VisionAndMission vision={content.vision} mission={content.mission} />
			{photos.length > 0 ? <Island name="news-gallery" of={NewsGallery} props={{ photos }} /> : null}
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
