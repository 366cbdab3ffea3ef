import { useId } from "react";
import type { Reply } from "#contract/api.ts";
import { fill, type Text } from "#contract/language.ts";
import {
	permissions as labels,
	neededPermission,
	type Permission,
	permissionPurposes,
} from "#contract/permissions.ts";
import { Note } from "../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { staffWords as shared } from "../words.ts";
import styles from "./permission-grid.module.css";
import { without } from "./use-ticks.ts";
import { assignWords as words } from "./words.ts";

type Row = Reply<"permissions">[number];

interface Props {
	permissions: readonly Row[] | undefined;
	ticked: ReadonlySet<number>;
	held: ReadonlySet<number> | undefined;
	waits: boolean;
	/** One's own role can't be changed. */
	isFixed: boolean;
	/** One's own permissions: nobody grants more (requirements, Who may call what). */
	own: readonly Permission[];
	onTick: (ids: readonly number[], isTicked: boolean) => void;
}

/** The check boxes of §2.17 with menu label, purpose and, in English, name, and a mark where saving would change something. */
export function PermissionGrid({ permissions, ticked, held, waits, isFixed, own, onTick }: Props) {
	const say = useSay();
	const lang = useLang();
	const base = useId();
	if (!permissions) return <p>{say(shared.loading)}</p>;
	/** A permission with the one that it needs; without it, those that need it go along. */
	const tick = (name: Permission, isTicked: boolean) => {
		const along = permissions.filter(
			(each) =>
				each.name === name ||
				(isTicked ? neededPermission[name] === each.name : neededPermission[each.name] === name),
		);
		onTick(
			along.map(({ id }) => id),
			isTicked,
		);
	};
	return (
		<fieldset disabled={waits || isFixed} aria-busy={waits}>
			<legend>{say(words.permissions)}</legend>
			<div className={`stack ${styles.grid}`}>
				{permissions.map(({ id, name }) => (
					<label key={id} className={`stack ${styles.tile}`}>
						<input
							type="checkbox"
							name="permission"
							value={id}
							checked={ticked.has(id)}
							onChange={(event) => tick(name, event.currentTarget.checked)}
							aria-labelledby={`${base}-${name}`}
							aria-describedby={`${base}-${name}-more`}
						/>
						<span>
							<b id={`${base}-${name}`}>
								{say(labels[name])} <Change had={held?.has(id)} has={ticked.has(id)} />
							</b>
							<span id={`${base}-${name}-more`}>
								<small>{say(permissionPurposes[name])}</small>
								{lang === "en" ? <code>{name}</code> : null}
								{own.includes(name) ? null : <small>{say(words.notYours)}</small>}
							</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Change({ had, has }: { had: boolean | undefined; has: boolean }) {
	const say = useSay();
	if (had === undefined || had === has) return null;
	return (
		<em className="tag" data-change={has ? "added" : "removed"}>
			{say(has ? words.added : words.removed)}
		</em>
	);
}

/** "2 added, 1 removed". */
export function sayChanges(
	held: ReadonlySet<number>,
	ticked: ReadonlySet<number>,
	say: (text: Text) => string,
): string {
	const added = without(ticked, held).size;
	const removed = without(held, ticked).size;
	if (added + removed === 0) return say(words.noChange);
	return fill(say(words.changes), { added, removed });
}

interface OutlookProps {
	role: string;
	permissions: readonly Row[];
	held: ReadonlySet<number>;
	ticked: ReadonlySet<number>;
}

/** Says the effect of saving, so that nobody removes a permission by accident. */
export function Outlook({ role, permissions, held, ticked }: OutlookProps) {
	const say = useSay();
	const names = (ids: ReadonlySet<number>) =>
		permissions
			.filter(({ id }) => ids.has(id))
			.map(({ name }) => say(labels[name]))
			.join(", ");
	const changes = [
		{ label: words.added, ids: without(ticked, held) },
		{ label: words.removed, ids: without(held, ticked) },
	].filter(({ ids }) => ids.size > 0);
	return (
		<Note tone={changes.length > 0 ? "look" : "plain"}>
			{changes.map(({ label, ids }) => (
				<p key={label.en}>
					<b>{say(label)}:</b> {names(ids)}
				</p>
			))}
			{ticked.size === 0 ? (
				<p>
					<b>{fill(say(words.afterSavingNothing), { role })}</b>
				</p>
			) : (
				<p>
					<b>{fill(say(words.afterSaving), { role })}</b> {names(ticked)}
				</p>
			)}
		</Note>
	);
}
