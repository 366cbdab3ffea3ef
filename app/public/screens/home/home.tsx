import { composition, notices as limits } from "#contract/content/limits.ts";
import { inEveryLanguage, officialLanguage } from "#contract/language.ts";
import { isNew, isOpen, newestFirst } from "#contract/notices.ts";
import { dayAndMonth } from "../../../words/dates.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { About } from "./about.tsx";
import { GovernmentSites } from "./government-sites.tsx";
import { Hero } from "./hero.tsx";
import { holdsNow } from "./holds-now.ts";
import { ImportantLinks } from "./important-links.tsx";
import { Leaders } from "./leaders.tsx";
import { Officials } from "./officials.tsx";
import { PhotoHighlights } from "./photo-highlights.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { Services } from "./services.tsx";
import { SocialCircle } from "./social-circle.tsx";
import { Today } from "./today.tsx";

export function loader({ lang, context, read }: LoaderArgs) {
	const home = read("home");
	const { now } = context;
	const officers = read("officers");
	const helplines = read("helplines");
	const towns = inEveryLanguage((lang) => context.door.read("council", lang).town);
	const chosen = read("photos").filter(({ home }) => home);
	const own = home.highlights.filter(({ src }) => chosen.every((photo) => photo.src.src !== src));
	return {
		home,
		highlights: [...chosen.toReversed().map(({ src }) => src), ...own].slice(0, composition.highlights),
		board: { town: towns, elevation: read("council").elevation },
		// §2.3: notices have their official Hindi title on both sites.
		notices: context.door
			.read("notices", officialLanguage)
			.filter((notice) => isOpen(notice, now))
			.toSorted(newestFirst)
			.slice(0, limits.onHome)
			.map((notice) => ({
				id: notice.id,
				title: notice.title,
				date: notice.date,
				isNew: isNew(notice, now),
				address: notice.portal?.address,
			})),
		leaders: home.leaders.flatMap((id) => officers.find((officer) => officer.id === id) ?? []),
		helplines: home.help.helplines.flatMap((key) => helplines.find((each) => each.key === key) ?? []),
		officers,
		today: read("today"),
		holds: { day: dayAndMonth(context.today, lang), rows: holdsNow(context, lang) },
	};
}

/** The home page (§2.3), block by block in a phone's order. */
export default function Home({ loaderData }: ScreenProps<typeof loader>) {
	const { home, highlights, board, notices, leaders, helplines, officers, today, holds } = loaderData;
	return (
		<>
			<Hero hero={home.hero} board={board} tasks={home.tasks} notices={notices} today={today} now={holds} />
			<QuickLinks links={home.quickLinks} />
			<Leaders leaders={leaders} help={home.help.picture} helplines={helplines}>
				<Today tax={today.propertyTax} budget={today.budget} />
			</Leaders>
			<Services services={home.services} />
			<About about={home.about} news={home.news} />
			<PhotoHighlights photos={highlights} />
			<ImportantLinks links={home.importantLinks} cards={home.infoCards} />
			<GovernmentSites sites={home.governmentSites} />
			<SocialCircle cards={home.social} />
			<Officials officers={officers} />
		</>
	);
}
