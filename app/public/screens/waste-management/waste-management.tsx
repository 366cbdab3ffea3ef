import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { WayList } from "../../../parts/night-band/way-list.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { Steps } from "../../../parts/steps/steps.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readStatuses } from "../../service-page/read-status.ts";
import { StatusBand } from "../../service-page/status.tsx";
import { Bins } from "./bins.tsx";
import { Rules } from "./rules.tsx";
import { WasteTypes } from "./waste-types.tsx";
import { wasteWords as words } from "./words.ts";

export function loader(args: LoaderArgs) {
	const { read } = args;
	return {
		content: read("wasteManagementPage"),
		status: readStatuses(args).wasteManagement,
	};
}

/** The vehicle's times and whom to call if it doesn't come; the two bins, the four kinds of waste, where they go, and today's rules (§2.13, §9). */
export default function WasteManagement({ loaderData: { content, status } }: ScreenProps<typeof loader>) {
	const say = useSay();
	return (
		<>
			<PageBoard page="wasteManagement" lead={content.lead} />
			{status ? <StatusBand status={status} /> : null}
			<NightBand
				id="contact-title"
				title={content.contact.title}
				text={
					<>
						{content.when ? <p>{content.when}</p> : null}
						<p>{content.contact.text}</p>
					</>
				}
			>
				<WayList way={content.contact} />
			</NightBand>
			<Bins bins={content.bins} picture={content.picture} />
			<WasteTypes types={content.types} />
			<section className="wrap section" aria-labelledby="steps-title">
				<SectionHead id="steps-title" title={say(words.steps)} />
				<Steps steps={content.steps} />
			</section>
			<div className="wrap">{content.notes ? <Notes notes={content.notes} /> : null}</div>
			<Rules text={content.rules} streams={content.streams} />
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
