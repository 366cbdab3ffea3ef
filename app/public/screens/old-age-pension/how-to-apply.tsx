import type { Read } from "#contract/content/kinds.ts";
import { Accordion } from "../../../parts/accordion/accordion.tsx";
import { Steps } from "../../../parts/steps/steps.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./how-to-apply.module.css";
import { words } from "./page-words.ts";

interface Props {
	steps: Read<"pensionSteps">;
	questions: Read<"pensionQuestions">;
}

/** The steps, and questions of which one is open at a time (§2.12); the same for all schemes. */
export function HowToApply({ steps, questions }: Props) {
	const say = useSay();
	return (
		<div className="section section-chuna">
			<div className={`wrap stack ${styles.columns}`}>
				<section aria-labelledby="how-title">
					<h2 id="how-title">{say(words.howToApply)}</h2>
					<Steps steps={steps} />
				</section>
				<section aria-labelledby="questions-title">
					<h2 id="questions-title">{say(words.questions)}</h2>
					<Accordion
						name="pension-questions"
						items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
					/>
				</section>
			</div>
		</div>
	);
}
