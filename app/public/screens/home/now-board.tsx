import { Link } from "../../../navigation/link.tsx";
import { OpenNow } from "../../../parts/open-now/open-now.tsx";
import { useSay } from "../../../words/language.ts";
import { words } from "../../../words/words.ts";
import styles from "./now-board.module.css";
import { homeWords } from "./words.ts";

export interface NowRow {
	readonly label: string;
	readonly text: string;
	readonly href?: string | undefined;
}

export function NowBoard({
	day,
	rows,
	className,
}: {
	day: string;
	rows: readonly NowRow[];
	className?: string | undefined;
}) {
	const say = useSay();
	return (
		<section className={`${styles.now} ${className ?? ""}`} aria-labelledby="now-title">
			<h2 id="now-title">
				{say(homeWords.today)}, {day}
			</h2>
			<dl>
				<div data-screen-only="">
					<dt>{say(words.office)}</dt>
					<dd>
						<OpenNow />
					</dd>
				</div>
				{rows.map(({ label, text, href }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{href ? <Link to={href}>{text}</Link> : text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
