import type { ReactNode } from "react";
import type { Reply } from "#contract/api.ts";
import { complaintWays } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill, type Text } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { dayAndTime, shortDay } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import type { useNames } from "../../parts/complaints/names.ts";
import { complaintWords as shared } from "../../parts/complaints/words.ts";
import { Panel } from "../../parts/panel.tsx";
import styles from "./complaint-case.module.css";
import { caseWords as words } from "./words.ts";

export type Case = Reply<"complaint">;
export type Names = ReturnType<typeof useNames>;

/** What it is about, where, whose, and by when. */
export function Facts({ of: complaint, names }: { of: Case; names: Names }) {
	const say = useSay();
	const lang = useLang();
	const moment = (at: string) => dayAndTime(new Date(at), new Date(), lang);
	const { place, question, mergedInto } = complaint;
	const at = place && `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`;
	return (
		<Panel title={say(words.what)}>
			<dl className={styles.list}>
				<Fact label={words.where}>
					{[complaint.landmark, names.ward(complaint.ward)].filter(Boolean).join(" · ")}
				</Fact>
				<Fact label={words.spot}>{complaint.spot}</Fact>
				<Fact label={words.place}>{at ? <a href={`geo:${at.replace(" ", "")}`}>{at}</a> : null}</Fact>
				<Fact label={words.said}>
					{complaint.words ? <q lang={complaint.lang}>{complaint.words}</q> : null}
				</Fact>
				<Fact label={words.asked}>{question ? <q>{question}</q> : null}</Fact>
				<Fact label={shared.section}>{say(departmentNames[complaint.department])}</Fact>
				<Fact label={words.person}>{complaint.person ?? say(shared.nobody)}</Fact>
				<Fact label={words.received}>
					{moment(complaint.arrivedAt)} · {say(complaintWays[complaint.way])}
				</Fact>
				<Fact label={words.due}>{moment(complaint.dueAt)}</Fact>
				<Fact label={words.mergedInto}>
					{mergedInto ? (
						<Link to={`${pagePath("complaintCase", "en")}?number=${mergedInto}`}>{mergedInto}</Link>
					) : null}
				</Fact>
			</dl>
		</Panel>
	);
}

/** What is known; nothing of what isn't. */
function Fact({ label, children }: { label: Text; children: ReactNode }) {
	const say = useSay();
	return children ? (
		<div>
			<dt className="quiet">{say(label)}</dt>
			<dd>{children}</dd>
		</div>
	) : null;
}

/** Each opens in full beside the desk. */
export function Photos({ of: photos }: { of: Case["photos"] }) {
	const say = useSay();
	const lang = useLang();
	if (photos.length === 0) return null;
	return (
		<Panel title={say(shared.photos)}>
			<ul className={styles.photos}>
				{photos.map(({ id, src, width, height, at, isProof }, index) => {
					const alt = fill(say(isProof ? words.proofPhoto : words.citizenPhoto), {
						number: index + 1,
						day: shortDay(new Date(at), new Date(), lang),
					});
					return (
						<li key={id}>
							<a href={src} target="_blank" rel="noreferrer">
								<img src={src} width={width} height={height} alt={alt} loading="lazy" />
							</a>
							<span className="quiet">{alt}</span>
						</li>
					);
				})}
			</ul>
		</Panel>
	);
}
