import { type FormEvent, useId, useRef } from "react";
import type { DeskKind } from "#contract/content/desk.ts";
import type { FormPlan } from "#contract/content/form-plan.ts";
import type { Raw } from "#contract/content/merge.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { nameOf } from "../compare/field-names.ts";
import type { Versions } from "../rows.ts";
import styles from "./remarks.module.css";
import { remarkWords as words } from "./words.ts";

/** Remarks on the fields of a row's latest version, and whether one may add some. */
export interface RowRemarks {
	readonly kind: DeskKind;
	readonly itemKey: string;
	readonly number: number;
	readonly remarks: Versions[number]["remarks"];
	readonly mayRemark: boolean;
}

/** Undefined if the latest version has been decided. */
export function remarksOf(
	{ kind, itemKey }: Pick<RowRemarks, "kind" | "itemKey">,
	latest: Versions[number] | undefined,
	mayPublish: boolean,
): RowRemarks | undefined {
	if (!latest || latest.state === "approved") return undefined;
	const { version: number, remarks, state, isOwn } = latest;
	return { kind, itemKey, number, remarks, mayRemark: mayPublish && !isOwn && state === "waiting" };
}

/** The remark on one field, and the way to settle or leave one. */
export function RemarkAt({ at, of }: { at: string; of: RowRemarks }) {
	const say = useSay();
	const id = useId();
	const more = useRef<HTMLDetailsElement>(null);
	const { busy, act } = useAct("remarkContent", "contentUnchanged", {
		says: () => {
			if (more.current) more.current.open = false;
		},
	});
	const { kind, itemKey, number, remarks, mayRemark } = of;
	const said = remarks.find((each) => each.at === at);

	const version = { key: itemKey, number, at };

	function leave(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		void act({ ...version, text: String(new FormData(event.currentTarget).get("text")) }, { kind });
	}

	if (!said && !mayRemark) return null;
	return (
		<div className={styles.remark}>
			{said ? (
				<p>
					<b>{fill(say(said.done ? words.done : words.says), { name: said.by })}</b> <q>{said.text}</q>
				</p>
			) : null}
			{said && !said.done ? (
				<Button look="line" busy={busy} onClick={() => act(version, { kind })}>
					{say(words.settle)}
				</Button>
			) : null}
			{mayRemark ? (
				<details ref={more}>
					<summary>
						<Icon name="pen" />
						<span className="visually-hidden">{say(said ? words.another : words.leave)}</span>
					</summary>
					<form className="stack" onSubmit={leave} noValidate>
						<label htmlFor={id}>{say(words.what)}</label>
						<textarea id={id} name="text" rows={2} maxLength={lengths.reason} defaultValue={said?.text} />
						<Button type="submit" look="line" busy={busy}>
							{say(words.save)}
						</Button>
					</form>
				</details>
			) : null}
		</div>
	);
}

interface ListProps {
	of: RowRemarks | undefined;
	form: FormPlan;
	row: Raw;
	onPoint?: (at: string) => void;
}

/** All remarks of a row by field names: a field may be hidden or gone. */
export function RemarkList({ of, form, row, onPoint }: ListProps) {
	const say = useSay();
	const lang = useLang();
	if (!of || of.remarks.length === 0) return null;
	const open = of.remarks.filter(({ done }) => !done).length;
	return (
		<Note tone={open > 0 ? "look" : "good"}>
			<p>{open > 0 ? fill(say(words.open), { count: open }) : say(words.allDone)}</p>
			<ul>
				{of.remarks.map(({ at, text, done }) => {
					// Paths count from 0, people from 1.
					const steps = at.split(".").map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step));
					const name = nameOf(form, steps, lang, [row]) || at;
					return (
						<li key={at}>
							{onPoint ? (
								<button type="button" className="way label" onClick={() => onPoint(at)}>
									{name}
								</button>
							) : (
								<b>{name}</b>
							)}
							: {text} {done ? <i>{say(words.isDone)}</i> : null}
						</li>
					);
				})}
			</ul>
		</Note>
	);
}
