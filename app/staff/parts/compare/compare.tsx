import type { ReactNode } from "react";
import type { FormPlan } from "#contract/content/form-plan.ts";
import { type Difference, differences, fieldAt, type Path, type Raw } from "#contract/content/merge.ts";
import { fill, type Lang } from "#contract/language.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { changedWords, movedRows } from "./changed-words.ts";
import styles from "./compare.module.css";
import { isHidden, isOrder, langIn, nameOf, nameOfChoice, spoken, typeAt } from "./field-names.ts";
import { FileName } from "./file-name.tsx";
import { compareWords as words } from "./words.ts";

interface Props {
	form: FormPlan;
	/** null if readers see nothing. */
	before: Raw | null;
	/** null if it is taken off. */
	after: Raw | null;
	/** Content below a differing field, such as `files.0.title`. */
	beside?: (at: string) => ReactNode;
}

export function Compare({ form, before, after, beside }: Props) {
	const say = useSay();
	const lang = useLang();
	const differing = ownLanguageFirst(
		differences(before ?? undefined, after ?? undefined).filter(({ path }) => !isHidden(form, path)),
		lang,
	);
	const names = new Set(differing.map(({ path }) => path[0]));
	const shown = form.fields.filter(({ type }) => type !== "hidden");
	const counts = { differ: names.size, same: shown.filter(({ name }) => !names.has(name)).length };
	// Below the second language of a text.
	const last = new Map(differing.map(({ path }, index) => [fieldAt(after ?? undefined, path), index]));
	if (differing.length === 0) return <p>{say(words.none)}</p>;
	return (
		<div className={`stack ${styles.compare}`}>
			<p className="quiet">
				{after === null
					? say(words.isOff)
					: before === null
						? say(words.isNew)
						: fill(say(words.count), counts)}
			</p>
			<dl>
				{differing.map((each, index) => (
					<div key={each.path.join()}>
						<dt>{nameOf(form, each.path, lang, [after, before])}</dt>
						<dd lang={langIn(each.path)}>
							<Changed form={form} of={each} />
						</dd>
						{beside && last.get(fieldAt(after, each.path)) === index ? (
							<dd className={styles.beside}>{beside(fieldAt(after, each.path))}</dd>
						) : null}
					</div>
				))}
			</dl>
		</div>
	);
}

/** Puts the reader's own language first. */
function ownLanguageFirst(found: readonly Difference[], lang: Lang): readonly Difference[] {
	const texts = Map.groupBy(found, ({ path }) => (langIn(path) ? path.slice(0, -1) : path).join("\n"));
	const isOther = ({ path }: Difference) => Number(langIn(path) !== lang);
	return [...texts.values()].flatMap((text) => text.toSorted((one, next) => isOther(one) - isOther(next)));
}

/** A text in two languages is compared by its words, anything else as a whole. */
function Changed({ form, of: { path, before = "", after = "" } }: { form: FormPlan; of: Difference }) {
	const lang = useLang();
	if (before && after && isOrder(form, path))
		return <MovedRows form={form} path={path} {...{ before, after }} />;
	const own = langIn(path);
	const type = typeAt(form, path);
	const said = (value: string) =>
		type === "picture" || type === "pdf" || type === "file" ? (
			<FileName path={value} />
		) : (
			spoken(form, path, value, lang)
		);
	if (own && before && after) {
		return changedWords(before, after, own).map(({ kind, words: text }, index) => {
			return (
				// biome-ignore lint/suspicious/noArrayIndexKey: the same words come again, and nothing here has a state
				<Words key={index} kind={kind}>
					{text}
				</Words>
			);
		});
	}
	return (
		<>
			{before ? <Words kind="removed">{said(before)}</Words> : null}
			{before && after ? <span aria-hidden="true"> → </span> : null}
			{after ? <Words kind="added">{said(after)}</Words> : null}
		</>
	);
}

/** Names the moved rows alone; the others only shift. */
function MovedRows({
	form,
	path,
	before,
	after,
}: Record<"before" | "after", string> & { form: FormPlan; path: Path }) {
	const lang = useLang();
	return (
		<ul>
			{movedRows(before.split("\n"), after.split("\n")).map(({ key, from, to }) => (
				<li key={key}>
					{fill(words[from === undefined ? "placed" : "moved"][lang], {
						name: nameOfChoice(form, path, key, lang),
						from: from ?? 0,
						to,
					})}
				</li>
			))}
		</ul>
	);
}

/** Says to screen readers too whether words stay, come or go. */
function Words({ kind, children }: { kind: "same" | "added" | "removed"; children: ReactNode }) {
	const say = useSay();
	const lang = useLang();
	if (kind === "same") return children;
	const Mark = kind === "added" ? "ins" : "del";
	return (
		<Mark>
			<span className="visually-hidden" lang={lang}>{` ${say(words[kind])} `}</span>
			{children}
			<span className="visually-hidden" lang={lang}>{` ${say(words.end)} `}</span>
		</Mark>
	);
}
