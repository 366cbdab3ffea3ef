import type { ReactNode } from "react";
import { fill } from "#contract/language.ts";
import { useSay } from "../../../words/language.ts";
import styles from "./selection.module.css";
import type { Selection } from "./use-selection.ts";
import { selectWords as words } from "./words.ts";

interface Named {
	readonly id: number | string;
	readonly name: string;
}

interface Props<Chosen extends Named> {
	selection: Selection<Chosen>;
	most: number;
}

export function SelectRow<Chosen extends Named>({
	item,
	number,
	selection: { chosen, choose },
	most,
}: Props<Chosen> & { item: Chosen; number?: number }) {
	const say = useSay();
	return (
		<label className={`press ${styles.row}`}>
			<input
				type="checkbox"
				checked={chosen.has(item.id)}
				disabled={!chosen.has(item.id) && chosen.size >= most}
				onChange={(event) => choose([item], event.currentTarget.checked)}
			/>
			<span className="visually-hidden">{fill(say(words.select), { name: item.name })} </span>
			{number}
		</label>
	);
}

export function SelectPage<Chosen extends Named>({
	items,
	selection: { chosen, choose },
	most,
}: Props<Chosen> & { items: readonly Chosen[] }) {
	const say = useSay();
	const count = items.filter(({ id }) => chosen.has(id)).length;
	return (
		<label className={`press quiet ${styles.page}`}>
			<input
				ref={(box) => {
					if (box) box.indeterminate = count > 0 && count < items.length;
				}}
				type="checkbox"
				checked={count > 0 && count === items.length}
				disabled={items.length === 0 || chosen.size - count + items.length > most}
				onChange={(event) => choose(items, event.currentTarget.checked)}
			/>
			{say(words.selectPage)}
		</label>
	);
}

export function Selected<Chosen extends Named>({
	selection: { chosen, clear },
	children,
}: Pick<Props<Chosen>, "selection"> & { children: ReactNode }) {
	const say = useSay();
	const selected = chosen.size > 0 ? fill(say(words.selected), { count: chosen.size }) : "";
	return (
		<>
			<p role="status" className="visually-hidden">
				{selected}
			</p>
			{selected ? (
				<fieldset className={`cluster ${styles.bar}`}>
					<legend className="visually-hidden">{selected}</legend>
					<b aria-hidden="true">{selected}</b>
					{children}
					<button type="button" className={`way ${styles.clear}`} onClick={clear}>
						{say(words.clear)}
					</button>
				</fieldset>
			) : null}
		</>
	);
}
