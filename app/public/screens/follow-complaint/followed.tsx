import { complaintStates } from "#contract/complaints/moves.ts";
import { willBeTold } from "#contract/complaints/occasions.ts";
import type { ComplaintVisit } from "#contract/complaints/visit.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill, type Text } from "#contract/language.ts";
import { beginOf } from "#contract/moments.ts";
import { Facts } from "../../../parts/facts/facts.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { fullMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { ClosePage } from "../../complaint/close-page.tsx";
import { ago, dueDay } from "../../complaint/moments.ts";
import { SentErrors } from "../../complaint/sent-errors.tsx";
import { complaintWords } from "../../complaint/words.ts";
import styles from "./follow-complaint.module.css";
import { Asked, Others, type TellingsProps } from "./tellings.tsx";
import { thanks, toldWords, followWords as words } from "./words.ts";

type Shown = TellingsProps["followed"];

interface Props extends TellingsProps {
	readonly now: string;
	readonly title: Text;
	readonly ward: string | undefined;
	readonly told: ComplaintVisit["told"];
}

export function Followed(props: Props) {
	const { followed, sent, title, told, now } = props;
	const say = useSay();
	const lang = useLang();
	const isOpen = ["assigned", "working", "waiting", "held"].includes(followed.state);
	const isOver = !isOpen && followed.state !== "withdrawn";
	const { number, level, isLate, dueAt, mergedInto, photosRefused, question, history } = followed;
	const { tell, answer, reason, words: note } = sent?.values ?? {};
	// The form is gone: staff have acted meanwhile.
	const typed = followed.mayTell.every((each) => each !== tell) && (answer ?? reason ?? note);
	// A closed complaint says whether its reporter has confirmed the work.
	const isConfirmed = followed.state === "closed" && history.every(({ what }) => what !== "silence");
	const states = { ...complaintStates, held: words.held, ...(isConfirmed && { closed: words.confirmed }) };
	const state = question ? words.waiting : states[followed.state];
	const isOverdue = dueAt !== null && Date.parse(dueAt) <= beginOf(now);
	const late = isOverdue
		? fill(say(words.wasDue), { day: dueDay(dueAt, now.slice(0, 10), lang) })
		: say(words.late);
	// Before and after side by side, where the reporter is asked whether it is done.
	const pair = followed.state === "resolved" ? beforeAndAfter(followed.photos) : [];
	const ending = isOver
		? history.findLast(({ what }) => what === "resolve" || what === "decline")
		: undefined;
	return (
		<>
			<PageBoard page="followComplaint" title={title} lead={number} />
			<div className={`wrap section stack ${styles.followed}`}>
				<div className="stack">
					<SentErrors sent={sent} fields={["answer", "reason", "rating", "words", "photos"]} />
					{typed ? <p>{fill(say(words.youWrote), { text: typed })}</p> : null}
					{told && !sent ? (
						<Note tone="good">
							<b>{say(thanks[told])}</b>
						</Note>
					) : null}
					<div>
						<p className={styles.state}>{say(state)}</p>
						{ending ? <Details event={ending} /> : null}
					</div>
					{isOpen && (isLate || level > 0) ? (
						<Note tone="look">
							{isLate ? <p>{late}</p> : null}
							{level > 0 ? <p>{say(level === 1 ? words.level1 : words.level2)}</p> : null}
						</Note>
					) : null}
					{mergedInto ? <Note>{fill(say(words.joined), { number: mergedInto })}</Note> : null}
					{photosRefused.length > 0 ? <Note tone="look">{[...new Set(photosRefused)].join(" ")}</Note> : null}
					{question ? (
						<Note tone="look">
							<b>{say(words.question)}</b>
							<p>{question}</p>
						</Note>
					) : null}
					{pair.length > 0 ? <PhotoList photos={pair} /> : null}
					<Asked {...props} />
					<Where {...props} />
					{followed.isTold && (isOpen || followed.state === "resolved") ? (
						<p className="quiet">{say(willBeTold)}</p>
					) : null}
					<Others {...props} />
				</div>
				<div className="stack">
					<History followed={followed} />
					<Photos photos={followed.photos.filter((photo) => !pair.includes(photo))} />
					<p className="link-row">
						<PageLink page="followComplaint">{say(words.another)}</PageLink>
						<PageLink page="report">{say(words.report)}</PageLink>
						<ClosePage page="followComplaint" />
					</p>
				</div>
			</div>
		</>
	);
}

