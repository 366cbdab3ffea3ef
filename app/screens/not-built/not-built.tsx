import { useLocation } from "react-router";
import { pageAtPath } from "#contract/pages.ts";
import { useSite } from "../../frame/site-data.ts";
import { useSay } from "../../language.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { PageBoard } from "../../parts/page-board/page-board.tsx";
import { words } from "../../words.ts";
import styles from "./not-built.module.css";

/** A page that the table names and nobody has written yet: says so, and says who answers meanwhile. */
export default function NotBuilt() {
	const say = useSay();
	const { council } = useSite();
	const page = pageAtPath(useLocation().pathname)?.page;
	return (
		<>
			<PageBoard page={page?.name} lead={page ? say(page.description) : undefined} />
			<div className="wrap section">
				<p className={styles.text}>{say(words.notBuiltYet)}</p>
				<h2>{say(words.meanwhile)}</h2>
				<ul className={styles.ways}>
					<li>
						<Icon name="phone" />
						<a href={`tel:${council.helpline}`}>{council.helpline}</a>
					</li>
					<li>
						<Icon name="mail" />
						<a href={`mailto:${council.email}`}>{council.email}</a>
					</li>
					<li>
						<Icon name="map" />
						<span>{council.address}</span>
					</li>
					<li>
						<Icon name="house" />
						<PageLink page="home">{say(words.backHome)}</PageLink>
					</li>
				</ul>
			</div>
		</>
	);
}
