import { fill } from "#contract/language.ts";
import { type MenuEntry, menus } from "#contract/navigation.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useSay } from "../../../words/language.ts";
import { MenuLink } from "../../frame/menu-link.tsx";
import type { readStatuses } from "../../service-page/read-status.ts";
import { Status } from "../../service-page/status.tsx";
import styles from "./service-list.module.css";
import { servicesWords as words } from "./words.ts";

/** The menus of services and of schemes. */
const offered = menus.filter(({ section }) => section === "services" || section === "schemes");

/** Links to all services (§2.13), named as in the menu, each with its purpose or what to do until it is online. */
export function ServiceList({ statuses }: { statuses: ReturnType<typeof readStatuses> }) {
	const say = useSay();
	return (
		<section className="wrap section" aria-labelledby="online-title">
			<SectionHead id="online-title" title={say(words.onlineServices)}>
				<PageLink page="aToZ">{say(pageByName("aToZ").title)}</PageLink>
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

function leadsHere({ to }: MenuEntry): boolean {
	return typeof to === "object" && "page" in to && to.page === "services";
}

/** Repeated from the service's page: whoever reads the list may not open that. */
function StatusHere({
	entry: { to },
	statuses,
}: {
	entry: MenuEntry;
	statuses: ReturnType<typeof readStatuses>;
}) {
	const status = typeof to === "object" && "page" in to ? statuses[to.page] : undefined;
	return status ? <Status status={status} /> : null;
}

function Purpose({ entry }: { entry: MenuEntry }) {
	const say = useSay();
	if (entry.to === "comingSoon") return fill(say(words.meanwhile), { instead: say(entry.instead.label) });
	return say("page" in entry.to ? descriptions[entry.to.page] : words.otherSite);
}
