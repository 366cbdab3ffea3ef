import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./search.module.css";
import { searchWords as words } from "./words.ts";

interface Props {
	links: readonly { readonly icon: string; readonly label: string; readonly href: string }[];
}

/** Before a search: the tasks most people come for, without typing. */
export function Often({ links }: Props) {
	return (
		<section aria-labelledby="often">
			<h2 id="often">{useSay()(words.often)}</h2>
			<ul className={styles.often}>
				{links.map(({ icon, label, href }) => (
					<li key={label}>
						<Link to={href}>
							<Icon name={icon} />
							{label}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
