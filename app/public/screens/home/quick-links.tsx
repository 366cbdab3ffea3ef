import type { Read } from "#contract/content/kinds.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSay } from "../../../words/language.ts";
import { placeOn } from "./place-on.ts";
import styles from "./quick-links.module.css";
import { homeWords } from "./words.ts";

export function QuickLinks({ links }: { links: Read<"home">["quickLinks"] }) {
	const say = useSay();
	return (
		<nav className={`wrap ${styles.links}`} aria-label={say(homeWords.quickLinks)} data-screen-only="">
			{links.map(({ icon, label, page, anchor }) => (
				<Link key={label} to={placeOn(page, anchor)}>
					<Icon name={icon} />
					{label}
				</Link>
			))}
		</nav>
	);
}