function Where({ followed, ward, now }: Props) {
	const say = useSay();
	const lang = useLang();
	const { state, department, arrivedAt, dueAt, landmark, mohalla, question, words: said } = followed;
	const place = [
		landmark,
		mohalla?.[lang],
		ward && `${say(complaintWords.ward)} ${followed.ward}, ${ward}`,
	].filter(Boolean);
	return (
		<>
			<Facts
				facts={[
					...(state === "held"
						? []
						: [{ label: say(complaintWords.department), value: departmentNames[department][lang] }]),
					{
						label: say(words.reported),
						value: ago(arrivedAt, beginOf(now), lang),
						note: fullMoment(arrivedAt, lang),
					},
					...(dueAt === null
						? []
						: [
								{
									label: say(complaintWords.by),
									value: question ? say(words.waitsForYou) : fullMoment(dueAt, lang),
									note: question
										? fill(say(words.dueWaits), { day: fullMoment(dueAt, lang) })
										: say(words.dueNote),
								},
							]),
				]}
			/>
			{place.length > 0 ? <p>{place.join(" · ")}</p> : null}
			{said ? <p className={styles.said}>{said}</p> : null}
		</>
	);
}

function History({ followed: { history } }: Pick<Props, "followed">) {
	const say = useSay();
	const lang = useLang();
	return (
		<section aria-labelledby="history">
			<h2 id="history">{say(words.history)}</h2>
			<ol className={`stack ${styles.history}`}>
				{history.map((event) => (
					<li key={`${event.at} ${event.what}`}>
						<small>{fullMoment(event.at, lang)}</small>
						<b>
							{say(
								event.what === "photo" && event.by === "council" ? words.proofAdded : toldWords[event.what],
							)}
						</b>
						<Details event={event} />
					</li>
				))}
			</ol>
		</section>
	);
}

function Details({ event }: { readonly event: Shown["history"][number] }) {
	const say = useSay();
	const lang = useLang();
	const { question, answer, noProof, reason, responsible, department, rating } = event;
	const details = [
		event.words,
		noProof && fill(say(words.noPhoto), { why: noProof }),
		question,
		answer,
		reason,
		responsible && fill(say(words.responsible), { who: responsible }),
		department && fill(say(words.toDepartment), { department: departmentNames[department][lang] }),
		rating && fill(say(words.rated), { rating }),
	];
	return details.filter(Boolean).map((detail) => (
		<p key={detail} className={styles.said}>
			{detail}
		</p>
	));
}

const byProof = (one: Shown["photos"][number], other: Shown["photos"][number]) =>
	Number(one.isProof) - Number(other.isProof);

/** The reporter's first photo and the council's last; without a photo of the work none. */
function beforeAndAfter(photos: Shown["photos"]): Shown["photos"] {
	const after = photos.findLast(({ isProof }) => isProof);
	const before = photos.find(({ isProof }) => !isProof);
	return after ? [...(before ? [before] : []), after] : [];
}

function Photos({ photos }: Pick<Shown, "photos">) {
	const say = useSay();
	if (photos.length === 0) return null;
	return (
		<section aria-labelledby="photos">
			<h2 id="photos">{say(words.photosTitle)}</h2>
			<PhotoList photos={photos.toSorted(byProof)} />
		</section>
	);
}

function PhotoList({ photos }: Pick<Shown, "photos">) {
	const say = useSay();
	const lang = useLang();
	return (
		<ul className={`stack ${styles.photos}`}>
			{photos.map(({ id, src, width, height, at, isProof }) => {
				const whose = say(isProof ? words.proofPhoto : words.yourPhoto);
				return (
					<li key={id}>
						<img src={src} width={width} height={height} loading="lazy" alt={whose} />
						<small>{`${whose}, ${fullMoment(at, lang)}`}</small>
					</li>
				);
			})}
		</ul>
	);
}
