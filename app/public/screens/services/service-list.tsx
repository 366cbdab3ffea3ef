import { fill } from "#contract/language.ts";
import type { PageName } from "#contract/pages.ts";
import type { SiteEntry } from "#contract/site-pages.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { usePages } from "../../../parts/site-pages.ts";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useSay } from "../../../words/language.ts";
import { MenuLink } from "../../frame/menu-link.tsx";
import type { readStatuses } from "../../service-page/read-status.ts";
import { Status } from "../../service-page/status.tsx";
import styles from "./service-list.module.css";
import { servicesWords as words } from "./words.ts";

/** Links to all services (§2.13), named as in the menu, each with its purpose or what to do until it is online. */
export function ServiceList({ statuses }: { statuses: ReturnType<typeof readStatuses> }) {
	const say = useSay();
	const pages = usePages();
	const offered = pages.menus.filter(({ section }) => section === "services" || section === "schemes");
	return (
		<section className="wrap section" aria-labelledby="online-title">
			<SectionHead id="online-title" title={say(words.onlineServices)}>
				<PageLink page="aToZ">{say(pages.byName("aToZ").title)}</PageLink>
			</SectionHead>
			<div className={styles.menus}>
				{offered.map(({ section, label, entries }) => (
					<div key={section}>
						<h3>{say(label)}</h3>
						<ul className={styles.list}>
							{entries
								.filter((entry) => !leadsHere(entry))
								.map((entry) => (
									<li key={entry.label.en}>
										<MenuLink entry={entry} className={`${stretched.link} ${styles.link}`} />
										<p>
											<Purpose entry={entry} />
										</p>
										<StatusHere entry={entry} statuses={statuses} />
									</li>
								))}
						</ul>
					</div>
				))}
			</div>
		</section>
	);
}

function leadsHere({ to }: SiteEntry): boolean {
	return typeof to === "object" && "page" in to && to.page === "services";
}

/** Repeated from the service's page: whoever reads the list may not open that. */
function StatusHere({
	entry: { to },
	statuses,
}: {
	entry: SiteEntry;
	statuses: ReturnType<typeof readStatuses>;
}) {
	const status = typeof to === "object" && "page" in to ? statuses[to.page as PageName] : undefined;
	return status ? <Status status={status} /> : null;
}

function Purpose({ entry }: { entry: SiteEntry }) {
	const say = useSay();
	const pages = usePages();
	if (entry.to === "comingSoon") return fill(say(words.meanwhile), { instead: say(entry.instead.label) });
	return say("page" in entry.to ? pages.byName(entry.to.page).description : words.otherSite);
}
