import type { Read } from "#contract/content/kinds.ts";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { useSay } from "../../../words/language.ts";
import { Related } from "../../service-page/related.tsx";
import { sectionsOf } from "../../service-page/sections.tsx";
import styles from "./more.module.css";

/** Eligibility, other ways, next steps and complaints, side by side, as on the other service pages. */
export function More({ page }: { page: Read<"oldAgePensionPage"> }) {
	const { who, otherWays, next, wrong, forms, related, owner, reviewed } = page;
	return (
		<>
			<div className={`stack ${styles.more}`}>
				{sectionsOf({ who, otherWays, next, wrong, forms }, useSay()).map(({ id, title, body }) => (
					<section key={id} aria-labelledby={`${id}-title`}>
						<h2 id={`${id}-title`}>{title}</h2>
						{body}
					</section>
				))}
			</div>
			<div className="stack">
				{related ? <Related pages={related} /> : null}
				<Reviewed inColumn owner={owner} reviewed={reviewed} />
			</div>
		</>
	);
}
