import { Link } from "../../navigation/link.tsx";
import { useSay } from "../../words/language.ts";
import type { Service } from "./read-service.ts";
import styles from "./service-page.module.css";
import { words } from "./words.ts";

export function Related({ pages }: { pages: NonNullable<Service["related"]> }) {
	return (
		<section className={styles.related} aria-labelledby="related-title">
			<h2 id="related-title">{useSay()(words.related)}</h2>
			<ul className={styles.links}>
				{pages.map(({ href, title }) => (
					<li key={href}>
						<Link to={href}>{title}</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
