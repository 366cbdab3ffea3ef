import type { Read } from "#contract/content/kinds.ts";
import { ContentLink } from "../../../parts/link/content-link.tsx";
import { WithPhones } from "../../../parts/link/with-phones.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./leaders.module.css";
import { homeWords } from "./words.ts";

type Answers = Read<"today">;

/** Targets of the quick links to the taxes and the budget until those have pages. */
export function Today({ tax, budget }: { tax: Answers["propertyTax"]; budget: Answers["budget"] }) {
	const answers = [
		{ id: "pay", title: useSay()(homeWords.payToday), text: tax.short ?? tax.text, link: tax.link },
		{ id: "budget", ...budget },
	];
	return (
		<div className={`wrap tap stack ${styles.today}`}>
			{answers.map(({ id, title, text, link }) => (
				<div key={id} id={id}>
					<h2>{title}</h2>
					<p>
						<WithPhones text={text} />
					</p>
					{link ? <ContentLink to={link} /> : null}
				</div>
			))}
		</div>
	);
}
