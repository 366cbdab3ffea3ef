import type { PageLink, Portal } from "#contract/content/kinds.ts";
import { buttonClass } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { ContentLink } from "../link/content-link.tsx";
import { MailLink } from "../link/mail-link.tsx";
import styles from "./number-list.module.css";

interface Way {
	readonly phone?: string | undefined;
	readonly email?: string | undefined;
	readonly link?: PageLink | Portal | undefined;
}

export function WayList({ way: { phone, email, link } }: { way: Way }) {
	return (
		<div className={`stack ${styles.ways}`}>
			{phone || email ? (
				<ul className={`flow ${styles.list}`}>
					{phone ? (
						<li>
							<a href={`tel:${phone.replaceAll(" ", "")}`}>
								<b>{phone}</b>
							</a>
						</li>
					) : null}
					{email ? (
						<li>
							<MailLink address={email} />
						</li>
					) : null}
				</ul>
			) : null}
			{link ? (
				<ContentLink to={link} className={buttonClass("board", "big")}>
					{"address" in link ? undefined : (
						<>
							{link.title} <Icon name="right" />
						</>
					)}
				</ContentLink>
			) : null}
		</div>
	);
}
