import { useEffect, useId, useRef, useState } from "react";
import { wholeKey } from "#contract/content/desk.ts";
import type { FormPlan } from "#contract/content/form-plan.ts";
import { isGroup, nameIn, partAt, type Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { type MenuName, menuNames } from "#contract/navigation.ts";
import { hideablePages } from "#contract/pages.ts";
import { call, isRefusal } from "../../../../api-client.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { Note } from "../../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { contentWords as words } from "../words.ts";
import { useForm } from "./form-context.ts";
import styles from "./menu-drawing.module.css";
import { entriesIn, keyOf, labelOf, menusWithout } from "./menu-entries.ts";

interface Props {
	form: FormPlan;
	row: Row;
}

/** The menus as readers see them; each entry opens its actions. */
export function MenuDrawing({ form, row }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const { hidden, told, warning, write, move, hide } = useMenus(row, id);
	const fields = form.fields.find(({ name }) => name === "menus")?.fields ?? [];
	const titleOf = (menu: MenuName) =>
		nameIn(partAt(row, `sections.${menu}`), lang) ||
		say(fields.find(({ name }) => name === menu)?.label ?? { en: menu, hi: menu });

	function entryOf(menu: MenuName, entries: readonly Row[], index: number) {
		const entry = entries[index] ?? {};
		const name = labelOf(entry, row, form, lang);
		const page = String(entry.page ?? "");
		const mayHide = (hideablePages as readonly string[]).includes(page);
		const remove = () => write(menu, entries.toSpliced(index, 1), [menu], fill(say(words.removed), { name }));
		return (
			<Entry
				key={keyOf(entry)}
				id={`${id}-${menu}-${keyOf(entry)}`}
				name={name}
				steps={([-1, 1] as const).filter((by) => entries[index + by])}
				isWaiting={entry.soon !== undefined}
				isHidden={hidden.includes(page)}
				onMove={(by) => move(menu, index, by, name)}
				onRemove={remove}
				onHide={mayHide ? () => hide(page, name) : undefined}
			/>
		);
	}

	return (
		<section aria-labelledby={id} className={`stack ${styles.drawing}`}>
			<h3 id={id}>{say(words.menusDrawn)}</h3>
			<p className="quiet">{say(words.menusHint)}</p>
			<div role="status">{warning ? <Note tone="look">{warning}</Note> : null}</div>
			<div className={styles.menus}>
				{menuNames.map((menu) => {
					const entries = entriesIn(row, menu);
					const own = isGroup(row.menus) ? row.menus[menu] : undefined;
					return (
						<section key={menu} aria-labelledby={`${id}-${menu}`}>
							<h4 id={`${id}-${menu}`} tabIndex={-1}>
								{titleOf(menu)}
							</h4>
							<ol>{entries.map((_, index) => entryOf(menu, entries, index))}</ol>
							{Array.isArray(own) && own.length > 0 ? (
								<Button look="line" onClick={() => write(menu, [], [menu], say(words.usualMenu))}>
									{say(words.usualMenu)}
								</Button>
							) : null}
						</section>
					);
				})}
			</div>
			<p role="status" className="visually-hidden">
				{told}
			</p>
		</section>
	);
}

/** Changes of the menus, and what is said of them. @param id of the drawing, with which those of its entries begin */
function useMenus(row: Row, id: string) {
	const say = useSay();
	const lang = useLang();
	const { set } = useForm();
	const next = useRef<readonly string[]>([]);
	const [told, setTold] = useState("");
	const [warning, setWarning] = useState("");
	const hidden = Array.isArray(row.hide) ? row.hide.map(String) : [];

	// A moved entry keeps the focus, on its button if it still has one.
	useEffect(() => {
		const found = next.current.map((each) => document.getElementById(each)).find(Boolean);
		next.current = [];
		found?.focus();
	});

	function write(menu: MenuName, entries: readonly Row[], focus: readonly string[], says: string) {
		next.current = focus.map((each) => `${id}-${each}`);
		setTold(says);
		set(`menus.${menu}`, entries);
	}

	function move(menu: MenuName, index: number, by: -1 | 1, name: string) {
		const entries = entriesIn(row, menu);
		const entry = entries[index] ?? {};
		const moved = entries.with(index, entries[index + by] ?? {}).with(index + by, entry);
		const key = `${menu}-${keyOf(entry)}`;
		const says = fill(say(words.moved), { name, place: index + by + 1, count: entries.length });
		write(menu, moved, [`${key}-${by}`, key], says);
	}

	/** Names links to a hidden page at once. */
	async function hide(page: string, name: string) {
		const isHidden = hidden.includes(page);
		const all = isHidden ? hidden.filter((each) => each !== page) : [...hidden, page];
		const menus = isHidden ? (row.menus ?? {}) : menusWithout(row, page);
		set("hide", all);
		set("menus", menus);
		setTold(fill(say(isHidden ? words.pageIsBack : words.pageIsHidden), { name }));
		const sent = { key: wholeKey, basedOn: 0, row: { ...row, hide: all, menus } };
		const answer = await call("checkContent", sent, lang, { kind: "menus" });
		setWarning(isRefusal(answer) && answer.status > 0 ? answer.error : "");
	}

	return { hidden, told, warning, write, move, hide };
}

interface EntryProps {
	id: string;
	name: string;
	steps: readonly (-1 | 1)[];
	isWaiting: boolean;
	isHidden: boolean;
	onMove: (by: -1 | 1) => void;
	onRemove: () => void;
	/** Undefined for a page that every council needs. */
	onHide: (() => void) | undefined;
}

function Entry({ id, name, steps, isWaiting, isHidden, onMove, onRemove, onHide }: EntryProps) {
	const say = useSay();
	return (
		<li>
			<details>
				<summary id={id} data-hidden={isHidden || undefined}>
					{name}
					{isHidden ? <small>{say(words.pageHidden)}</small> : null}
					{isWaiting ? <small>{say(words.notOpenYet)}</small> : null}
				</summary>
				<p className={`flow ${styles.ways}`}>
					{steps.map((by) => (
						<button
							key={by}
							type="button"
							className="way label"
							id={`${id}-${by}`}
							onClick={() => onMove(by)}
						>
							{say(by < 0 ? words.up : words.down)}
						</button>
					))}
					<button type="button" className="way label" onClick={onRemove}>
						{say(words.outOfMenu)}
					</button>
					{onHide ? (
						<button type="button" className="way label" onClick={onHide}>
							{say(isHidden ? words.showPage : words.hidePage)}
						</button>
					) : null}
				</p>
			</details>
		</li>
	);
}
