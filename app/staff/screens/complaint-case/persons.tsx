import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { movingPermissions } from "#contract/permissions.ts";
import { isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSession } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Phone } from "../../parts/phone.tsx";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./complaint-case.module.css";
import type { Case } from "./facts.tsx";
import { caseWords as words } from "./words.ts";

/** Who reports it: masked until somebody asks, which is noted. */
export function Persons({ of: { id, persons } }: { of: Case }) {
	const say = useSay();
	const lang = useLang();
	const { user, last } = useSession();
	const permissions = (user ?? last)?.permissions ?? [];
	const show = useCall("complaintPerson");
	const erase = useCall("eraseComplaint");
	const [known, setKnown] = useState<Reply<"complaintPerson">["persons"]>();
	const [isAsking, setAsking] = useState(false);
	const [busy, setBusy] = useState(false);
	const named = (known ?? persons).filter(({ name, mobile }) => name || mobile);
	const mayShow = movingPermissions.some((each) => permissions.includes(each));

	async function look() {
		if (busy) return;
		setBusy(true);
		const answer = await show(undefined, { id });
		setBusy(false);
		if (isRefusal(answer)) toastRefusal(answer, "contentUnchanged", lang);
		else setKnown(answer.persons);
	}

	async function remove(): Promise<boolean> {
		const answer = await erase(undefined, { id });
		if (isRefusal(answer)) {
			toastRefusal(answer, "contentUnchanged", lang);
			return false;
		}
		setKnown(undefined);
		sayToast("success", answer.message);
		return true;
	}

	return (
		<Panel title={say(words.who)}>
			{named.length === 0 ? <p>{say(words.nobodyNamed)}</p> : null}
			<ul className={styles.entries}>
				{named.map(({ name, mobile, at }) => (
					<li key={at}>
						<p>
							<b>{name || say(words.nameless)}</b>{" "}
							{known && mobile ? (
								<a href={dialled(mobile)}>
									<Phone number={mobile} />
								</a>
							) : (
								mobile
							)}
						</p>
						<p className="quiet">{dayAndTime(new Date(at), new Date(), lang)}</p>
					</li>
				))}
			</ul>
			{mayShow && !known && named.length > 0 ? (
				<div className="cluster">
					<Button look="line" busy={busy} onClick={look}>
						{say(words.show)}
					</Button>
					<span className="quiet">{say(words.showNoted)}</span>
				</div>
			) : null}
			{permissions.includes("assign_complaints") ? (
				<div>
					<Button look="line" onClick={() => setAsking(true)}>
						{say(words.erase)}
					</Button>
				</div>
			) : null}
			{isAsking ? (
				<Confirm
					title={say(words.erase)}
					question={say(words.eraseQuestion)}
					labels={{ keep: shared.keep, act: words.erase, acting: shared.deleting }}
					onAct={remove}
					onClose={() => setAsking(false)}
				>
					<p>{id}</p>
				</Confirm>
			) : null}
		</Panel>
	);
}
