import type { Read } from "#contract/content/kinds.ts";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./rules.module.css";
import { wasteWords as words } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	text: string;
	streams: Read<"wasteManagementPage">["streams"];
}

/** Today's rules are newer than the four kinds of §2.13: this maps those to the new streams. */
export function Rules({ text, streams }: Props) {
	const say = useSay();
	return (
		<section className="section section-chuna" aria-labelledby="rules-title">
			<div className="wrap">
				<SectionHead id="rules-title" title={say(words.rules)} />
				<p className="measure">{text}</p>
				<dl className={`stack ${styles.streams}`}>
					{streams.map((stream) => (
						<div key={stream.title}>
							<dt>{stream.title}</dt>
							<dd>{stream.text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
