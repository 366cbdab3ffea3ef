import { sessionButtons } from "#contract/navigation.ts";
import { outcomes } from "#contract/outcomes.ts";
import { Button } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { LoginForm } from "../../parts/login-form/login-form.tsx";
import { Note } from "../../parts/note/note.tsx";
import { useSite } from "../../parts/site-data.ts";
import { checkSession, useSession } from "../../session/session.ts";
import { useSay } from "../../words/language.ts";
import { dialled } from "../../words/numbers.ts";
import { words as shared } from "../../words/words.ts";
import { staffWords as words } from "../parts/words.ts";
import styles from "./sign-in-place.module.css";
import { useCountdown } from "./use-countdown.ts";

/**
 * The sign-in form in place of a screen, so that a person ends up where they wanted to be. Until the session is known, somebody
 * with a token sees a waiting message instead of the form (preferences/preferences.inline.js marks the document).
 */
export function SignInPlace() {
	const say = useSay();
	const { council } = useSite();
	const wait = useCountdown();
	const { user, lost, last } = useSession();
	return (
		<div className={user === undefined ? `${styles.place} ${styles.unknown}` : styles.place}>
			<p className={styles.wait}>{say(words.oneMoment)}</p>
			<section className={styles.panel}>
				<h1 tabIndex={-1}>{say(sessionButtons.signIn)}</h1>
				<div
					className={styles.body}
					// At a desk that several people share, the wait is one number's.
					onChange={({ target }) => {
						if (target instanceof HTMLInputElement && target.name === "mobile") wait.stop();
					}}
				>
					{lost === "ended" ? (
						<Note tone="look" role="alert">
							<p>{say(outcomes.notSignedIn.words)}</p>
							{last ? <p>{say(words.typedIsKept)}</p> : null}
						</Note>
					) : null}
					{lost === "elsewhere" ? (
						<Note tone="look" role="alert">
							{say(words.loggedOutElsewhere)}
						</Note>
					) : null}
					{lost === "unreachable" ? (
						<Note tone="bad" role="alert">
							<p>{say(outcomes.offline.words)}</p>
							<p>
								<Button look="line" onClick={checkSession}>
									{say(shared.tryAgain)}
								</Button>
							</p>
						</Note>
					) : null}
					<LoginForm wait={wait} />
					<p className={styles.forgotten}>
						{say(words.forgottenPassword)} <a href={dialled(council.helpline)}>{council.helpline}</a>
					</p>
				</div>
			</section>
			<PageLink page="home" className={styles.out}>
				<Icon name="left" />
				{say(words.publicWebsite)}
			</PageLink>
		</div>
	);
}
