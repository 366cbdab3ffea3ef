import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { pagePath } from "#contract/pages.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { useLang, useSay } from "../../language.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import type { loader } from "../../root.tsx";
import { words } from "../../words.ts";
import styles from "./error-screen.module.css";

/** "Unexpected Application Error!" with its message (§2.1), without the frame, for that may be what broke. */
export function ErrorScreen({ error }: { error: unknown }) {
	const say = useSay();
	const lang = useLang();
	const { pathname } = useLocation();
	const helpline = useRouteLoaderData<typeof loader>("root")?.council.helpline;
	return (
		<main className={styles.screen}>
			<div>
				<h1>{say(siteOutcomes.unexpectedError.words)}</h1>
				<p>{say(words.somethingBroke)}</p>
				<pre lang="en">{messageOf(error)}</pre>
				<p className={styles.ways}>
					{/* Plain links: the router may be what broke. */}
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
		</main>
	);
}

function messageOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
	return error instanceof Error ? error.message : String(error);
}
