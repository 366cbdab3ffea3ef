import { useEffect, useRef } from "react";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { useSay } from "../../../words/language.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { PrintSlips } from "../../parts/slip/print-slips.tsx";
import type { SlipOf } from "../../parts/slip/slip.tsx";
import styles from "./manage-users.module.css";
import { manageUsersWords as words } from "./words.ts";

/** A password that was just set for somebody, to be handed over (requirements, Passwords). It takes the focus: it is seen once. */
export function HandedPassword(person: SlipOf) {
	const { name, password } = person;
	const say = useSay();
	const box = useRef<HTMLFieldSetElement>(null);

	useEffect(() => {
		box.current?.focus({ preventScroll: true });
		box.current?.scrollIntoView({ block: "center" });
	}, []);

	return (
		<fieldset
			ref={box}
			tabIndex={-1}
			aria-label={fill(say(words.passwordOf), { name })}
			className={`stack ${styles.handed}`}
		>
			<code>{password}</code>
			<div className="cluster">
				<CopyButton text={password} copied={outcomes.passwordCopied.words} />
				<PrintSlips people={[person]} className={buttonClass("line")} />
			</div>
			<small className="small">{say(words.handOver)}</small>
		</fieldset>
	);
}
