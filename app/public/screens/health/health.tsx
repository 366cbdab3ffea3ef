import { Card, CardRow } from "../../../parts/card/card.tsx";
import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { NumberList } from "../../../parts/night-band/number-list.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { healthWords as words } from "./words.ts";

export function loader({ read }: LoaderArgs) {
	const content = read("healthPage");
	const helplines = read("helplines");
	return {
		content,
		hospitals: read("hospitals"),
		numbers: content.emergency.helplines.flatMap((key) => helplines.find((each) => each.key === key) ?? []),
	};
}

export default function Health({ loaderData }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { content, hospitals, numbers } = loaderData;
	return (
		<>
			<PageBoard page="health" lead={content.lead} picture={content.banner} />
			<section className="wrap section" aria-labelledby="hospitals-title">
				<SectionHead id="hospitals-title" title={say(words.hospitals)} />
				<CardRow>
					{hospitals.map(({ id, name, image, description }) => (
						<Card
							key={id}
							id={`hospital-${id}`}
							picture={image}
							title={name}
							text={description}
							colour="schemes"
						/>
					))}
				</CardRow>
			</section>
			<div className="wrap">{content.notes ? <Notes notes={content.notes} /> : null}</div>
			<NightBand id="emergency-title" title={say(words.emergency)} text={content.emergency.text}>
				<NumberList helplines={numbers} />
			</NightBand>
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
