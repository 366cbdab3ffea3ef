import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { lengths } from "#contract/limits.ts";
import type { Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { AskPassword } from "./ask-password.tsx";
import styles from "./second-factor.module.css";
import { secondFactorWords as words } from "./words.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

interface Props {
	/** Gets the recovery codes, which are seen this once. */
	onCodes: (codes: readonly string[]) => void;
	onCancel: () => void;
}

/** Connects an authenticator app: the password, the QR code or its key, and a code that shows that the app has it. */
export function SetUpApp({ onCodes, onCancel }: Props) {
	const begin = useCall("beginSecondFactor");
	const [begun, setBegun] = useState<Reply<"beginSecondFactor">>();

	async function ask(currentPassword: string): Promise<Refusal | undefined> {
		const answer = await begin({ currentPassword });
		if ("error" in answer) return answer;
		setBegun(answer);
		return undefined;
	}

	if (begun) return <ConnectApp begun={begun} onCodes={onCodes} onCancel={onCancel} />;
	return <AskPassword lead={words.setUpLead} act={words.next} onPassword={ask} onCancel={onCancel} />;
}

/** The key in groups of four, as it is typed. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

function ConnectApp({ begun, onCodes, onCancel }: Props & { begun: Reply<"beginSecondFactor"> }) {
	const say = useSay();
	const alert = useAlert();
	const errors = useFormErrors();
	const confirm = useCall("confirmSecondFactor");
	const heading = useRef<HTMLHeadingElement>(null);
	const [code, setCode] = useState("");
	const [busy, setBusy] = useState(false);
	useUnsaved(true, leavesPage);

	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: "nearest" });
	}, []);

	async function send() {
		setBusy(true);
		const answer = await confirm({ code });
		setBusy(false);
		if (!("error" in answer)) onCodes(answer.codes);
		else if (!errors.refuse(answer)) alert.refuse(answer, "secondFactorFailed", send);
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		alert.clear();
		if (errors.check(event.currentTarget)) send();
	}

	const label = say(words.qrLabel);
	return (
		<form className={form.form} onSubmit={submit} noValidate aria-busy={busy}>
			<ErrorSummary errors={errors.shown} />
			<AlertLine alert={alert.alert} />
			<ol className={styles.steps}>
				<li>
					<h3 ref={heading} tabIndex={-1}>
						{say(words.scanTitle)}
					</h3>
					<p>{say(words.scan)}</p>
					<div className={styles.scan}>
						<Suspense fallback={<p className={styles.qr}>{say(shared.loading)}</p>}>
							<QrCode text={begun.uri} label={label} />
						</Suspense>
						<div>
							<p>{say(words.orType)}</p>
							<code className={styles.key}>{inGroups(begun.secret)}</code>
						</div>
					</div>
				</li>
				<li>
					<h3>{say(words.codeTitle)}</h3>
					<div className={form.narrow}>
						<Field
							{...errors.field("code")}
							label={say(words.code)}
							hint={say(words.codeHint)}
							name="code"
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={lengths.typedCode}
							value={code}
							onChange={(event) => setCode(event.currentTarget.value)}
							required
						/>
					</div>
				</li>
			</ol>
			<div className={form.send}>
				<Button type="submit" busy={busy}>
					{say(busy ? shared.saving : words.turnOn)}
				</Button>
				<Button look="line" onClick={onCancel}>
					{say(words.cancel)}
				</Button>
			</div>
		</form>
	);
}
