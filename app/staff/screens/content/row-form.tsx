import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { aheadOfUtc } from "#contract/moments.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Note } from "../../../parts/note/note.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import formStyles from "../../parts/form.module.css";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useCall } from "../../parts/use-call.ts";
import styles from "./content.module.css";
import { FormBody } from "./form/form-body.tsx";
import { type ContentRow, headline, newRow } from "./row-state.ts";
import { contentWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	/** The fields, as the server reads them off the schema. */
	form: Reply<"contentForm">;
	/** Undefined for something new. */
	row: ContentRow | undefined;
	versions: Reply<"contentVersions">;
	title: string;
}

/** The form of one row; what it shows to readers comes with Publish, and only the latest version may be written over. */
export function RowForm({ kind, form, row, versions, title }: Props) {
	const say = useSay();
	const lang = useLang();
	const go = useNavigate();
	const [start] = useState<Row>(() => row?.row ?? lastWords(versions) ?? newRow(kind, indianNow()));
	const [typed, setTyped] = useState(start);
	const [basedOn, setBasedOn] = useState(row?.version ?? 0);
	const [busy, setBusy] = useState(false);
	const [isDone, setIsDone] = useState(false);
	const errors = useFormErrors();
	const publish = useCall("publishContent");
	const list = `?kind=${kind}`;
	useUnsaved(!isDone && JSON.stringify(typed) !== JSON.stringify(start), leavesAddress);
	const first = useRef<HTMLFormElement>(null);

	useEffect(() => {
		first.current?.querySelector<HTMLElement>("select, textarea, input")?.focus({ preventScroll: true });
	}, []);
	// Only once the question before leaving is gone; a step that has begun must not begin again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the way there is another function in each rendering
	useEffect(() => {
		if (isDone) go({ search: list });
	}, [isDone]);

	async function send(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		errors.clear();
		const body = { ...(row && { key: row.key }), basedOn, row: typed };
		const answer = await publish(body, { kind });
		setBusy(false);
		if ("error" in answer) {
			const said = toastRefusal(answer, "publishFailed", lang);
			if (!refuseFields(errors, answer, { isNamed: false }) && said)
				errors.show([{ words: said }], { isInToast: true });
			return;
		}
		sayToast("success", answer.message);
		setIsDone(true);
	}

	const theirs = row !== undefined && row.version > basedOn ? row : undefined;
	return (
		<Panel title={title}>
			<form ref={first} className={formStyles.form} onSubmit={send} noValidate aria-busy={busy}>
				<ErrorSummary errors={errors.shown} />
				{theirs ? (
					<Note tone="look" role="status">
						<p>{fill(say(words.theirs), { name: theirs.by ?? "" })}</p>
						<blockquote>{headline(theirs.row, lang)}</blockquote>
						<p>
							<Button look="line" onClick={() => setBasedOn(theirs.version)}>
								{say(words.replace)}
							</Button>
						</p>
					</Note>
				) : null}
				<FormBody
					kind={kind}
					form={form}
					value={typed}
					onChange={setTyped}
					errors={errors}
					isNew={row === undefined}
				/>
				<div className={formStyles.send}>
					<Button type="submit" busy={busy}>
						{say(busy ? words.publishing : words.publish)}
					</Button>
					<Link to={{ search: list }} className={buttonClass("line")}>
						{say(words.cancel)}
					</Link>
				</div>
			</form>
			{versions.length > 0 ? (
				<details className={styles.history}>
					<summary>{say(words.history)}</summary>
					<ol>
						{versions.map(({ version, row: body, at, by }) => (
							<li key={version}>
								<p className={styles.by}>
									{fill(say(words.version), {
										number: version,
										name: by,
										moment: dayAndTime(new Date(at), new Date(), lang),
									})}
								</p>
								<p>{body === null ? say(words.off) : headline(body, lang)}</p>
								{body === null ? null : (
									<Button look="line" onClick={() => setTyped(body)}>
										{say(words.takeThis)}
									</Button>
								)}
							</li>
						))}
					</ol>
				</details>
			) : null}
		</Panel>
	);
}

/** The moment in India, as a row writes it. */
const indianNow = () => new Date(Date.now() + aheadOfUtc).toISOString();

/** Of something that was taken off: what it said before. */
function lastWords(versions: Reply<"contentVersions">): Row | undefined {
	return versions.find(({ row }) => row !== null)?.row ?? undefined;
}
