import type { ReactNode } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import { byline, plain, rowName } from "../../parts/rows.ts";
import styles from "./content.module.css";
import type { Shown } from "./propose-off.tsx";
import { isOutNow, stateIcons, stateInWords, stateOf, untilInWords } from "./row-state.ts";
import { contentWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	of: Reply<"contentRows">["rows"][number];
	now: number;
	select: ReactNode;
	/** Takes a row off at once; undefined where that isn't allowed. */
	onTakeOff: ((shown: Shown) => void) | undefined;
}

/** A row in its list: its name, what has become of it, and by whom. */
export function RowItem({ kind, of: each, now, select, onTakeOff }: Props) {
	const say = useSay();
	const lang = useLang();
	const { key, row, was, draft, version, at, by, differs, dead } = each;
	const read = each.filled ?? row ?? was ?? null;
	const tells = byline(kind, key, read, lang);
	const { picture } = deskKind(kind);
	const shown = picture ? plain(read, picture) : "";
	const state = stateOf(each, now);
	const told = !isOutNow(each) ? words.byWriter : each.decidedBy ? words.byBoth : words.byDesk;
	const says = stateInWords(each, now, lang);
	const until = untilInWords(each, now, lang);
	const name = rowName(kind, key, read, lang);
	return (
		<li data-state={state}>
			{select}
			{shown ? <img className={styles.picture} src={`/media/${shown}?w=320`} alt="" loading="lazy" /> : null}
			<div className={styles.what}>
				<p className={styles.text}>
					<Link
						to={{ search: searchOf("content", { kind, key, draft }) }}
						className={styles.name}
						title={name}
					>
						{name}
					</Link>{" "}
					{tells ? <span className={styles.tells}>{tells}</span> : null}
				</p>
				<p className={`flow quiet ${styles.by}`}>
					{until ? (
						<span className={styles.until} title={says}>
							{until}
						</span>
					) : says === say(words.out) ? null : (
						<span className={`tag ${styles.state}`}>
							<Icon name={stateIcons[state]} />
							{says}
						</span>
					)}
					{key && at && by ? (
						<span>
							{fill(say(told), {
								name: by,
								publisher: each.decidedBy ?? "",
								moment: dayAndTime(new Date(at), new Date(now), lang),
							})}
						</span>
					) : null}
					{dead.slice(0, 1).map(({ found }) => (
						<span key={found} className={`tag ${styles.badge}`}>
							<Icon name="alert" /> {fill(say(words.deadLink), { link: found })}
						</span>
					))}
					{differs ? <span className={`tag ${styles.badge}`}>{say(words.folderDiffers)}</span> : null}
				</p>
			</div>
			{/* Only a running alert may have to end at once; others end in their form. */}
			{onTakeOff && row !== null && state === "now" ? (
				<button
					type="button"
					className={`way quiet ${styles.quiet}`}
					onClick={() => onTakeOff({ key, version, row })}
				>
					{say(words.takeOff)}
					<span className="visually-hidden"> {name}</span>
				</button>
			) : null}
		</li>
	);
}
