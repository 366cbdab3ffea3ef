import type { Read } from "#contract/content/kinds.ts";
import { Conditions } from "../../../parts/conditions/conditions.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { TickList } from "../../../parts/tick-list/tick-list.tsx";
import { useSay } from "../../../words/language.ts";
import { Apply } from "../../service-page/apply.tsx";
import { CheckNote } from "../../service-page/check-note.tsx";
import type { Scheme } from "./chosen-scheme.ts";
import styles from "./scheme-details.module.css";
import { words } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	scheme: Scheme | undefined;
	apply: Read<"oldAgePensionPage">["apply"];
}

/** The chosen scheme (§2.12): image, description, monthly benefit, eligibility, documents, and where to apply. */
export function SchemeDetails({ scheme, apply }: Props) {
	const say = useSay();
	if (!scheme) return null;
	return (
		<>
			<section className={`split ${styles.scheme}`} aria-labelledby="scheme-title">
				<Picture key={scheme.image.src} picture={scheme.image} className={styles.picture} first />
				<div className={`stack ${styles.words}`}>
					<h2 id="scheme-title" tabIndex={-1}>
						{scheme.title}
					</h2>
					<p className={styles.amount}>
						{scheme.today ?? scheme.amount} <small>{say(words.everyMonth)}</small>
					</p>
					<p>{scheme.description}</p>
					{apply ? <Apply apply={apply} /> : null}
					{scheme.check ? <CheckNote check={scheme.check} /> : null}
				</div>
			</section>
			<div className={`stack ${styles.columns}`}>
				<section aria-labelledby="eligible-title">
					<h2 id="eligible-title">{say(words.eligible)}</h2>
					<Conditions items={scheme.eligibility} />
				</section>
				<section aria-labelledby="documents-title">
					<h2 id="documents-title">{say(words.documents)}</h2>
					<TickList key={scheme.title} label={say(words.documents)} items={scheme.documents} />
				</section>
			</div>
		</>
	);
}
