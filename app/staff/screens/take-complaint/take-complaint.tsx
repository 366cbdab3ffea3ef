import { useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { willBeTold } from "#contract/complaints/occasions.ts";
import { type Lang, officialFirst } from "#contract/language.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import QrCode from "../../../parts/qr-code/qr-code.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { fullMoment } from "../../../words/dates.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { caseAddress } from "../../parts/complaints/wanted.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import slipStyles from "../../parts/slip/paper-slip.module.css";
import { PrintSheet } from "../../parts/slip/print-slips.tsx";
import { Both, Fact } from "../../parts/slip/slip.tsx";
import styles from "./take-complaint.module.css";
import { TakeForm } from "./take-form.tsx";
import { takeWords as words } from "./words.ts";

export default function TakeComplaint() {
	const say = useSay();
	const choices = useList("complaintChoices");
	const [taken, setTaken] = useState<Taken>();

	return (
		<>
			<ScreenHead>
				<PageLink page="complaints">{say(pageByName("complaints").title)}</PageLink>
			</ScreenHead>
			<NotLoaded of={{ complaintsNotLoaded: [choices] }} />
			{taken ? (
				<Received of={taken} choices={choices.data} onAnother={() => setTaken(undefined)} />
			) : choices.data ? (
				<TakeForm choices={choices.data} onTaken={(answer, lang) => setTaken({ ...answer, lang })} />
			) : null}
		</>
	);
}

/** The answer, and the citizen's language. */
type Taken = Reply<"takeComplaint"> & { readonly lang: Lang };

interface Props {
	of: Taken;
	choices: Reply<"complaintChoices"> | undefined;
	onAnother: () => void;
}

/** Number and code, shown this once. */
function Received({ of: taken, choices, onAnother }: Props) {
	const say = useSay();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const title = choices?.categories.find(({ key }) => key === taken.category)?.title;
	const slip = <ComplaintSlip of={taken} about={title?.[taken.lang] ?? taken.category} />;
	return (
		<section className={`stack ${styles.take}`}>
			<div className="cluster">
				<h2 ref={heading} tabIndex={-1}>
					{say(words.taken)}
				</h2>
				<PrintSheet className={buttonClass()} label={say(words.print)}>
					{slip}
				</PrintSheet>
			</div>
			<p>{say(words.handOver)}</p>
			{[...new Set(taken.photosRefused)].map((refused) => (
				<Note key={refused} tone="bad">
					<p>{refused}</p>
				</Note>
			))}
			{slip}
			<div className="cluster">
				<Link to={caseAddress(taken.number)}>{say(words.openCase)}</Link>
				<Button look="line" onClick={onAnother}>
					{say(words.another)}
				</Button>
			</div>
		</section>
	);
}

/** The citizen's slip, its labels in both languages and what they name in the citizen's; its QR code never holds the follow code. */
function ComplaintSlip({ of: { number, code, lang, dueAt, isTold }, about }: { of: Taken; about: string }) {
	const { names } = useSite();
	const address = `${location.origin}${pagePath("followComplaint", lang)}`;
	return (
		<article className={`stack ${slipStyles.slip} ${styles.slip}`}>
			<p className={slipStyles.council}>
				<Both text={names} />
			</p>
			<p>
				<Both text={words.slipTitle} />
			</p>
			<h3>{number}</h3>
			<dl>
				<Fact label={words.code}>
					<code>{code}</code>
				</Fact>
				<Fact label={words.about}>
					<span lang={lang}>{about}</span>
				</Fact>
				{dueAt === null ? null : (
					<Fact label={words.dueBy}>
						<span lang={lang}>{fullMoment(dueAt, lang)}</span>
					</Fact>
				)}
				<Fact label={words.website}>{address}</Fact>
			</dl>
			<QrCode text={`${address}?number=${number}`} label={address} className={styles.qr} />
			{officialFirst.map((each) => (
				<p key={each} lang={each} className={slipStyles.rules}>
					{words.rules[each]} {isTold ? willBeTold[each] : null}
				</p>
			))}
		</article>
	);
}
