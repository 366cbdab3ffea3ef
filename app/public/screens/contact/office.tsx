import type { Portal, Read } from "#contract/content/kinds.ts";
import { filePath } from "#contract/files.ts";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { SiteLink } from "../../../parts/link/site-link.tsx";
import { OpenNow } from "../../../parts/open-now/open-now.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { WebManager } from "../../../parts/web-manager/web-manager.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { words as shared } from "../../../words/words.ts";
import styles from "./office.module.css";
import { contactWords as words } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	office: {
		readonly address: string;
		readonly hours: string;
		readonly holidays: string;
		readonly map: Portal;
		readonly visit: readonly string[];
	};
	webManager: Read<"council">["webInformationManager"];
}

export function Office({ office, webManager }: Props) {
	const say = useSay();
	const lang = useLang();
	return (
		<div className={`wrap section split ${styles.columns}`}>
			<section aria-labelledby="office">
				<SectionHead id="office" title={say(words.office)} />
				<dl className={styles.facts}>
					<div>
						<dt>{say(words.address)}</dt>
						<dd>{office.address}</dd>
					</div>
					<div>
						<dt>{say(words.hours)}</dt>
						<dd>
							{office.hours}
							<OpenNow />
						</dd>
					</div>
					<div>
						<dt>{say(words.closed)}</dt>
						<dd>{office.holidays}</dd>
					</div>
					<div>
						<dt>{say(words.map)}</dt>
						<dd className="link-row">
							<ExternalLink address={office.map.address}>{say(shared.openTheMap)}</ExternalLink>
							<SiteLink page="reach">{say(words.howToReach)}</SiteLink>
						</dd>
					</div>
					<div data-screen-only="">
						<dt>{say(words.phoneBook)}</dt>
						<dd className="link-row">
							<a href={filePath("officeCard", lang)} download>
								{say(words.officeCard)}
							</a>
						</dd>
					</div>
				</dl>
				{office.visit.map((text) => (
					<p key={text} className={`measure ${styles.visit}`}>
						{text}
					</p>
				))}
			</section>
			<WebManager manager={webManager} />
		</div>
	);
}
