import { useState } from "react";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation, useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import type { StaffUser } from "../../../session/session.ts";
import { useSession } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { Compare } from "../../parts/compare/compare.tsx";
import { contentItemAt } from "../../parts/content-wanted.ts";
import { Dots } from "../../parts/dots.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { rowName, shownVersion, type Versions } from "../../parts/rows.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { sayUndoable } from "../../parts/undo/undo.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./content-history.module.css";
import { historyWords as words } from "./words.ts";

export default function ContentHistory() {
	const say = useSay();
	const { kind, key } = contentItemAt(useLocation());
	return (
		<>
			<ScreenHead title={say(pageByName("contentHistory").title)} lead={say(words.lead)}>
				{kind && key ? (
					<Link
						to={`${pagePath("content", "en")}?${new URLSearchParams({ kind, key })}`}
						className={buttonClass("line")}
					>
						{say(words.edit)}
					</Link>
				) : null}
			</ScreenHead>
			{kind && key ? (
				<RowHistory key={`${kind} ${key}`} kind={kind} itemKey={key} />
			) : (
				<p>{say(words.none)}</p>
			)}
		</>
	);
}

function RowHistory({ kind, itemKey }: { kind: DeskKind; itemKey: string }) {
	const say = useSay();
	const lang = useLang();
	const form = useList("contentForm");
	const versions = useList("contentVersions");
	const session = useSession();
	const user = session.user ?? session.last;
	const saying = versions.data?.find(({ row }) => row !== null)?.row ?? null;
	return (
		<>
			<NotLoaded of={{ contentNotLoaded: [form, versions] }} />
			{form.data && versions.data && user ? (
				versions.data.length === 0 ? (
					<p>{say(words.none)}</p>
				) : (
					<Panel title={`${rowName(kind, itemKey, saying, lang)} (${say(deskKinds[kind].one)})`}>
						<Chosen kind={kind} itemKey={itemKey} form={form.data} versions={versions.data} user={user} />
					</Panel>
				)
			) : versions.hasFailed || form.hasFailed ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</>
	);
}

interface ChosenProps {
	kind: DeskKind;
	itemKey: string;
	form: Parameters<typeof Compare>[0]["form"];
	versions: Versions;
	user: StaffUser;
}

function Chosen({ kind, itemKey, form, versions, user }: ChosenProps) {
	const say = useSay();
	const lang = useLang();
	const numbers = versions.map(({ version }) => version);
	const [latest = 0, before = latest] = numbers;
	const sides = versions.length > 1 ? (["from", "to"] as const) : [];
	const [chosen, setChosen] = useState<{ from: number; to: number }>();
	// A later version is the one to look at.
	const { from, to } = chosen ?? { from: before, to: latest };
	const rowOf = (number: number) => versions.find(({ version }) => version === number)?.row ?? null;
	const erased = versions.filter(
		({ version, erasedAt }) => erasedAt !== null && (version === from || version === to),
	);
	const hasLostFiles = versions.some(({ version, gone }) => version === from && gone.length > 0);
	const now = Date.now();
	const shown = shownVersion(versions, now)?.version;
	const told = (says: Text, name: string | null, at: string | null) =>
		name && at && fill(say(says), { name, moment: dayAndTime(new Date(at), new Date(now), lang) });
	return (
		<>
			<fieldset className={styles.versions}>
				<legend>{say(words.versions)}</legend>
				<ol>
					{versions.map((each) => (
						<li key={each.version}>
							<span className={styles.sides}>
								{sides.map((side) => (
									<label key={side}>
										<input
											type="radio"
											name={side}
											checked={(side === "from" ? from : to) === each.version}
											onChange={() => setChosen({ from, to, [side]: each.version })}
										/>
										{say(words[side])}
										<span className="visually-hidden">: {nameOf(each, lang)}</span>
									</label>
								))}
							</span>
							<div>
								<Dots
									of={[
										<b key="name">{nameOf(each, lang)}</b>,
										stateOf(each, each.version === shown, now, lang),
									]}
								/>
								<Dots
									className="quiet"
									of={[
										told(words.by, each.by, each.at),
										each.state === "approved" && told(words.approvedBy, each.decidedBy, each.decidedAt),
									]}
								/>
								{[each.note, each.reason].filter(Boolean).map((text) => (
									<blockquote key={text}>{text}</blockquote>
								))}
								{each.gone.map(({ name, at, by }) => (
									<p key={`${name} ${at}`}>
										{fill(say(words.goneFile), {
											name,
											moment: dayAndTime(new Date(at), new Date(now), lang),
											by: by ?? say(words.onServer),
										})}
									</p>
								))}
							</div>
						</li>
					))}
				</ol>
			</fieldset>
			{versions.length > 1 ? (
				<section className={`stack ${styles.compare}`} aria-live="polite">
					<h3>{fill(say(words.compare), { from: within(from, lang), to: within(to, lang) })}</h3>
					{erased.length === 0 ? (
						<Compare form={form} before={rowOf(from)} after={rowOf(to)} />
					) : (
						erased.map(({ version, erasedAt }) => (
							<p key={version}>
								{fill(say(words.erasedOn), {
									what: within(version, lang),
									moment: dayAndTime(new Date(erasedAt ?? 0), new Date(now), lang),
								})}
							</p>
						))
					)}
				</section>
			) : (
				<p>{say(words.only)}</p>
			)}
			{hasLostFiles ? <p>{say(words.goneRestore)}</p> : null}
			<Restore
				kind={kind}
				itemKey={itemKey}
				fourEyes={form.fourEyes}
				number={from}
				row={hasLostFiles ? null : rowOf(from)}
				isApproved={versions.find(({ version }) => version === from)?.state === "approved"}
				shown={shown === undefined ? null : rowOf(shown)}
				latest={latest}
				user={user}
			/>
		</>
	);
}

function nameOf({ version, at }: Versions[number], lang: Lang): string {
	return at === null ? words.folder[lang] : fill(words.version[lang], { number: version });
}

function within(number: number, lang: Lang): string {
	return number === 0 ? words.thisFolder[lang] : fill(words.thisVersion[lang], { number });
}

function stateOf(
	{ row, state, from, decidedBy, erasedAt }: Versions[number],
	isShown: boolean,
	now: number,
	lang: Lang,
): string {
	if (erasedAt !== null)
		return fill(words.erased[lang], { moment: dayAndTime(new Date(erasedAt), new Date(now), lang) });
	if (state === "waiting") return words[row ? "waiting" : "offWaits"][lang];
	if (state === "withdrawn") return fill(words.withdrawn[lang], { name: decidedBy ?? "" });
	if (state === "returned") return fill(words.returned[lang], { name: decidedBy ?? "" });
	if (from !== null && Date.parse(from) > now)
		return fill(words.planned[lang], { moment: dayAndTime(new Date(from), new Date(now), lang) });
	if (row === null) return words.off[lang];
	return words[isShown ? "shown" : "published"][lang];
}

interface RestoreProps extends Pick<ChosenProps, "kind" | "itemKey" | "user"> {
	fourEyes: boolean;
	number: number;
	row: Versions[number]["row"];
	/** Without the right to edit, only approved versions can be restored. */
	isApproved: boolean;
	shown: Versions[number]["row"];
	latest: number;
}

/** Publishes an earlier version as a new one, or sends it for review. */
function Restore({ kind, itemKey, fourEyes, number, row, isApproved, shown, latest, user }: RestoreProps) {
	const say = useSay();
	const lang = useLang();
	const go = useNavigate();
	const { edit, publish: needed } = deskKinds[kind];
	const publishes = user.permissions.includes(needed);
	const mayPublish = !fourEyes && publishes;
	const restore = useAct(mayPublish ? "publishContent" : "submitContent", "contentUnchanged", {
		says: ({ message, key, version, withdrew }) =>
			sayUndoable(message, { kind, key, version, withdrew, ...(mayPublish && { before: shown }) }),
		onDone: () => go({ search: `?${new URLSearchParams({ kind, key: itemKey })}` }),
	});
	const mayRestore = user.permissions.includes(edit) || (publishes && isApproved);
	if (row === null || number === latest || !mayRestore) return null;
	const sent = {
		key: itemKey,
		basedOn: latest,
		row,
		// Makes a retry the same act.
		tab: `restore-${number}`,
		note: number === 0 ? say(words.noteFolder) : fill(say(words.note), { number }),
	};

	return (
		<div>
			<Button look="line" busy={restore.busy} onClick={() => restore.act(sent, { kind })}>
				{restore.busy
					? say(words.restoring)
					: fill(say(mayPublish ? words.restore : words.sendBack), { what: within(number, lang) })}
			</Button>
			<p className="quiet">{say(words.restoreHint)}</p>
		</div>
	);
}
