import { useContext } from "react";
import { pagePath } from "#contract/pages.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { buttonClass } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { SiteContext } from "../site-data.ts";
import styles from "./error-screen.module.css";
import "../../look/columns.css";

/** "Unexpected Application Error!" with its message (§2.1), alone where the frame itself may have thrown. */
export function ErrorScreen({ message, within }: { message: string; within?: "frame" }) {
	const say = useSay();
	const lang = useLang();
	const { pathname } = useLocation();
	const helpline = useContext(SiteContext)?.council.helpline;
	const Screen = within === "frame" ? "div" : "main";
	return (
		<Screen className={styles.screen}>
			<div>
				<h1>{say(siteOutcomes.unexpectedError.words)}</h1>
				<p>{say(words.somethingBroke)}</p>
				<pre lang="en">{message}</pre>
				<p className="cluster">
					{/* Plain links, because the router may have thrown. */}
					<a className={buttonClass()} href={pathname}>
						{say(words.tryAgain)}
					</a>
					<a className={buttonClass("line")} href={pagePath("home", lang)}>
						{say(words.backHome)}
					</a>
					{helpline ? (
						<a className={buttonClass("line")} href={`tel:${helpline}`}>
							<Icon name="phone" />
							{helpline}
						</a>
					) : null}
				</p>
			</div>
		</Screen>
	);
}
