import type { Read } from "#contract/content/kinds.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSay } from "../../../words/language.ts";
import { words } from "../../../words/words.ts";
import styles from "./quick-links.module.css";

/** The six quick-link buttons of §2.3. */
export function QuickLinks({ links }: { links: Read<"home">["quickLinks"] }) {
	const say = useSay();
	return (
		<nav className={`wrap ${styles.links}`} aria-label={say(words.quickLinks)} data-screen-only="">
			{links.map(({ icon, label, page }) => (
				<Link key={label} to={page.href}>
					<Icon name={icon} />
					{label}
				</Link>
			))}
		</nav>
	);
}
