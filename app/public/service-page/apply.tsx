import { buttonClass } from "../../parts/button/button.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { useSay } from "../../words/language.ts";
import { applyWords as words } from "./apply-words.ts";
import type { Service } from "./read-service.ts";
import styles from "./service-page.module.css";

/** The one big button of a page, and where it leads (requirements, Good pages). */
export function Apply({ apply }: { apply: NonNullable<Service["apply"]> }) {
	const say = useSay();
	const { portal, label, note } = apply;
	return (
		<div className={`cluster ${styles.apply}`}>
			<ExternalLink address={portal.address} className={buttonClass("solid", "big")}>
				{label}
			</ExternalLink>
			<div className={`small ${styles.where}`}>
				<p>
					{say(words.leadsTo)} {portal.name} (<span lang="en">{portal.host}</span>).
				</p>
				<p>{note ?? say(words.inNewTab)}</p>
				{portal.government ? null : <p>{say(words.notGovernment)}</p>}
			</div>
		</div>
	);
}
