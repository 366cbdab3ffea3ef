import type { Read } from "#contract/content/kinds.ts";
import { Card, CardRow } from "../../../parts/card/card.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./waste-types.module.css";
import { wasteWords as words } from "./words.ts";

/** Recyclable, non-recyclable, organic, hazardous (§2.13): the blue, the red, the green and the black bin that the words name. */
const colours = ["water", "complaints", "schemes", "other"] as const;

export function WasteTypes({ types }: { types: Read<"wasteManagementPage">["types"] }) {
	const say = useSay();
	return (
		<section className="section section-chuna" aria-labelledby="types-title">
			<div className="wrap">
				<SectionHead id="types-title" title={say(words.types)} />
				<CardRow>
					{types.map(({ picture, title, text, examples, bin, stream }, place) => (
						<Card key={title} picture={picture} title={title} text={text} colour={colours[place] ?? "other"}>
							<dl className={styles.facts}>
								<div>
									<dt>{say(words.examples)}</dt>
									<dd>
										<ul className={styles.examples}>
											{examples.map((example) => (
												<li key={example}>{example}</li>
											))}
										</ul>
									</dd>
								</div>
								<div>
									<dt>{say(words.bin)}</dt>
									<dd className={styles.bin}>{bin}</dd>
								</div>
								<div>
									<dt>{say(words.stream)}</dt>
									<dd>{stream}</dd>
								</div>
							</dl>
						</Card>
					))}
				</CardRow>
			</div>
		</section>
	);
}
