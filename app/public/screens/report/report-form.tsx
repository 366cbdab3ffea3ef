import { complaintStates } from "#contract/complaints/moves.ts";
import { noticeLines } from "#contract/complaints/notice.ts";
import { reportLineNames, reportLines } from "#contract/complaints/report-lines.ts";
import type { ComplaintVisit } from "#contract/complaints/visit.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Breadcrumb } from "../../../parts/page-board/page-board.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { daysAgo, fullMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import choice from "../../complaint/choice.module.css";
import { limitInWords } from "../../complaint/moments.ts";
import { PhotoField } from "../../complaint/photo-field.tsx";
import { fieldOf, idOf, SentErrors } from "../../complaint/sent-errors.tsx";
import { complaintWords } from "../../complaint/words.ts";
import type { Category, Choice } from "./read-report.ts";
import styles from "./report.module.css";
import { reportWords as words } from "./words.ts";

interface Props {
	readonly category: Category;
	readonly visit: ComplaintVisit;
	readonly wards: readonly Choice[];
}

const fields = ["ward", "photos", "landmark", ...reportLineNames, "words", "name", "mobile"];

/** Form for the chosen problem: place, photos, a sentence, and a contact if needed. Works as a plain form; script adds comfort. */
export function ReportForm({ category, visit, wards }: Props) {
	const say = useSay();
	const { sent } = visit;
	return (
		<>
			<FormHead category={category} />
			<div className={`wrap stack ${styles.report}`}>
				<SentErrors sent={sent} fields={fields} />
				{category.call ? <Danger number={category.call} /> : null}
				<form
					method="post"
					action={pagePath("report", useLang())}
					encType="multipart/form-data"
					noValidate
					className="stack"
					data-screen-only=""
					data-complaint="report"
					data-sending={say(words.sending)}
					data-cut={say(words.cut)}
					data-sent-before={sent ? "" : undefined}
				>
					<p role="status" data-draft="" hidden>
						{say(words.draft)} <Button look="line">{say(words.notMine)}</Button>
					</p>
					<input type="hidden" name="form" value={visit.form} />
					<input type="hidden" name="category" value={category.key} />
					<Same visit={visit} />
					<Where sent={sent} wards={wards} />
					<TextArea {...fieldOf(sent, "words")} label={say(words.words)} hint={category.ask} rows={3} />
					{category.contact === "no" ? null : (
						<Who sent={sent} isNeeded={category.contact === "must"} tells={visit.desk.tells} />
					)}
					<p className="visually-hidden" aria-hidden="true">
						<label>
							{say(words.trap)} <input name="website" tabIndex={-1} autoComplete="off" />
						</label>
					</p>
					<Privacy months={visit.desk.keepMonths} />
					<p role="status" data-status="" />
					<progress max={1} aria-label={say(words.sending)} hidden />
					{sent?.same ? null : <Promised visit={visit} />}
					<Button type="submit" size="big">
						{say(words.send)}
					</Button>
				</form>
			</div>
		</>
	);
}

/** The breadcrumb and one line in place of the page's board, for the first field has to be on a phone's first screen. */
function FormHead({ category: { icon, title, department, limit } }: Pick<Props, "category">) {
	const say = useSay();
	const lang = useLang();
	return (
		<div className={styles.head} data-board="">
			<div className="wrap">
				<Breadcrumb page="report" />
			</div>
			<div className="wrap cluster">
				<Icon name={icon} />
				<h1>
					<span className="visually-hidden">{say(pageByName("report").title)}: </span>
					{title}
				</h1>
				<PageLink page="report">{say(words.change)}</PageLink>
				{department && limit ? (
					<p>{`${departmentNames[department][lang]} · ${limitInWords(limit, lang)}`}</p>
				) : null}
			</div>
		</div>
	);
}

function Danger({ number }: { readonly number: string }) {
	const say = useSay();
	return (
		<div className="stack">
			<a href={dialled(number)} className={buttonClass("red", "big")}>
				<Icon name="phone" /> {fill(say(words.dangerous), { number })}
			</a>
			<p>{say(words.dangerousWhy)}</p>
		</div>
	);
}

function Promised({ visit: { desk } }: Pick<Props, "visit">) {
	const say = useSay();
	const lang = useLang();
	if (!desk.dueAt) return null;
	return (
		<p className={styles.promise}>
			{say(complaintWords.by)}: <b>{fullMoment(desk.dueAt, lang)}</b> {say(words.ifNow)}
		</p>
	);
}

type Sent = { readonly sent: ComplaintVisit["sent"] };

/** Open complaints that may be the same; joining one gives its reporter a code of their own. */
function Same({ visit: { sent } }: Pick<Props, "visit">) {
	const say = useSay();
	const lang = useLang();
	const { same, values } = sent ?? {};
	if (!same) return values?.same ? <input type="hidden" name="same" value={values.same} /> : null;
	return (
		<fieldset className={`stack ${styles.step} ${styles.same}`} id="same">
			<legend>{say(words.sameTitle)}</legend>
			<p>{say(words.sameLead)}</p>
			{same.map(({ id, mohalla, state, days }) => (
				<label key={id} className={`row ${choice.choice}`}>
					<input type="radio" name="same" value={id} required />
					<span>
						{say(words.sameOne)}
						<small>
							{[mohalla?.[lang], complaintStates[state][lang], daysAgo(days, lang)]
								.filter(Boolean)
								.join(" · ")}
						</small>
					</span>
				</label>
			))}
			<label className={`row ${choice.choice}`}>
				<input type="radio" name="same" value="none" defaultChecked />
				<span>{say(words.sameNone)}</span>
			</label>
			<Button type="submit">{say(words.send)}</Button>
		</fieldset>
	);
}

function Where({ sent, wards }: Sent & Pick<Props, "wards">) {
	const say = useSay();
	const hasPlace = Boolean(sent?.values.latitude);
	return (
		<>
			<SelectField
				{...fieldOf(sent, "ward")}
				required
				label={say(words.mohalla)}
				empty={say(words.choose)}
				choices={wards}
			/>
			<PhotoField id={idOf("photos")} sent={sent} />
			<Field
				{...fieldOf(sent, "landmark")}
				required
				label={say(words.landmark)}
				hint={say(words.landmarkHint)}
			/>
			{reportLineNames.map((name) => (
				<Field key={name} {...fieldOf(sent, name)} label={say(reportLines[name].citizen)} />
			))}
			<input type="hidden" name="latitude" defaultValue={sent?.values.latitude} />
			<input type="hidden" name="longitude" defaultValue={sent?.values.longitude} />
			<p
				data-complaint="place"
				data-taken={say(words.placeTaken)}
				data-failed={say(words.placeFailed)}
				className={styles.script}
			>
				<Button look="line" data-needs-frame="">
					{say(words.place)}
				</Button>{" "}
				<span data-drop="" hidden={!hasPlace}>
					<Button look="line" data-needs-frame="">
						{say(words.placeDrop)}
					</Button>
				</span>{" "}
				<span role="status">{hasPlace ? say(words.placeTaken) : null}</span>
			</p>
		</>
	);
}

function Who({ sent, isNeeded, tells }: Sent & { readonly isNeeded: boolean; readonly tells: boolean }) {
	const say = useSay();
	return (
		<fieldset className={`stack ${styles.step}`}>
			<legend>{say(words.who)}</legend>
			<p className="quiet small">{say(isNeeded ? words.whoMust : words.whoMay)}</p>
			<Field {...fieldOf(sent, "name")} required={isNeeded} autoComplete="name" label={say(words.name)} />
			<Field
				{...fieldOf(sent, "mobile")}
				required={isNeeded}
				type="tel"
				autoComplete="tel-national"
				label={say(words.mobile)}
			/>
			{tells ? (
				<label className={`row ${choice.choice}`}>
					<input type="checkbox" name="told" defaultChecked={sent?.values.told !== undefined} />
					<span>{say(words.told)}</span>
				</label>
			) : null}
			{tells ? <p className="quiet">{say(words.toldHint)}</p> : null}
		</fieldset>
	);
}

function Privacy({ months }: { months: number }) {
	const say = useSay();
	return (
		<details className={`quiet ${styles.notice}`}>
			<summary>{say(words.privacy)}</summary>
			<ul className={`stack ${styles.lines}`}>
				{noticeLines.map((line) => (
					<li key={line.en}>{fill(say(line), { months })}</li>
				))}
			</ul>
		</details>
	);
}
