import type { Read } from "#contract/content/kinds.ts";
import { officialFirst, type Text } from "#contract/language.ts";
import { Find } from "../../../parts/find/find.tsx";
import { OpenNow } from "../../../parts/open-now/open-now.tsx";
import { Pause } from "../../../parts/pause/pause.tsx";
import { Stone } from "../../../parts/stone/stone.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { Marks } from "../../frame/header.tsx";
import { BackgroundFilm } from "./background-film.tsx";
import { Doors } from "./doors.tsx";
import styles from "./hero.module.css";
import { type Notice, NoticePanel } from "./notice-panel.tsx";
import { NowBoard, type NowRow } from "./now-board.tsx";
import { placeOn } from "./place-on.ts";
import { homeWords } from "./words.ts";

type Home = Read<"home">;

interface Props {
	hero: Home["hero"];
	board: { town: Text; elevation: string };
	tasks: Home["tasks"];
	notices: readonly Notice[];
	today: Read<"today">;
	now: { readonly day: string; readonly rows: readonly NowRow[] };
}

/** The first screen: name-board, film, three doors and what holds today; then six stones and the notices (§2.3). */
export function Hero({ hero, board, tasks, notices, today, now }: Props) {
	const say = useSay();
	const lang = useLang();
	return (
		<section className={styles.hero} aria-label={board.town[lang]}>
			<div className={styles.view}>
				<div className={styles.road}>
					<div className={styles.scene}>
						<BackgroundFilm {...hero} />
					</div>
					<div className={`kerb ${styles.kerb}`} />
					<Pause className={styles.pause} />
					<div className={styles.board}>
						<h1>
							{officialFirst.map((lang) => (
								<span key={lang} lang={lang}>
									{board.town[lang].toUpperCase()}
								</span>
							))}
						</h1>
						<p>{board.elevation}</p>
						<p className={styles.plate}>
							<OpenNow />
						</p>
					</div>
					<Marks className={styles.marks} />
				</div>
				<Find hint={say(homeWords.whatDoYouNeed)} className={styles.find} />
				<div className={styles.doors}>
					<Doors today={today} tasks={tasks} />
				</div>
				<NowBoard {...now} className={styles.now} />
				<nav className={styles.stones} aria-label={say(homeWords.topTasks)}>
					{tasks.map((task) => (
						<Stone
							key={task.label}
							href={placeOn(task.page, task.anchor)}
							icon={task.icon}
							label={task.label}
							figure={task.figure}
							unit={task.unit}
							colour={task.colour}
						/>
					))}
				</nav>
				<NoticePanel notices={notices} className={styles.notices} />
			</div>
		</section>
	);
}
