import type { Read } from "#contract/content/kinds.ts";
import { NumberList } from "../../../parts/night-band/number-list.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./helpline-groups.module.css";
import { contactWords as words } from "./words.ts";

interface Group {
	readonly title: string;
	readonly note?: string | undefined;
	readonly helplines: Read<"helplines">;
}

export function HelplineGroups({ groups }: { groups: readonly Group[] }) {
	const say = useSay();
	return (
		<section className={styles.band} aria-labelledby="helplines">
			<div className="wrap">
				<h2 id="helplines">{say(words.helplines)}</h2>
				<p>{say(words.helplinesNote)}</p>
				{groups.map(({ title, note, helplines }) => (
					<div key={title} className={`stack ${styles.group}`}>
						<div>
							<h3>{title}</h3>
							{note ? <p>{note}</p> : null}
						</div>
						<NumberList helplines={helplines} />
					</div>
				))}
			</div>
		</section>
	);
}
