import type { Read } from "#contract/content/kinds.ts";
import { NewTabSign } from "../../../parts/link/new-tab-sign.tsx";
import { MovingList } from "../../../parts/moving-list/moving-list.tsx";
import { Pause } from "../../../parts/pause/pause.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./government-sites.module.css";
import { homeWords as words } from "./words.ts";

/** Five important government websites in a strip of 20 s (§2.3). */
export function GovernmentSites({ sites }: { sites: Read<"home">["governmentSites"] }) {
	const say = useSay();
	return (
		<section className="section section-chuna" aria-labelledby="sites-title">
			<div className="wrap">
				<SectionHead id="sites-title" title={say(words.governmentWebsites)}>
					<Pause iconOnly />
				</SectionHead>
			</div>
			<MovingList way="left-20s" label={say(words.governmentWebsites)} className={styles.strip}>
				{(tabIndex) =>
					sites.map(({ monogram, portal, colour }) => (
						<li key={portal.address} className={`cap-${colour}`}>
							<a
								href={portal.address}
								target="_blank"
								rel="noopener noreferrer"
								tabIndex={tabIndex}
								className={`stack ${styles.site}`}
							>
								<span className={styles.monogram} lang="en" aria-hidden="true">
									{monogram}
								</span>
								<span>
									<b>{portal.name}</b>
									<small lang="en">{portal.host}</small>
								</span>
								<NewTabSign />
							</a>
						</li>
					))
				}
			</MovingList>
		</section>
	);
}
