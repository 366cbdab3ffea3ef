import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { lengths } from "#contract/limits.ts";
import type { Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import form from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { AskPassword } from "./ask-password.tsx";
import styles from "./second-factor.module.css";
import { secondFactorWords as words } from "./words.ts";

const QrCode = lazy(() => import("../../../parts/qr-code/qr-code.tsx"));

interface Props {
	onCodes: (codes: readonly string[]) => void;
	onCancel: () => void;
}

/** Connects an authenticator app: password, QR code or key, and a first code. */
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

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

function ConnectApp({ begun, onCodes, onCancel }: Props & { begun: Reply<"beginSecondFactor"> }) {
	const say = useSay();
	const confirm = useCall("confirmSecondFactor");
	const heading = useRef<HTMLHeadingElement>(null);
	const [code, setCode] = useState("");
	useUnsaved(true, leavesPage);

	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: "nearest" });
	}, []);

	const connecting = useSubmit({
		call: () => confirm({ code }),
		otherwise: "secondFactorFailed",
		onDone: ({ codes }) => onCodes(codes),
	});

	const label = say(words.qrLabel);
	return (
		<Form of={connecting}>
			<ol className={`stack ${styles.steps}`}>
				<li>
					<h3 ref={heading} tabIndex={-1}>
						{say(words.scanTitle)}
					</h3>
					<p>{say(words.scan)}</p>
					<div className={`cluster ${styles.scan}`}>
						<Suspense fallback={<p className={styles.qr}>{say(shared.loading)}</p>}>
							<QrCode text={begun.uri} label={label} className={styles.qr} />
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
							{...connecting.field("code")}
							label={say(words.code)}
							hint={say(words.codeHint)}
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
			<Send of={connecting} label={words.turnOn}>
				<Button look="line" onClick={onCancel}>
					{say(words.cancel)}
				</Button>
			</Send>
		</Form>
	);
}
