import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { Button } from "../../../parts/button/button.tsx";
import { forgetWords } from "../../../session/kept-words.ts";
import { useSession } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { Confirm } from "../../parts/confirm.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Phone } from "../../parts/phone.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./complaint-case.module.css";
import type { Case } from "./facts.tsx";
import { caseWords as words } from "./words.ts";

/** Fields of an event that erasing leaves. */
const lasting = ["what", "at", "by", "rating", "department", "category"];

const isNamed = ({ name, mobile }: Case["persons"][number]) => Boolean(name || mobile);

const holdsData = ({ landmark, persons, photos, notes, history }: Case) =>
	landmark !== "" ||
	photos.length + notes.length > 0 ||
	persons.some(isNamed) ||
	history.some((event) => Object.keys(event).some((key) => !lasting.includes(key)));

/** The reporters, masked until somebody asks, which is noted. */
export function Persons({ of: complaint, mayWork }: { of: Case; mayWork: boolean }) {
	const { id, persons } = complaint;
	const say = useSay();
	const lang = useLang();
	const ask = useCall("complaintPerson");
	const [known, setKnown] = useState<Reply<"complaintPerson">["persons"]>();
	const show = useSubmit({
		call: () => ask(undefined, { id }),
		otherwise: "contentUnchanged",
		onDone: (answer: Reply<"complaintPerson">) => setKnown(answer.persons),
	});
	// Erasing takes the shown ones away, too.
	const named = (persons.some(isNamed) && known ? known : persons).filter(isNamed);

	return (
		<Panel id="who" title={say(words.who)}>
			{named.length === 0 ? <p>{say(words.nobodyNamed)}</p> : null}
			<ul className={styles.entries} hidden={named.length === 0}>
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
			{mayWork && !known && named.length > 0 ? (
				<div className="cluster">
					<Button look="line" busy={show.busy} onClick={show.send}>
						{say(words.show)}
					</Button>
					<span className="quiet">{say(words.showNoted)}</span>
				</div>
			) : null}
			<AlertLine alert={show.alert.alert} />
		</Panel>
	);
}

/** Erases all that could tell who complained, after the rest of the case, as it is rare and can't be undone. */
export function Erase({ of: complaint }: { of: Case }) {
	const { id } = complaint;
	const say = useSay();
	const { user, last } = useSession();
	const takeOut = useCall("eraseComplaint");
	const [isErasing, setErasing] = useState(false);
	const erase = useSubmit({
		call: () => takeOut(undefined, { id }),
		otherwise: "contentUnchanged",
		refusesByToast: true,
		onDone: () => forgetWords(id),
	});
	const mayErase = (user ?? last)?.permissions.includes("assign_complaints") && holdsData(complaint);
	if (!mayErase && !isErasing) return null;
	return (
		<div>
			<Button look="line" onClick={() => setErasing(true)}>
				{say(words.erase)}
			</Button>
			{isErasing ? (
				<Confirm
					title={say(words.erase)}
					question={say(words.eraseQuestion)}
					labels={{ keep: shared.keep, act: words.erase, acting: shared.deleting }}
					onAct={erase.send}
					onClose={() => setErasing(false)}
				>
					<p>{id}</p>
				</Confirm>
			) : null}
		</div>
	);
}
