import { fill } from "#contract/language.ts";
import { useSay } from "../../../words/language.ts";
import styles from "./promise-mark.module.css";
import { promiseWords as words } from "./words.ts";

/** Least share in time, in per cent, of a promise that is kept. */
export const keptShare = 75;

/** Says by sign and word whether a promise was kept. */
export function PromiseMark({ isKept, share }: { isKept: boolean; share?: number | undefined }) {
	const say = useSay();
	return (
		<b className={isKept ? styles.kept : styles.broken}>
			{say(isKept ? words.kept : words.broken)}
			{share === undefined ? null : ` · ${fill(say(words.shareInTime), { share })}`}
		</b>
	);
}
