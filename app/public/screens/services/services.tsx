import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { WayList } from "../../../parts/night-band/way-list.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readStatuses } from "../../service-page/read-status.ts";
import { StatusBand } from "../../service-page/status.tsx";
import { Duties } from "./duties.tsx";
import { Introduction } from "./introduction.tsx";
import { readCards } from "./read-cards.ts";
import { SecondPart } from "./second-part.tsx";
import { ServiceList } from "./service-list.tsx";
import { WaterWork } from "./water-work.tsx";

export function loader(args: LoaderArgs) {
	return {
		content: args.read("servicesPage"),
		status: readStatuses(args).services,
		cards: readCards(args),
	};
}

export default function Services({ loaderData: { content, status, cards } }: ScreenProps<typeof loader>) {
	const { contact } = content.waterWork;
	return (
		<>
			<PageBoard page="services" lead={content.lead} />
			{status ? <StatusBand status={status} /> : null}
			<ServiceList cards={cards} />
			<div className="wrap">{content.notes ? <Notes notes={content.notes} /> : null}</div>
			<SecondPart hasConnection={content.waterWork.steps !== undefined} />
			<Introduction paragraphs={content.intro} picture={content.picture} />
			<Duties duties={content.duties} note={content.dutiesNote} />
			<WaterWork water={content.waterWork} />
			{contact ? (
				<NightBand id="water-contact-title" title={contact.title} text={contact.text}>
					<WayList way={contact} />
				</NightBand>
			) : null}
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
