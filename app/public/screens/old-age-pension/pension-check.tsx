import { type FormEvent, useId, useRef, useState } from "react";
import type { Read } from "#contract/content/kinds.ts";
import type { PensionSchemeKey } from "#contract/content/pension-rules.ts";
import { readAnswers } from "#contract/eligibility.ts";
import { pagePath } from "#contract/pages.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { Answer } from "./answer.tsx";
import styles from "./check.module.css";
import { CheckQuestions } from "./check-questions.tsx";
import type { SchemeTitles } from "./chosen-scheme.ts";
import { words } from "./words.ts";

interface Props {
	titles: SchemeTitles;
	chosen: PensionSchemeKey;
	eligibility: Read<"eligibility">;
}

/**
 * The eligibility questions (§9) as a plain GET form of this page. With script the browser computes the answer, so that nothing
 * personal is sent, stored or left in the address.
 */
export function PensionCheck({ titles, chosen, eligibility }: Props) {
	const say = useSay();
	const [search] = useSearchParams();
	const page = pagePath("oldAgePension", useLang());
	const [reading, setReading] = useState(() => readAnswers(search));
	const [count, setCount] = useState(0);
	const form = useId();
	const answer = useRef<HTMLDivElement>(null);
	const open = reading.state === "open" ? reading.questions : [];

	function look(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const next = readAnswers(new FormData(event.currentTarget));
		setReading(next);
		// The browser fires `invalid` for each unanswered question; together they count as one attempt.
		setCount(count + 1);
		if (next.state === "answered") {
			requestAnimationFrame(() => answer.current?.scrollIntoView({ block: "nearest" }));
		}
	}

	return (
		<section id="check" className={styles.check} aria-labelledby="check-title" data-screen-only="">
			<h2 id="check-title">{say(words.check)}</h2>
			<p>{eligibility.intro}</p>
			<form action={`${page}#check`} method="get" onSubmit={look} onInvalidCapture={look}>
				<input type="hidden" name="scheme" value={chosen} />
				{open.length > 0 ? (
					<div className={styles.summary}>
						<ErrorSummary
							errors={{
								count,
								errors: open.map((name) => ({
									id: `${form}-${name}`,
									words: say(words.answerThis),
									inSummary: eligibility.questions[name].question,
								})),
							}}
						/>
					</div>
				) : null}
				<CheckQuestions form={form} questions={eligibility.questions} given={search} open={open} />
			</form>
			<div ref={answer} role="status" className={`stack ${styles.answer}`}>
				<Answer reading={reading} titles={titles} chosen={chosen} eligibility={eligibility} />
			</div>
			<p className={`small ${styles.caution}`}>{eligibility.caution}</p>
		</section>
	);
}
