import type { Read } from "#contract/content/kinds.ts";
import type { Instead } from "#contract/navigation.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { ComingSoon } from "../../../parts/coming-soon/coming-soon.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { WithPhones } from "../../../parts/link/with-phones.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./licence-cards.module.css";
import { words } from "./words.ts";

const atTheCounter: Instead = { label: words.atTheCounter, page: "contact" };
/** Its site is on the card. */
const elsewhere: Instead = { label: words.elsewhere, page: "licences" };

/** The three cards of §2.13. Apply Now is a placeholder until a licence has a link; each card says what to do today. */
export function LicenceCards({ licences }: { licences: Read<"licences"> }) {
	const say = useSay();
	return (
		<section aria-labelledby="licences-title">
			<h2 id="licences-title">{say(words.threeLicences)}</h2>
			<ul className={`stack ${styles.cards}`}>
				{licences.map((licence) => (
					<li key={licence.id} id={`licence-${licence.id}`} className={`cap-${licence.color}`}>
						<Icon name={licence.icon} />
						<h3>{licence.title}</h3>
						<p>{licence.description}</p>
						{licence.today ? (
							<div className={styles.today}>
								<h4>{say(words.today)}</h4>
								<p>
									<WithPhones text={licence.today} />
								</p>
								{licence.portal ? (
									<ExternalLink address={licence.portal.address}>{licence.portal.name}</ExternalLink>
								) : null}
							</div>
						) : null}
						<div className={styles.foot} data-screen-only="">
							<ApplyNow licence={licence} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

function ApplyNow({ licence: { title, link, portal } }: { licence: Read<"licences">[number] }) {
	const label = (
		<>
			{useSay()(words.applyNow)} <span className="visually-hidden">{title}</span>
		</>
	);
	if (link) {
		return (
			<ExternalLink address={link.address} className={buttonClass()}>
				{label}
			</ExternalLink>
		);
	}
	return (
		<ComingSoon className={buttonClass("line")} instead={portal ? elsewhere : atTheCounter}>
			{label}
		</ComingSoon>
	);
}
