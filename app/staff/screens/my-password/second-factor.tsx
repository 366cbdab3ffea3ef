import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { WhenLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { AskPassword } from "./ask-password.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpApp } from "./set-up-app.tsx";
import { passkeyWords, secondFactorWords as words } from "./words.ts";

/** Acts for which the password is asked once more. */
type Asked = "passkey" | "remove" | "renew" | "end";

interface Ask extends Omit<ComponentProps<typeof AskPassword>, "onPassword" | "onCancel"> {
	readonly send: (
		own: SentBody<"beginPasskey">,
	) => Promise<{ readonly message?: string; readonly codes?: readonly string[] } | Refusal>;
}

/** From so few codes on new ones are due. */
const fewCodes = 3;

/** Sets up, renews and ends the second factor (decision 29). */
export function SecondFactor() {
	const say = useSay();
	const { user } = useSession();
	const state = useList("mySecondFactor");
	const renew = useCall("renewRecoveryCodes");
	const end = useCall("endSecondFactor");
	const addPasskey = useAddPasskey();
	const removePasskey = useCall("removePasskey");
	const [doing, setDoing] = useState<Asked | "setUp">();
	const [passkey, setPasskey] = useState(0);
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

	const { add, addLead, remove, removeLead } = passkeyWords;
	const asks: Readonly<Record<Asked, Ask>> = {
		passkey: { lead: addLead, act: add, send: addPasskey },
		remove: {
			lead: removeLead,
			act: remove,
			look: "red",
			send: (own) => removePasskey(own, { id: passkey }),
		},
		renew: { lead: words.renewLead, act: words.renew, send: renew },
		end: { lead: words.endLead, act: words.turnOff, look: "red", send: end },
	};

	function content(loaded: Reply<"mySecondFactor">): ReactNode {
		if (codes) return <RecoveryCodes codes={codes} onDone={done} />;
		if (doing === "setUp") return <SetUpApp onCodes={show} onCancel={stop} />;
		if (doing === undefined) {
			return (
				<State
					state={loaded}
					onDo={setDoing}
					onRemove={(id) => {
						setPasskey(id);
						setDoing("remove");
					}}
				/>
			);
		}
		const { send, ...ask } = asks[doing];
		return (
			<AskPassword
				{...ask}
				onCancel={stop}
				onPassword={async (currentPassword) => {
					const answer = await send({ currentPassword });
					if (isRefusal(answer)) return answer;
					if (answer.message) sayToast("success", answer.message);
					if (answer.codes?.length) show(answer.codes);
					else stop();
					return undefined;
				}}
			/>
		);
	}

	return (
		<Panel title={say(words.title)}>
			<WhenLoaded of={state} failed="secondFactorNotLoaded">
				{content}
			</WhenLoaded>
		</Panel>
	);
}

function useAddPasskey() {
	const say = useSay();
	const beginPasskey = useCall("beginPasskey");
	const finishPasskey = useCall("finishPasskey");
	return async (body: SentBody<"beginPasskey">) => {
		const options = await beginPasskey(body);
		if (isRefusal(options)) return options;
		const made = await makePasskey(options);
		if (!made) return { error: say(passkeyWords.notMade), status: 422 };
		const answer = await finishPasskey({ answer: made });
		return isRefusal(answer) ? answer : { ...answer, message: say(passkeyWords.isAdded) };
	};
}

/** Undefined if the device cancels or can't. */
async function makePasskey(
	options: Reply<"beginPasskey">,
): Promise<SentBody<"finishPasskey">["answer"] | undefined> {
	try {
		const { startRegistration } = await import("@simplewebauthn/browser");
		return {
			...(await startRegistration({
				optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
			})),
		};
	} catch {
		return undefined;
	}
}

function State({
	state: { since, hasApp, passkeys, codesLeft, isRequired },
	onDo,
	onRemove,
}: {
	state: Reply<"mySecondFactor">;
	onDo: (doing: Asked | "setUp") => void;
	onRemove: (passkey: number) => void;
}) {
	const say = useSay();
	const lang = useLang();
	if (since === null) {
		return (
			<>
				<p>{say(words.off)}</p>
				<div className="cluster">
					<Button look={isRequired ? "solid" : "line"} onClick={() => onDo("setUp")}>
						{say(words.setUp)}
					</Button>
					<AddPasskey onAdd={() => onDo("passkey")} />
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
			{passkeys.length > 0 ? <Passkeys passkeys={passkeys} onRemove={({ id }) => onRemove(id)} /> : null}
			<div className="cluster">
				<AddPasskey onAdd={() => onDo("passkey")} />
				<Button look="line" onClick={() => onDo("renew")}>
					{say(words.renew)}
				</Button>
				<Button look="line" onClick={() => onDo("setUp")}>
					{say(hasApp ? words.anotherPhone : words.setUpApp)}
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

/** Under another host name devices make no passkey. */
function AddPasskey({ onAdd }: { onAdd: () => void }) {
	const say = useSay();
	const { publicUrl } = useSite();
	if (new URL(publicUrl).hostname === location.hostname) {
		return (
			<Button look="line" onClick={onAdd}>
				{say(passkeyWords.add)}
			</Button>
		);
	}
	return (
		<p>
			{say(passkeyWords.elsewhere)} <a href={publicUrl + pagePath("myPassword", "en")}>{publicUrl}</a>
		</p>
	);
}
