import { Fragment, type ReactNode } from "react";
import { PageBoard } from "../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../parts/reviewed/reviewed.tsx";
import { useLang, useSay } from "../../words/language.ts";
import { Apply } from "./apply.tsx";
import { Contents, Counter } from "./aside.tsx";
import { CallBar } from "./call-bar.tsx";
import { ContentsOnPhones, factsAtAGlance, Glance } from "./glance.tsx";
import type { Office, Service } from "./read-service.ts";
import { Related } from "./related.tsx";
import { type Headings, type ServiceSection, sectionsOf } from "./sections.tsx";
import styles from "./service-page.module.css";
import { Status } from "./status.tsx";

interface Props {
	page: string;
	service: Service;
	office: Office;
	/** Shown before the button if most people need something else, such as a number to call. */
	first?: ReactNode;
	/** Below the button, on one page alone: the licence cards. */
	children?: ReactNode;
	/** Helps to answer "can I apply?": a link to the eligibility questions. */
	checker?: ReactNode;
	headings?: Headings;
	/** Sections of one page alone, after the usual ones. */
	more?: readonly ServiceSection[];
}

/**
 * A page about one service (§2.12, §2.13), in the order of requirements, Good pages: status, the one button, who, fee and time,
 * papers, steps, other ways, what comes next, complaints, questions. A slot without content is left out with its heading.
 */
export function ServicePage({ page, service, office, first, children, checker, headings, more = [] }: Props) {
	const lang = useLang();
	const sections = [...sectionsOf(service, useSay(), { checker, headings }), ...more];
	const { lead, status, result, apply, atAGlance, otherWays } = service;
	// A usual status must not push the button and the facts off a phone's first screen.
	const isUsual = status?.state === "normal";
	// A list that holds something other than papers has no number of papers.
	const papers = headings?.documents ? undefined : service.documents?.length;
	const facts = atAGlance && factsAtAGlance({ facts: atAGlance, papers, sections }, lang);
	return (
		<>
			<PageBoard page={page} lead={lead} facts={facts} />
			<div className={`wrap section ${styles.columns}`}>
				<div className={`stack ${styles.main}`}>
					{first}
					<div className={`stack ${styles.start}`}>
						{status && !isUsual ? <Status status={status} /> : null}
						{apply ? <Apply apply={apply} /> : null}
						{facts ? <Glance facts={facts} /> : null}
						<ContentsOnPhones sections={sections} />
						{status && isUsual ? <Status status={status} /> : null}
						{result ? <p className={styles.result}>{result}</p> : null}
					</div>
					{children}
					{sections.map(({ id, title, body }) => (
						<Fragment key={id}>
							{id === "other-ways" && otherWays ? <CallBar ways={otherWays} office={office} /> : null}
							<section id={id} aria-labelledby={`${id}-title`}>
								<h2 id={`${id}-title`}>{title}</h2>
								{body}
							</section>
						</Fragment>
					))}
				</div>
				<div className={styles.aside}>
					<Contents sections={sections} />
					<Counter office={office} />
				</div>
				<div className={`stack ${styles.end}`}>
					{service.related ? <Related pages={service.related} /> : null}
					<Reviewed inColumn owner={service.owner} reviewed={service.reviewed} />
				</div>
			</div>
		</>
	);
}
