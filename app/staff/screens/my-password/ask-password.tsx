import { useEffect, useRef, useState } from "react";
import { fieldLabels } from "#contract/field-labels.ts";
import type { Text } from "#contract/language.ts";
import type { Refusal } from "../../../api-client.ts";
import { Button, type ButtonLook } from "../../../parts/button/button.tsx";
import { PasswordField } from "../../../parts/password-field/password-field.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import form from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { secondFactorWords as words } from "./words.ts";

interface Props {
	lead: Text;
	act: Text;
	look?: ButtonLook;
	/** @returns the refusal, if any */
	onPassword: (currentPassword: string) => Promise<Refusal | undefined>;
	onCancel: () => void;
}

export function AskPassword({ lead, act, look, onPassword, onCancel }: Props) {
	const say = useSay();
	const { user } = useSession();
	const box = useRef<HTMLFormElement>(null);
	const [current, setCurrent] = useState("");
	const asking = useSubmit({
		call: async () => (await onPassword(current)) ?? {},
		otherwise: "secondFactorFailed",
	});

	useEffect(() => {
		box.current?.querySelector<HTMLInputElement>("[name=current-password]")?.focus();
	}, []);

	return (
		<Form ref={box} of={asking} className={form.narrow} aria-label={say(act)}>
			<p>{say(lead)}</p>
			<input hidden readOnly name="username" autoComplete="username" value={user?.phone ?? ""} />
			<PasswordField
				{...asking.field("currentPassword")}
				label={say(fieldLabels.currentPassword)}
				name="current-password"
				autoComplete="current-password"
				value={current}
				onChange={(event) => setCurrent(event.currentTarget.value)}
				required
			/>
			<Send of={asking} label={act} look={look}>
				<Button look="line" onClick={onCancel}>
					{say(words.cancel)}
				</Button>
			</Send>
		</Form>
	);
}
