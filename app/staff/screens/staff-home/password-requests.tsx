import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { Confirm } from "../../parts/confirm.tsx";
import lines from "../../parts/line-list.module.css";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Phone } from "../../parts/phone.tsx";
import { useRoles } from "../../parts/role-names.ts";
import { staffWords } from "../../parts/words.ts";
import styles from "./staff-home.module.css";
import { staffHomeWords as words } from "./words.ts";

export function PasswordRequests() {
	const say = useSay();
	const { called } = useRoles();
	const lang = useLang();
	const requests = useList("passwordRequests");
	const dismiss = useAct("dismissPasswordRequest", "dismissRequestFailed");
	const { data = [] } = requests;
	const [asked, setAsked] = useState<Reply<"passwordRequests">[number]>();

	if (data.length === 0) return <NotLoaded of={{ passwordRequestsNotLoaded: [requests] }} />;
	return (
		<section className={styles.overview}>
			<h2>{data.length === 1 ? say(words.oneAsks) : fill(say(words.peopleAsk), { count: data.length })}</h2>
			<p>{say(words.makeSure)}</p>
			<ul className={`${lines.lines} ${styles.requests}`}>
				{data.map((request) => {
					const { id, name, phone, role, askedAt } = request;
					return (
						<li key={id}>
							<p>
								<PageLink page="manageUsers" search={`?q=${phone}`}>
									{name}
								</PageLink>
								<span>
									<Phone number={phone} /> · {called(role)} ·{" "}
									{dayAndTime(new Date(askedAt), new Date(), lang)}
								</span>
							</p>
							<Button
								look="line"
								aria-label={fill(say(words.closeFor), { name })}
								onClick={() => setAsked(request)}
							>
								{say(words.closeRequest)}
							</Button>
						</li>
					);
				})}
			</ul>
			{asked ? (
				<Confirm
					title={say(words.closeRequest)}
					question={say(words.closeQuestion)}
					labels={{ keep: staffWords.keep, act: words.closeRequest, acting: words.closing }}
					onAct={() => dismiss.act(undefined, { id: asked.id })}
					onClose={() => setAsked(undefined)}
				>
					<p>{asked.name}</p>
				</Confirm>
			) : null}
		</section>
	);
}
