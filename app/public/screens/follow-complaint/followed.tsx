import { complaintStates } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill, type Text } from "#contract/language.ts";
import { beginOf } from "#contract/moments.ts";
import { Facts } from "../../../parts/facts/facts.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { ago, moment } from "../../complaint/moments.ts";
import { SentErrors } from "../../complaint/sent-errors.tsx";
import { complaintWords } from "../../complaint/words.ts";
import styles from "./follow-complaint.module.css";
import { Tellings, type TellingsProps } from "./tellings.tsx";
import { toldWords, followWords as words } from "./words.ts";

type Shown = TellingsProps["followed"];

interface Props extends TellingsProps {
	readonly now: string;
	/** What it is about, and the name of its ward. */
	readonly title: Text;
	readonly ward: string | undefined;
}

/** One's own complaint: where it stands, what may be done now, what has happened. */
export function Followed(props: Props) {
	const { followed, sent, title } = props;
	const say = useSay();
	const { number, level, isLate, mergedInto, photosRefused, question } = followed;
	const isOpen = ["assigned", "working", "waiting"].includes(followed.state);
	return (
		<>
			<PageBoard page="followComplaint" title={title} lead={number} />
			<div className={`wrap section ${styles.followed}`}>
				<div className="stack">
					<SentErrors sent={sent} fields={["answer", "reason", "rating", "words", "photos"]} />
					<p className={styles.state}>{say(complaintStates[followed.state])}</p>
					{isOpen && (isLate || level > 0) ? (
						<Note tone="look">
							{isLate ? <p>{say(words.late)}</p> : null}
							{level > 0 ? <p>{say(level === 1 ? words.level1 : words.level2)}</p> : null}
						</Note>
					) : null}
					{mergedInto ? <Note>{fill(say(words.joined), { number: mergedInto })}</Note> : null}
					{photosRefused.length > 0 ? <Note tone="look">{say(complaintWords.photosRefused)}</Note> : null}
					<Where {...props} />
					{question ? (
						<Note tone="look">
							<b>{say(words.question)}</b>
							<p>{question}</p>
						</Note>
					) : null}
					<Tellings {...props} />
				</div>
				<div className="stack">
					<History followed={followed} />
					<Photos photos={followed.photos} />
					<p className="link-row">
						<PageLink page="followComplaint">{say(words.another)}</PageLink>
						<PageLink page="report">{say(words.report)}</PageLink>
					</p>
					<p className="quiet">{say(words.close)}</p>
				</div>
			</div>
		</>
	);
}

function Where({ followed, ward, now }: Props) {
	const say = useSay();
	const lang = useLang();
	const { department, arrivedAt, dueAt, landmark, words: said } = followed;
	return (
		<>
			<Facts
				facts={[
					{ label: say(complaintWords.section), value: departmentNames[department][lang] },
					{
						label: say(words.reported),
						value: ago(arrivedAt, beginOf(now), lang),
						note: moment(arrivedAt, lang),
					},
					{ label: say(complaintWords.by), value: moment(dueAt, lang), note: say(words.dueNote) },
				]}
			/>
			{landmark ? (
				<p>
					{ward ? `${say(complaintWords.ward)} ${followed.ward}, ${ward}: ` : null}
					{landmark}
				</p>
			) : null}
			{said ? <blockquote className={styles.said}>{said}</blockquote> : null}
		</>
	);
}

function History({ followed: { history } }: Pick<Props, "followed">) {
	const say = useSay();
	const lang = useLang();
	return (
		<section aria-labelledby="history">
			<h2 id="history">{say(words.history)}</h2>
			<ol className={styles.history}>
				{history.map((event) => {
					const { what, at, question, answer, reason, responsible, department, rating } = event;
					const details = [
						event.words,
						question,
						answer,
						reason,
						responsible && fill(say(words.responsible), { who: responsible }),
						department && fill(say(words.toSection), { section: departmentNames[department][lang] }),
						rating && fill(say(words.rated), { rating }),
					].filter(Boolean);
					return (
						<li key={`${at} ${what}`}>
							<small>{moment(at, lang)}</small>
							<b>{say(toldWords[what])}</b>
							{details.map((detail) => (
								<p key={detail}>{detail}</p>
							))}
						</li>
					);
				})}
			</ol>
		</section>
	);
}

function Photos({ photos }: Pick<Shown, "photos">) {
	const say = useSay();
	const lang = useLang();
	if (photos.length === 0) return null;
	return (
		<section aria-labelledby="photos">
			<h2 id="photos">{say(words.photosTitle)}</h2>
			<ul className={styles.photos}>
				{photos.map(({ id, src, width, height, at, isProof }) => (
					<li key={id}>
						<img
							src={src}
							width={width}
							height={height}
							loading="lazy"
							alt={fill(say(isProof ? words.proofPhoto : words.yourPhoto), { when: moment(at, lang) })}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}
