import { toldNames } from "#contract/complaints/moves.ts";
import { fill, inEveryLanguage } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { fieldOf, SentErrors } from "../../complaint/sent-errors.tsx";
import { complaintWords } from "../../complaint/words.ts";
import type { Head } from "../../head.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./follow-complaint.module.css";
import { Followed } from "./followed.tsx";
import { StopMessages } from "./stop-messages.tsx";
import { tellLabels, followWords as words } from "./words.ts";

export function loader({ context, read }: LoaderArgs) {
	const { visit, now } = context;
	const key = visit?.followed?.category;
	const title = inEveryLanguage(
		(each) => context.door.read("complaintCategories", each).find((row) => row.key === key)?.title ?? "",
	);
	const ward = read("wards").find(({ id }) => String(id) === visit?.followed?.ward);
	return { visit, now, title, ward: ward?.name };
}

type Data = ReturnType<typeof loader>;

export const status = ({ visit }: Data) => visit?.sent?.status ?? 200;

export const head = ({ visit }: Data): Partial<Head> =>
	visit?.followed || visit?.stop ? { indexed: false } : {};

/** Shows a complaint to the holder of its number and code; neither is in the address. */
export default function FollowComplaint({ loaderData }: ScreenProps<typeof loader>) {
	const { visit } = loaderData;
	if (visit?.stop) return <StopMessages of={visit.stop} />;
	if (visit?.followed && visit.ticket !== undefined) {
		const { followed, ticket, form, sent, told } = visit;
		return <Followed {...loaderData} {...{ followed, ticket, form, sent, told }} />;
	}
	return <CodeForm sent={visit?.sent} />;
}

const toldFields = ["id", "answer", "reason", "words", "rating"] as const;

/** Names on the button the move that will be made, so that nobody makes one who only wants to look. */
function CodeForm({ sent }: Pick<NonNullable<Data["visit"]>, "sent">) {
	const say = useSay();
	const told = sent?.values ?? {};
	const text = told.answer ?? told.reason ?? told.words;
	const tell = toldNames.find((name) => name === told.tell);
	return (
		<>
			<PageBoard page="followComplaint" lead={say(words.lead)} />
			<div className={`wrap section stack ${styles.code}`}>
				<SentErrors sent={sent} fields={["number", "code"]} />
				<section hidden data-complaint="kept" aria-labelledby="kept-title">
					<h2 id="kept-title">{say(words.onThisPhone)}</h2>
					<ul>
						<template>
							<li>
								<b />
								<Button>{say(words.open)}</Button>
								<Button look="line">{say(words.remove)}</Button>
							</li>
						</template>
					</ul>
				</section>
				<form
					method="post"
					action={pagePath("followComplaint", useLang())}
					encType="multipart/form-data"
					noValidate
					className="stack"
				>
					<Field
						{...fieldOf(sent, "number")}
						required
						autoComplete="off"
						inputMode="numeric"
						label={say(complaintWords.number)}
						hint={say(words.numberHint)}
					/>
					<Field
						{...fieldOf(sent, "code")}
						required
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						label={say(complaintWords.code)}
						hint={say(words.codeHint)}
					/>
					{tell === undefined ? null : (
						<>
							{toldFields.map((name) =>
								told[name] ? <input key={name} type="hidden" name={name} value={told[name]} /> : null,
							)}
							{text ? <p>{fill(say(words.sentThen), { text })}</p> : null}
							<Button type="submit" size="big" name="tell" value={tell}>
								{say(tellLabels[tell])}
							</Button>
						</>
					)}
					<Button type="submit" size="big" look={tell ? "line" : "solid"}>
						{say(words.show)}
					</Button>
				</form>
				<p className="quiet">{say(words.lost)}</p>
			</div>
		</>
	);
}
