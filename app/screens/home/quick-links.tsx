import type { Read } from "#contract/content/kinds.ts";
import { useSay } from "../../language.ts";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { words } from "../../words.ts";
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
