import { type ReactNode, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import type { Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import form from "../../parts/form.module.css";
import { useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { AskPassword } from "./ask-password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpApp } from "./set-up-app.tsx";
import { secondFactorWords as words } from "./words.ts";

type Doing = "setUp" | "renew" | "end";

/** So few recovery codes are left that new ones are due. */
const fewCodes = 3;

/** What sign-in asks for after the password (decision 29): set up, renewed, turned off. */
export function SecondFactor() {
	const say = useSay();
	const { user } = useSession();
	const state = useList("mySecondFactor");
	const renew = useCall("renewRecoveryCodes");
	const end = useCall("endSecondFactor");
	const [doing, setDoing] = useState<Doing>();
	const [codes, setCodes] = useState<readonly string[]>();
	const stop = () => setDoing(undefined);

	function show(given: readonly string[]) {
		setCodes(given);
		stop();
	}

	async function done() {
		setCodes(undefined);
		if (user?.secondFactorRequired) await checkSession();
	}

	async function renewCodes(currentPassword: string): Promise<Refusal | undefined> {
		const answer = await renew({ currentPassword });
		if ("error" in answer) return answer;
		show(answer.codes);
		return undefined;
	}

	async function turnOff(currentPassword: string): Promise<Refusal | undefined> {
		const answer = await end({ currentPassword });
		if ("error" in answer) return answer;
		sayToast("success", answer.message);
		stop();
		return undefined;
	}

	function content(loaded: Reply<"mySecondFactor">): ReactNode {
		if (codes) return <RecoveryCodes codes={codes} onDone={done} />;
		if (doing === "setUp") return <SetUpApp onCodes={show} onCancel={stop} />;
		if (doing === "renew") {
			return <AskPassword lead={words.renewLead} act={words.renew} onPassword={renewCodes} onCancel={stop} />;
		}
		if (doing === "end") {
			return (
				<AskPassword
					lead={words.endLead}
					act={words.turnOff}
					look="red"
					onPassword={turnOff}
					onCancel={stop}
				/>
			);
		}
		return <State state={loaded} onDo={setDoing} />;
	}

	return (
		<Panel title={say(words.title)}>
			<NotLoaded of={{ secondFactorNotLoaded: [state] }} />
			{state.data ? content(state.data) : state.hasFailed ? null : <p>{say(shared.loading)}</p>}
		</Panel>
	);
}

function State({
	state: { since, codesLeft, isRequired },
	onDo,
}: {
	state: Reply<"mySecondFactor">;
	onDo: (doing: Doing) => void;
}) {
	const say = useSay();
	const lang = useLang();
	if (since === null) {
		return (
			<>
				<p>{say(words.off)}</p>
				<div className={form.send}>
					<Button look={isRequired ? "solid" : "line"} onClick={() => onDo("setUp")}>
						{say(words.setUp)}
					</Button>
				</div>
			</>
		);
	}
	return (
		<>
			<p>
				{fill(say(words.on), { since: dayAndTime(new Date(since), new Date(), lang) })}{" "}
				{fill(say(codesLeft <= fewCodes ? words.fewCodesLeft : words.codesLeft), { count: codesLeft })}
			</p>
			<div className={form.send}>
				<Button look="line" onClick={() => onDo("renew")}>
					{say(words.renew)}
				</Button>
				<Button look="line" onClick={() => onDo("setUp")}>
					{say(words.anotherPhone)}
				</Button>
				{isRequired ? null : (
					<Button look="line" onClick={() => onDo("end")}>
						{say(words.turnOff)}
					</Button>
				)}
			</div>
			{isRequired ? <p>{say(words.required)}</p> : null}
		</>
	);
}
