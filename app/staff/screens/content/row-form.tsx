import { type FormEvent, useEffect, useMemo, useRef } from "react";
import { deskKinds, isOrdered } from "#contract/content/desk.ts";
import { orderKey } from "#contract/content/row.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import { Panel } from "../../parts/panel.tsx";
import previewStyles from "../../parts/preview/preview.module.css";
import { Preview, ToPage } from "../../parts/preview/preview.tsx";
import { remarksOf } from "../../parts/remarks/remarks.tsx";
import { isPlannable } from "../../parts/rows.ts";
import { SameDay } from "../../parts/same-day.tsx";
import styles from "./content.module.css";
import { FormBody } from "./form/form-body.tsx";
import { StatusLine } from "./keep/status-line.tsx";
import { VersionNotes, WordsNotes } from "./row-notes.tsx";
import { stateOfVersions } from "./row-state.ts";
import sendStyles from "./send/send.module.css";
import { SendButtons } from "./send/send-buttons.tsx";
import { removalBy, useTakeOff } from "./take-off.tsx";
import { copiedKinds } from "./templates.ts";
import { type RowFormNow, type RowFormProps, useRowForm } from "./use-row-form.ts";
import { contentWords as words } from "./words.ts";

/** The form of one row. It begins with the newest words, of a waiting version or an unsent draft; nothing typed is lost or replaces a colleague's words. */
export function RowForm({ title, ...props }: RowFormProps & { title: string }) {
	const say = useSay();
	const lang = useLang();
	const { kind, form, itemKey, versions, drafts, user } = props;
	const [latest] = versions;
	const fields = useFirstField();
	const row = useRowForm(props);
	const { errors, shown, mayEdit } = row;
	const { typed } = row.state;
	const isReviewer = user.permissions.includes(deskKinds[kind].publish);
	const rights = { mayEdit, mayPublish: !form.fourEyes && isReviewer };
	const remarks = useMemo(
		() => remarksOf({ kind, itemKey }, latest, isReviewer),
		[kind, itemKey, latest, isReviewer],
	);
	const preview = errors.idOf("preview");
	return (
		<div className={`stack ${previewStyles.beside}`}>
			<Panel
				title={title}
				action={
					latest ? (
						<Link
							to={`${pagePath("contentHistory", "en")}?${new URLSearchParams({ kind, key: itemKey })}`}
							className="press"
						>
							{say(words.history)}
						</Link>
					) : null
				}
			>
				{latest ? (
					<p className={`tag ${styles.state}`}>{stateOfVersions(itemKey, versions, Date.now(), lang)}</p>
				) : null}
				<div ref={fields} className="stack">
					<ErrorSummary errors={errors.shown} />
					<VersionNotes {...{ kind, itemKey, versions, mayEdit, isReviewer }} />
					<WordsNotes form={form} versions={versions} of={row} remarks={remarks} />
					<SameDay kind={kind} itemKey={itemKey} form={form} row={typed} />
					<FormBody
						kind={kind}
						form={form}
						value={typed}
						onChange={(next) => row.dispatch({ type: "typed", row: next })}
						errors={errors}
						shown={shown}
						dead={latest?.dead}
						remarks={remarks}
						isNew={!latest}
						more={row.more}
					/>
				</div>
				<RowWays {...props} row={row} />
			</Panel>
			<Preview
				id={preview}
				kind={kind}
				itemKey={latest ? itemKey : undefined}
				row={typed}
				form={form}
				onPoint={row.point}
				onRefused={row.refuse}
			/>
			<form
				ref={row.sendForm}
				className={`cluster ${sendStyles.send}`}
				onSubmit={(event: FormEvent) => {
					event.preventDefault();
					row.send(rights.mayPublish ? "publish" : "submit");
				}}
				noValidate
				aria-busy={row.busy !== undefined}
			>
				<SendButtons
					{...rights}
					mayPlan={isPlannable(kind, shown) && !row.more?.files.length}
					busy={row.busy}
					onSend={row.send}
				>
					<StatusLine kept={row.kept} writing={row.writing ?? drafts.others} />
					<ToPage id={preview} />
				</SendButtons>
			</form>
		</div>
	);
}

/** Focuses the first field, before the one that the address may name. */
function useFirstField() {
	const fields = useRef<HTMLDivElement>(null);
	useEffect(() => {
		fields.current?.querySelector<HTMLElement>("select, textarea, input")?.focus({ preventScroll: true });
	}, []);
	return fields;
}

function RowWays({ kind, form, itemKey, versions, user, row }: RowFormProps & { row: RowFormNow }) {
	const say = useSay();
	const [latest] = versions;
	const { shown, mayEdit } = row;
	const removal = removalBy(kind, user.permissions);
	const takeOff = useTakeOff({
		kind,
		permissions: user.permissions,
		fourEyes: form.fourEyes,
		onOff: () => row.dispatch({ type: "done" }),
	});
	return (
		<>
			<div className={`cluster ${styles.ways}`}>
				<Link to={{ search: `?kind=${kind}` }} className={buttonClass("line")}>
					{say(words.cancel)}
				</Link>
				{latest && mayEdit && copiedKinds.includes(kind) ? (
					<Link to={{ search: `?kind=${kind}&key=` }} state={{ copy: row.state.ground }} className="press">
						{say(words.newFrom)}
					</Link>
				) : null}
				{shown && mayEdit && isOrdered(kind) && itemKey !== orderKey ? (
					<Link
						to={{ search: searchOf("content", { kind, key: orderKey }) }}
						state={{ first: itemKey }}
						className="press"
					>
						{say(words.putFirst)}
					</Link>
				) : null}
				{latest && shown && itemKey !== orderKey && removal ? (
					<button
						type="button"
						className={`way quiet ${styles.quiet}`}
						onClick={() => takeOff.ask({ key: itemKey, version: latest.version, row: shown })}
					>
						{say(words[removal])}
					</button>
				) : null}
			</div>
			{takeOff.question}
		</>
	);
}
