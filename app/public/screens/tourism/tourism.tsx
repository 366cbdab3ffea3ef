import { buttonClass } from "../../../parts/button/button.tsx";
import { Card, CardRow } from "../../../parts/card/card.tsx";
import { ContentLink } from "../../../parts/link/content-link.tsx";
import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { tourismWords as words } from "./words.ts";

export function loader({ read }: LoaderArgs) {
	return { content: read("tourismPage"), places: read("places") };
}

export default function Tourism({ loaderData }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { content, places } = loaderData;
	const call = content.callToAction;
	return (
		<>
			<PageBoard page="tourism" lead={content.lead} picture={content.banner} />
			<section className="wrap section" aria-labelledby="places-title">
				<SectionHead id="places-title" title={say(words.places)} />
				<CardRow>
					{places.map(({ id, name, image, description, gradient, icon }) => (
						<Card
							key={id}
							id={`place-${id}`}
							picture={image}
							title={name}
							text={description}
							colour={gradient}
							icon={icon}
							lifts
						/>
					))}
				</CardRow>
			</section>
			<div className="wrap">{content.notes ? <Notes notes={content.notes} /> : null}</div>
			<NightBand id="call-title" title={call.title} text={call.text}>
				<ContentLink to={call.link} className={buttonClass("board", "big")}>
					{call.label}
				</ContentLink>
			</NightBand>
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
