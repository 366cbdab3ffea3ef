import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { pagePath } from "#contract/pages.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import form from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import lines from "../../parts/line-list.module.css";
import { WhenLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { AskPassword } from "./ask-password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";
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

type Passkey = Reply<"mySecondFactor">["passkeys"][number];

function Passkeys({
	passkeys,
	onRemove,
}: {
	passkeys: readonly Passkey[];
	onRemove: (passkey: Passkey) => void;
}) {
	const say = useSay();
	const lang = useLang();
	const at = (moment: string) => dayAndTime(new Date(moment), new Date(), lang);
	return (
		<ul className={lines.lines} aria-label={say(passkeyWords.list)}>
			{passkeys.map((passkey) => (
				<li key={passkey.id}>
					<div>
						<b lang="en">{passkey.name}</b>
						<p>
							{say(passkeyWords.added)} <time dateTime={passkey.addedAt}>{at(passkey.addedAt)}</time>
							{passkey.usedAt ? (
								<>
									{" "}
									· {say(passkeyWords.used)} <time dateTime={passkey.usedAt}>{at(passkey.usedAt)}</time>
								</>
							) : null}
						</p>
					</div>
					<Button look="line" onClick={() => onRemove(passkey)}>
						{say(passkeyWords.remove)} <span className="visually-hidden">{passkey.name}</span>
					</Button>
				</li>
			))}
		</ul>
	);
}

const QrCode = lazy(() => import("../../../parts/qr-code/qr-code.tsx"));

interface Props {
	onCodes: (codes: readonly string[]) => void;
	onCancel: () => void;
}

function SetUpApp({ onCodes, onCancel }: Props) {
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
					<div className={`cluster ${styles.scan}`}>
						<div>
							<p>{say(words.scan)}</p>
							<Suspense fallback={<p className={styles.qr}>{say(shared.loading)}</p>}>
								<QrCode text={begun.uri} label={label} className={styles.qr} />
							</Suspense>
						</div>
						<div>
							{/* A phone can't scan itself. */}
							<p>
								<a href={begun.uri} className={`${buttonClass()} ${styles.app}`}>
									{say(words.openApp)}
								</a>
							</p>
							<p>{say(words.orType)}</p>
							<p className="cluster">
								<code className={styles.key}>{inGroups(begun.secret)}</code>
								<CopyButton text={begun.secret} copied={words.keyCopied} />
							</p>
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
