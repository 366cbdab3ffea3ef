import { useEffect, useRef } from "react";
import { sessionButtons } from "#contract/navigation.ts";
import { pageByName } from "#contract/pages.ts";
import { knownPosition, positionOf } from "#contract/permissions.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { Button } from "../../parts/button/button.tsx";
import { closeOnEscape } from "../../parts/close-on-escape.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import type { StaffUser } from "../../session/session.ts";
import { useLogOut } from "../../session/use-log-out.ts";
import { useSay } from "../../words/language.ts";
import { useOwnRole } from "../parts/own-role.ts";
import { Phone } from "../parts/phone.tsx";
import { staffWords as words } from "../parts/words.ts";
import styles from "./profile.module.css";

export function Profile({ user }: { user: StaffUser }) {
	const say = useSay();
	const logOut = useLogOut();
	const chip = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();
	const role = useOwnRole();
	// A role of the council has a title of its own (decision 30); without one its position is unknown (§2.17).
	const position =
		knownPosition(user.role) || role.title === user.role ? say(positionOf(user.role)) : role.title;

	useEffect(() => {
		const closeIfOutside = ({ target }: Event) => {
			if (chip.current && !chip.current.contains(target as Node)) chip.current.open = false;
		};
		addEventListener("pointerdown", closeIfOutside);
		return () => removeEventListener("pointerdown", closeIfOutside);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of route closes the card
	useEffect(() => {
		if (chip.current) chip.current.open = false;
	}, [key]);

	return (
		<details ref={chip} className={styles.profile} name="staff-bar" onKeyDown={closeOnEscape}>
			<summary className={`row ${styles.chip}`}>
				<span className={styles.stone} aria-hidden="true">
					{[...user.name.trim()][0]}
				</span>
				<b className={styles.who}>{user.name}</b>
				<Icon name="down" />
			</summary>
			<div className={styles.card}>
				<dl>
					<div>
						<dt>{say(words.name)}</dt>
						<dd>{user.name}</dd>
					</div>
					<div>
						<dt>{say(words.phone)}</dt>
						<dd>
							<Phone number={user.phone} />
						</dd>
					</div>
					<div>
						<dt>{say(words.role)}</dt>
						<dd>{role.name}</dd>
					</div>
					{position === role.name ? null : (
						<div>
							<dt>{say(words.position)}</dt>
							<dd>{position}</dd>
						</div>
					)}
				</dl>
				<PageLink page="myPassword" className="press label">
					<Icon name="key" />
					{say(pageByName("myPassword").title)}
				</PageLink>
				<Button look="line" onClick={logOut}>
					{say(sessionButtons.signOut)}
				</Button>
			</div>
		</details>
	);
}
