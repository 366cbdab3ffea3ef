import {
	type KeyboardEvent,
	memo,
	useCallback,
	useEffect,
	useEffectEvent,
	useMemo,
	useRef,
	useState,
} from "react";
import { desk } from "#contract/content/limits.ts";
import { orderIn, shownInOrder } from "#contract/content/order.ts";
import { orderKey } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { useNavigation } from "../../../../navigation/navigation.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { Icon } from "../../../../parts/icon/icon.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { contentWords as words } from "../words.ts";
import { type NodeProps, useForm, useLabel } from "./form-context.ts";
import styles from "./order.module.css";
import { useDrag } from "./use-drag.ts";

/** Focused part of a moved row. */
type Part = "handle" | "up" | "down" | "place";

export function Order({ field, path, value }: NodeProps) {
	const say = useSay();
	const lang = useLang();
	const { kind, lists, fieldAt } = useForm();
	const { id, error } = fieldAt(path);
	const { label, hint } = useLabel(field);
	const choices = useMemo(
		() => new Map((lists[field.choices ?? ""] ?? []).map((choice) => [choice.value, choice])),
		[lists, field.choices],
	);
	const keys = useMemo(
		() => shownInOrder(kind, [...choices.keys()], orderIn({ [orderKey]: value ?? null }) ?? []),
		[kind, choices, value],
	);
	const nameOf = useCallback((key: string) => choices.get(key)?.label[lang] ?? key, [choices, lang]);
	const { list, shown, said, move, showMore } = useMoves(path, keys, nameOf);
	const drag = useDrag(list, (from, to) => {
		const key = keys[from];
		if (key !== undefined) move(key, to, "handle");
	});

	return (
		<fieldset
			id={id}
			tabIndex={-1}
			className={styles.order}
			aria-describedby={describedBy(id, { hint, error })}
		>
			<legend>{label}</legend>
			<FieldNotes id={id} hint={hint} error={error} />
			<p role="status" className="visually-hidden">
				{said}
			</p>
			<ol ref={list} {...drag}>
				{keys.slice(0, shown).map((key, index) => (
					<OrderRow
						key={key}
						itemKey={key}
						name={nameOf(key)}
						picture={choices.get(key)?.picture}
						index={index}
						count={keys.length}
						onMove={move}
					/>
				))}
			</ol>
			{shown < keys.length ? (
				<Button look="line" onClick={showMore}>
					{fill(say(words.showMore), { count: Math.min(desk.page, keys.length - shown) })}
				</Button>
			) : null}
		</fieldset>
	);
}

/** Moves rows, and keeps the focus on a moved one. */
function useMoves(path: string, keys: readonly string[], nameOf: (key: string) => string) {
	const lang = useLang();
	const { set } = useForm();
	const [shown, setShown] = useState<number>(desk.page);
	const [said, setSaid] = useState("");
	const list = useRef<HTMLOListElement>(null);
	const next = useRef<{ readonly key: string; readonly part: Part }>(undefined);
	const latest = useRef(keys);
	latest.current = keys;

	useEffect(() => {
		const to = next.current;
		if (!to) return;
		next.current = undefined;
		const row = list.current?.children[keys.indexOf(to.key)];
		// At either end one of the buttons is missing.
		const parts = [to.part, "handle"].map((part) => row?.querySelector<HTMLElement>(`[data-do="${part}"]`));
		parts.find(Boolean)?.focus();
	}, [keys]);

	const move = useCallback(
		(key: string, to: number, part: Part) => {
			const before = latest.current;
			const from = before.indexOf(key);
			const place = Math.min(Math.max(to, 0), before.length - 1);
			if (from < 0 || place === from) return;
			const order = before.toSpliced(from, 1).toSpliced(place, 0, key);
			next.current = { key, part };
			setShown((count) => Math.max(count, place + 1));
			setSaid(fill(words.moved[lang], { name: nameOf(key), place: place + 1, count: order.length }));
			set(path, order);
		},
		[lang, nameOf, path, set],
	);
	// A row's own form leads here to put it first; whoever comes back finds it where they left it.
	const { here, byHistory } = useNavigation();
	const begin = useEffectEvent(() => {
		if (typeof here.state?.first === "string" && !byHistory) move(here.state.first, 0, "handle");
	});
	useEffect(() => begin(), []);
	return { list, shown, said, move, showMore: () => setShown((count) => count + desk.page) };
}

interface RowProps {
	readonly itemKey: string;
	readonly name: string;
	readonly picture: string | undefined;
	readonly index: number;
	readonly count: number;
	readonly onMove: (key: string, to: number, part: Part) => void;
}

/** One row; rendered again only if its place changes. */
const OrderRow = memo(function OrderRow({ itemKey, name, picture, index, count, onMove }: RowProps) {
	const say = useSay();
	const lang = useLang();
	const byKey = (event: KeyboardEvent) => {
		const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
		if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		onMove(itemKey, to, "handle");
	};
	const toPlace = (typed: string) => {
		if (/^\d+$/.test(typed.trim())) onMove(itemKey, Number(typed) - 1, "place");
	};
	const of = <span className="visually-hidden"> {name}</span>;
	return (
		<li className="cluster">
			<button type="button" className={styles.handle} data-do="handle" data-handle={index} onKeyDown={byKey}>
				<Icon name="grip" />
				<span className="visually-hidden">{fill(words.handle[lang], { name, place: index + 1, count })}</span>
			</button>
			{picture ? <img src={`/media/${picture}?w=320`} alt="" loading="lazy" /> : null}
			<span className={styles.name}>{name}</span>
			<span className={`cluster ${styles.ways}`}>
				<label className="row">
					{say(words.place)}
					{of}
					<input
						// A typed place that wasn't applied is dropped.
						key={index}
						data-do="place"
						inputMode="numeric"
						autoComplete="off"
						size={3}
						defaultValue={index + 1}
						onBlur={(event) => toPlace(event.currentTarget.value)}
						onKeyDown={(event) => {
							if (event.key === "Enter") toPlace(event.currentTarget.value);
						}}
					/>
				</label>
				{(["up", "down"] as const).map((does) => {
					const to = index + (does === "up" ? -1 : 1);
					return to < 0 || to >= count ? null : (
						<button
							key={does}
							type="button"
							className="way label"
							data-do={does}
							onClick={() => onMove(itemKey, to, does)}
						>
							{say(words[does])}
							{of}
						</button>
					);
				})}
			</span>
		</li>
	);
});
