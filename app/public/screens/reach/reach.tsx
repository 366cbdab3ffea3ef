import { Card, CardRow } from "../../../parts/card/card.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { DistanceStones } from "./distance-stones.tsx";
import styles from "./reach.module.css";
import { TownMap } from "./town-map.tsx";
import { reachWords as words } from "./words.ts";

export function loader({ read }: LoaderArgs) {
	const { town, map } = read("council");
	return { content: read("reachPage"), town, map };
}

export default function Reach({ loaderData }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { content, town, map } = loaderData;
	return (
		<>
			<PageBoard page="reach" lead={content.lead} picture={content.board} />
			<DistanceStones distances={content.distances} />
			<section className="wrap section" aria-labelledby="ways-title">
				<SectionHead id="ways-title" title={say(words.ways)} />
				<CardRow>
					{content.cards.map(({ picture, title, text, facts }) => (
						<Card key={title} picture={picture} title={title} text={text} colour="papers">
							<dl className={styles.facts}>
								{facts.map(({ label, value, note }) => (
									<div key={label}>
										<dt>{label}</dt>
										<dd>
											<b>{value}</b>
											{note ? ` ${note}` : null}
										</dd>
									</div>
								))}
							</dl>
						</Card>
					))}
				</CardRow>
			</section>
			<div className="wrap">{content.notes ? <Notes notes={content.notes} /> : null}</div>
			<TownMap town={town} map={map} text={content.map} />
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
