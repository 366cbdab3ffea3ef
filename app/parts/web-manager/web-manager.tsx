import type { Read } from "#contract/content/kinds.ts";
import { useSay } from "../../words/language.ts";
import { dialled } from "../../words/numbers.ts";
import { MailLink } from "../link/mail-link.tsx";
import styles from "./web-manager.module.css";
import { webManagerWords as words } from "./words.ts";

export function WebManager({ manager }: { manager: Read<"council">["webInformationManager"] }) {
	const say = useSay();
	return (
		<section aria-labelledby="web-manager" className={styles.manager}>
			<h2 id="web-manager">{say(words.webManager)}</h2>
			<p>
				<b>{manager.name}</b>
			</p>
			<p>{say(words.webManagerText)}</p>
			<p className="link-row">
				<a href={dialled(manager.phone)}>{manager.phone}</a>
				<MailLink address={manager.email} />
			</p>
		</section>
	);
}
