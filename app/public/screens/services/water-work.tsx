import type { Read } from "#contract/content/kinds.ts";
import { WithPhones } from "../../../parts/link/with-phones.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { Steps } from "../../../parts/steps/steps.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./water-work.module.css";
import { servicesWords as words } from "./words.ts";

/** The six parts of the water works, and how to get a connection (§2.13). */
export function WaterWork({ water }: { water: Read<"servicesPage">["waterWork"] }) {
	const say = useSay();
	return (
		<>
			<section className="section section-chuna" aria-labelledby="water-title">
				<div className="wrap">
					<SectionHead id="water-title" title={say(words.waterWork)} />
					<p className={`measure ${styles.lead}`}>
						<WithPhones text={water.lead} />
					</p>
					<div className={`cap-water stack ${styles.parts}`}>
						{water.parts.map(({ title, text, points }, index) => (
							<article key={title} id={`water-${index + 1}`}>
								<h3>{title}</h3>
								<p>
									<WithPhones text={text} />
								</p>
								{points ? (
									<ul>
										{points.map((point) => (
											<li key={point}>
												<WithPhones text={point} />
											</li>
										))}
									</ul>
								) : null}
							</article>
						))}
					</div>
				</div>
			</section>
			{water.steps ? (
				<section className="wrap section" aria-labelledby="connection-title">
					<SectionHead id="connection-title" title={say(words.connection)} />
					<Steps steps={water.steps} />
				</section>
			) : null}
		</>
	);
}
