import type { ReactNode } from "react";
import type { Picture as PictureContent, Read } from "#contract/content/kinds.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { Portrait } from "../../../parts/portrait/portrait.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./leaders.module.css";
import { homeWords } from "./words.ts";

interface Props {
	children: ReactNode;
	leaders: Read<"officers">;
	help: PictureContent;
	helplines: Read<"helplines">;
}

/** The chairman, the executive officer, and the helpline numbers with their picture (§2.3). */
export function Leaders({ leaders, help, helplines, children }: Props) {
	const say = useSay();
	return (
		<section className="section" aria-label={say(homeWords.leaders)}>
			<div className={`wrap stack ${styles.columns}`}>
				{leaders.map((leader) => (
					<Portrait key={leader.id} name={leader.name} designation={leader.designation} img={leader.img} />
				))}
				<div className={styles.help}>
					<Picture picture={help} className={styles.picture} />
					<div id="helplines" className={styles.numbers}>
						<h2>{say(homeWords.callForHelp)}</h2>
						<ul className={`stack ${styles.list}`}>
							{helplines.map(({ key, number, name }) => (
								<li key={key}>
									<a href={`tel:${number}`}>
										<b>{number}</b>
										<span>{name}</span>
									</a>
								</li>
							))}
						</ul>
					</div>
				</div>
			</div>
			{children}
		</section>
	);
}
