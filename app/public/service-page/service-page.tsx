import type { ReactNode } from "react";
import { PageBoard } from "../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../parts/reviewed/reviewed.tsx";
import { useSay } from "../../words/language.ts";
import { Apply } from "./apply.tsx";
import { Contents, Counter } from "./aside.tsx";
import type { Office, Service } from "./read-service.ts";
import { Related } from "./related.tsx";
import { type Headings, type ServiceSection, sectionsOf } from "./sections.tsx";
import styles from "./service-page.module.css";
import { Status } from "./status.tsx";

interface Props {
	page: string;
	service: Service;
	office: Office;
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
export function ServicePage({ page, service, office, children, checker, headings, more = [] }: Props) {
	const sections = [...sectionsOf(service, useSay(), { checker, headings }), ...more];
	const { lead, status, result, apply } = service;
	return (
		<>
			<PageBoard page={page} lead={lead} />
			<div className={`wrap section ${styles.columns}`}>
				<div className={styles.main}>
					<div className={styles.start}>
						{status ? <Status status={status} /> : null}
						{apply ? <Apply apply={apply} /> : null}
						{result ? <p className={styles.result}>{result}</p> : null}
					</div>
					{children}
					{sections.map(({ id, title, body }) => (
						<section key={id} id={id} aria-labelledby={`${id}-title`}>
							<h2 id={`${id}-title`}>{title}</h2>
							{body}
						</section>
					))}
				</div>
				<div className={styles.aside}>
					<Contents sections={sections} />
					<Counter office={office} />
				</div>
				<div className={styles.end}>
					{service.related ? <Related pages={service.related} /> : null}
					<Reviewed inColumn owner={service.owner} reviewed={service.reviewed} />
				</div>
			</div>
		</>
	);
}
