import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { permissions as labels, type Permission } from "#contract/permissions.ts";
import { useSay } from "../language.ts";
import { Note } from "../parts/note/note.tsx";
import { assignWords as words } from "./assign-words.ts";
import styles from "./permission-grid.module.css";
import { staffWords as shared } from "./words.ts";

type Row = Reply<"permissions">[number];

interface Props {
	permissions: readonly Row[] | undefined;
	ticked: ReadonlySet<number>;
	/** What the person holds: nobody grants more (decisions.md). */
	own: readonly Permission[];
	onTick: (id: number, isTicked: boolean) => void;
}

/** The check boxes of §2.17, each with the menu's label and the name. */
export function PermissionGrid({ permissions, ticked, own, onTick }: Props) {
	const say = useSay();
	if (!permissions) return <p>{say(shared.loading)}</p>;
	return (
		<fieldset className={styles.set}>
			<legend>{say(words.permissions)}</legend>
			<div className={styles.grid}>
				{permissions.map(({ id, name }) => (
					<label key={id} className={styles.tile}>
						<input
							type="checkbox"
							name="permission"
							value={id}
							checked={ticked.has(id)}
							onChange={(event) => onTick(id, event.currentTarget.checked)}
						/>
						<span>
							<b>{say(labels[name])}</b>
							<code>{name}</code>
							{own.includes(name) ? null : <small>{say(words.notYours)}</small>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** What saving would make of the role, before it is done: nobody takes rights away unawares. */
export function Outlook({ role, given }: { role: string; given: readonly Row[] }) {
	const say = useSay();
	return (
		<Note tone="look">
			{given.length === 0 ? (
				<p>
					<b>{fill(say(words.afterSavingNothing), { role })}</b>
				</p>
			) : (
				<p>
					<b>{fill(say(words.afterSaving), { role })}</b>{" "}
					{given.map(({ name }) => say(labels[name])).join(", ")}
				</p>
			)}
			<p>{say(words.replaces)}</p>
		</Note>
	);
}
