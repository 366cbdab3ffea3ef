import { useSay } from "../../../words/language.ts";
import styles from "./vision-and-mission.module.css";
import { newsWords as words } from "./words.ts";

export function VisionAndMission({ vision, mission }: { vision: string; mission: string }) {
	const say = useSay();
	return (
		<section className="section section-chuna" aria-label={say(words.visionAndMission)}>
			<div className={`wrap stack ${styles.columns}`}>
				<div>
					<h2>{say(words.vision)}</h2>
					<p>{vision}</p>
				</div>
				<div>
					<h2>{say(words.mission)}</h2>
					<p>{mission}</p>
				</div>
			</div>
		</section>
	);
}
