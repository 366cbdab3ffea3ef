import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { wrongNames, wrongs } from "#contract/site/feedback.ts";
import { feedback as limits } from "#contract/site/limits.ts";
import { Link } from "../../../navigation/link.tsx";
import { Button } from "../../../parts/button/button.tsx";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import choice from "../../complaint/choice.module.css";
import { fieldOf, SentErrors } from "../../complaint/sent-errors.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { feedbackWords as words } from "./words.ts";

export function loader({ url, context }: LoaderArgs) {
	const sent = context.visit?.sent;
	const path = sent?.values.page ?? url.searchParams.get("page") ?? "";
	const page = context.door.pages.atPath(path)?.page;
	return { sent, page: page && { path, title: page.title }, isSent: url.searchParams.has("sent") };
}

export const status = ({ sent }: ReturnType<typeof loader>) => sent?.status ?? 200;

/** A form that asks nobody who they are. */
export default function Feedback({ loaderData: { sent, page, isSent } }: ScreenProps<typeof loader>) {
	const say = useSay();
	const action = pagePath("feedback", useLang());
	const chosen = sent?.values.wrong ?? wrongNames[0];
	return (
		<>
			<PageBoard page="feedback" lead={page && fill(say(words.about), { title: say(page.title) })} />
			<div className="wrap section">
				<div className="stack measure">
					{isSent ? (
						<>
							<Note tone="good">{say(words.thanks)}</Note>
							{page ? <Link to={page.path}>{fill(say(words.back), { title: say(page.title) })}</Link> : null}
						</>
					) : (
						<form method="post" action={action} encType="multipart/form-data" noValidate className="stack">
							<SentErrors sent={sent} fields={["words"]} />
							<input type="hidden" name="page" value={page?.path ?? ""} />
							<fieldset>
								<legend>
									<b>{say(words.what)}</b>
								</legend>
								{wrongNames.map((name) => (
									<label key={name} className={`row ${choice.choice}`}>
										<input type="radio" name="wrong" value={name} defaultChecked={name === chosen} />
										{say(wrongs[name])}
									</label>
								))}
							</fieldset>
							<TextArea
								{...fieldOf(sent, "words")}
								label={say(words.words)}
								hint={say(words.hint)}
								rows={2}
								maxLength={limits.letters}
								required
							/>
							<Button type="submit" size="big">
								{say(words.send)}
							</Button>
						</form>
					)}
					<p>
						{say(words.town)} <PageLink page="report">{say(words.report)}</PageLink>
					</p>
				</div>
			</div>
		</>
	);
}
