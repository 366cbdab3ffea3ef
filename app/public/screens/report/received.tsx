import { willBeTold } from "#contract/complaints/occasions.ts";
import type { ComplaintVisit } from "#contract/complaints/visit.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Button } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { qrPath } from "../../../parts/qr-code/qr-path.ts";
import { useSite } from "../../../parts/site-data.ts";
import { fullMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { ClosePage } from "../../complaint/close-page.tsx";
import { complaintWords } from "../../complaint/words.ts";
import type { Category } from "./read-report.ts";
import styles from "./report.module.css";
import { reportWords as words } from "./words.ts";

interface Props {
	readonly received: NonNullable<ComplaintVisit["received"]>;
	readonly category: Category | undefined;
}

/** Number and code, large, as a slip to print, and what happens next. */
export function Received({ received, category }: Props) {
	const say = useSay();
	const lang = useLang();
	const { publicUrl } = useSite();
	const { number, code, department, state, dueAt, photosRefused, joined } = received;
	const url = `${publicUrl}${pagePath("followComplaint", lang)}?number=${number}`;
	const due = dueAt === null ? undefined : fullMoment(dueAt, lang);
	const first = state === "held" ? words.nextHeld : due === undefined ? words.nextOpen : words.next1;
	return (
		<>
			<PageBoard page="report" title={words.received} />
			<div className={`wrap section stack ${styles.received}`} data-tick-list="" data-arrived={category?.key}>
				<Slip received={received} category={category} due={due} url={url} />
				<div className="stack" data-screen-only="">
					{joined > 0 ? <Note>{fill(say(words.joinedOne), { count: joined })}</Note> : null}
					<p>
						{say(words.receivedLead)} {say(words.codeNote)}
					</p>
					{photosRefused.length > 0 ? <Note tone="look">{say(complaintWords.photosRefused)}</Note> : null}
					<Keep received={received} category={category} url={url} />
					<form method="post" action={pagePath("followComplaint", lang)} encType="multipart/form-data">
						<input type="hidden" name="number" value={number} />
						<input type="hidden" name="code" value={code} />
						<Button type="submit" look="line">
							{say(complaintWords.follow)}
						</Button>
					</form>
					<h2>{say(words.next)}</h2>
					<ol className={`stack ${styles.lines}`}>
						<li>{fill(say(first), { department: departmentNames[department][lang], due: due ?? "" })}</li>
						{received.isTold ? <li>{say(willBeTold)}</li> : null}
						<li>{say(words.next2)}</li>
						<li>{say(words.next3)}</li>
						<li>{say(words.next4)}</li>
					</ol>
					<p className="link-row">
						<PageLink page="report">{say(words.another)}</PageLink>
						<ClosePage page="report" />
					</p>
				</div>
			</div>
		</>
	);
}

function Slip({ received, category, due, url }: Props & { readonly due?: string; readonly url: string }) {
	const say = useSay();
	const lang = useLang();
	const { number, code, department, ward, mohalla, photos, hasPerson } = received;
	const place = [mohalla?.[lang], ward && `${say(complaintWords.ward)} ${ward}`].filter(Boolean).join(", ");
	const { path: squares, size } = qrPath(url);
	return (
		<section className={`stack ${styles.slip}`} aria-label={say(words.received)}>
			<p>
				<b>{useSite().council.name}</b>
				{category ? ` · ${category.title}` : null}
				{place ? <br /> : null}
				{place}
			</p>
			<dl>
				<dt>{say(complaintWords.number)}</dt>
				<dd>{number}</dd>
				<dt>{say(complaintWords.code)}</dt>
				<dd>{code}</dd>
			</dl>
			<p>
				{say(complaintWords.department)}: {departmentNames[department][lang]}
				{due === undefined ? null : (
					<>
						<br />
						{say(complaintWords.by)}: {due}
					</>
				)}
				<br />
				{say(words.came)}: {fill(say(words.photosCame), { count: photos })},{" "}
				{say(hasPerson ? words.named : words.unnamed)}
			</p>
			<div className={styles.qr}>
				<svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
					<path fill="#fff" d={`M0 0h${size}v${size}H0`} />
					<path d={squares} />
				</svg>
				<p className="quiet">{say(words.qr)}</p>
			</div>
		</section>
	);
}

/** Ways to keep the slip: on paper, on this phone, or by the phone's own share sheet, which complaint.ts shows where there is one. */
function Keep({ received: { number, code }, category, url }: Props & { readonly url: string }) {
	const say = useSay();
	const title = category?.title;
	const slip = [
		title,
		`${say(complaintWords.number)}: ${number}`,
		`${say(complaintWords.code)}: ${code}`,
		url,
	];
	return (
		<p className={`cluster ${styles.script}`} data-complaint="received">
			<Button
				data-needs-frame=""
				data-keep=""
				data-number={number}
				data-code={code}
				data-title={title}
				data-kept={say(words.keptHere)}
			>
				{say(words.keep)}
			</Button>
			<Button look="line" hidden data-share={slip.filter(Boolean).join("\n")}>
				{say(words.share)}
			</Button>
			<Button look="line" data-needs-frame="" data-print-list="">
				{say(words.print)}
			</Button>
		</p>
	);
}
