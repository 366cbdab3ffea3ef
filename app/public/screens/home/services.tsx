import type { Read } from "#contract/content/kinds.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Card } from "../../../parts/card/card.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./services.module.css";
import { homeWords as words } from "./words.ts";

export function Services({ services }: { services: Read<"home">["services"] }) {
	const say = useSay();
	return (
		<section id="schemes" className="section section-chuna" aria-labelledby="services-title">
			<div className="wrap">
				<SectionHead id="services-title" title={say(words.servicesAndSchemes)}>
					<PageLink page="services" className={buttonClass("line")}>
						{say(words.allServices)}
					</PageLink>
				</SectionHead>
				<div className={`stack ${styles.cards}`}>
					{services.map((service) => (
						<Card
							key={service.title}
							href={service.page.href}
							picture={service.picture}
							title={service.title}
							text={service.description}
							colour={service.colour}
						/>
					))}
				</div>
			</div>
		</section>
	);
}
