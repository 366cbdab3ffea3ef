import { useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { call, isRefusal } from "../../api-client.ts";
import { Field } from "../../parts/field/field.tsx";
import { forgottenId } from "../../parts/login-form/forgotten-id.ts";
import { useSite } from "../../parts/site-data.ts";
import { useLang, useSay } from "../../words/language.ts";
import { dialled } from "../../words/numbers.ts";
import { words as shared } from "../../words/words.ts";
import { Form, Send } from "../parts/form.tsx";
import { useSubmit } from "../parts/use-submit.ts";
import { forgottenWords as words } from "./forgotten-words.ts";
import styles from "./sign-in-place.module.css";

/** Says who gives a new password, and sends them a request (decision 31). */
export function ForgottenPassword() {
	const say = useSay();
	const lang = useLang();
	const { council } = useSite();
	const details = useRef<HTMLDetailsElement>(null);
	const [givers, setGivers] = useState<Reply<"passwordGivers">>([]);
	const [isOpen, setOpen] = useState(false);
	const [mobile, setMobile] = useState("");
	const asking = useSubmit({
		call: () => call("askForPassword", { mobile }, lang),
		otherwise: "askForPasswordFailed",
		tells: "passwordRequested",
		onDone: () => setMobile(""),
	});

	// The link of the public sign-in dialog leads here.
	useEffect(() => {
		if (details.current && location.hash === `#${forgottenId}`) details.current.open = true;
	}, []);

	async function whenOpened() {
		const opened = details.current?.open === true;
		setOpen(opened);
		if (!opened || givers.length > 0) return;
		const answer = await call("passwordGivers", undefined, lang);
		if (!isRefusal(answer)) setGivers(answer);
	}

	return (
		<details ref={details} id={forgottenId} className={styles.forgotten} onToggle={whenOpened}>
			<summary>{say(shared.forgotten)}</summary>
			{isOpen ? (
				<div className={`stack tap ${styles.ways}`}>
					<p>
						{givers.length > 0 ? `${fill(say(words.askThem), { roles: givers.map(say).join(", ") })} ` : null}
						{say(words.office)} <a href={dialled(council.helpline)}>{council.helpline}</a>
					</p>
					<p>{say(words.orSend)}</p>
					<Form of={asking}>
						<Field
							{...asking.field("mobile")}
							label={say(shared.mobile)}
							name="forgotten-mobile"
							inputMode="tel"
							autoComplete="username"
							value={mobile}
							onChange={(event) => setMobile(event.currentTarget.value)}
							maxLength={lengths.typedMobile}
							required
						/>
						<Send of={asking} label={words.send} sending={words.sending} look="line" />
					</Form>
				</div>
			) : null}
		</details>
	);
}
