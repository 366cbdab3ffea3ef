import type { Reply } from "#contract/api.ts";
import { complaintWays } from "#contract/complaints/moves.ts";
import { reportLineNames, reportLines } from "#contract/complaints/report-lines.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { dayAndTime, shortDay } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { CaseLink, type useNames } from "../../parts/complaints/names.tsx";
import { cameBack, rowWords, complaintWords as shared } from "../../parts/complaints/words.ts";
import { Dots } from "../../parts/dots.tsx";
import { FactList } from "../../parts/fact-list.tsx";
import { Panel } from "../../parts/panel.tsx";
import styles from "./complaint-case.module.css";
import { caseWords as words } from "./words.ts";

export type Case = Reply<"complaint">;
export type Names = ReturnType<typeof useNames>;

/** Words and photos of the citizen, the latest words first. */
export function Report({ of: complaint }: { of: Case }) {
	const say = useSay();
	const { asked, history, photos } = complaint;
	const reopening = cameBack(complaint) ? history.findLast(({ what }) => what === "reopen") : undefined;
	return (
		<section className={`stack ${styles.report}`} aria-label={say(words.said)}>
			<FactList
				facts={[
					[rowWords.cameBack, reopening?.reason && <q>{reopening.reason}</q>],
					[words.asked, asked && <q>{asked.question}</q>],
					[words.citizenAnswer, asked?.answer && <q>{asked.answer}</q>],
				]}
			/>
			{complaint.words ? <q lang={complaint.lang}>{complaint.words}</q> : null}
			{photos.length > 0 ? <Photos of={photos} /> : null}
		</section>
	);
}

/** Place, department and due date; what is usual isn't said. */
export function Facts({ of: complaint }: { of: Case }) {
	const say = useSay();
	const lang = useLang();
	const moment = (at: string) => dayAndTime(new Date(at), new Date(), lang);
	const { place, mergedInto, way } = complaint;
	const received = [moment(complaint.arrivedAt), way !== "site" && say(complaintWays[way])];
	return (
		<Panel id="known" title={say(words.what)}>
			<div className={styles.facts}>
				<FactList
					facts={[
						...reportLineNames.map((name) => [reportLines[name].desk, complaint[name]] as const),
						[words.place, place && <Place at={place} />],
						[shared.department, say(departmentNames[complaint.department])],
						[words.person, complaint.person],
						[words.received, <Dots key="received" of={received} />],
						[words.due, complaint.dueAt && moment(complaint.dueAt)],
						[words.mergedInto, mergedInto && <CaseLink id={mergedInto} />],
					]}
				/>
			</div>
		</Panel>
	);
}

function Place({ at: { latitude, longitude } }: { at: NonNullable<Case["place"]> }) {
	const at = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
	return <a href={`geo:${at.replace(" ", "")}`}>{at}</a>;
}

function Photos({ of: photos }: { of: Case["photos"] }) {
	const say = useSay();
	const lang = useLang();
	const moment = (at: string) => dayAndTime(new Date(at), new Date(), lang);
	return (
		<ul className={styles.photos}>
			{photos.map(({ id, src, width, height, at, isProof, takenAt, place }, index) => {
				const alt = fill(say(isProof ? words.proofPhoto : words.citizenPhoto), {
					number: index + 1,
					day: shortDay(new Date(at), new Date(), lang),
				});
				return (
					<li key={id} className="small">
						<a href={src} target="_blank" rel="noreferrer">
							<img src={src} width={width} height={height} alt={alt} loading="lazy" />
						</a>
						<p>{alt}</p>
						{takenAt ? <p>{fill(say(words.taken), { when: moment(takenAt) })}</p> : null}
						{place ? <Place at={place} /> : null}
					</li>
				);
			})}
		</ul>
	);
}
