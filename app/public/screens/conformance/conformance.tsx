import { fill } from "#contract/language.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { clauseColumns } from "./columns.tsx";
import styles from "./conformance.module.css";
import { standardsIn } from "./standards-in.ts";
import { conformanceWords as words } from "./words.ts";

/** Reads the tables in one language here, so that the browser doesn't download both. */
export function loader({ lang }: LoaderArgs) {
	return standardsIn(lang);
}

/** Each clause of WCAG 2.2 and GIGW 3.0 with the test that proves it; the accessibility statement links here. */
export default function Conformance({ loaderData }: ScreenProps<typeof loader>) {
	const say = useSay();
	const columns = clauseColumns(useLang());
	return (
		<>
			<PageBoard page="conformance" lead={say(words.lead)} />
			<div className="wrap section">
				{loaderData.map(({ key, title, clauses, counts }) => (
					<section key={key} className={`stack ${styles.standard}`} aria-labelledby={key}>
						<h2 id={key}>{title}</h2>
						<p>{fill(say(words.sum), counts)}</p>
						<Register caption={title} columns={columns} rows={clauses} />
					</section>
				))}
			</div>
		</>
	);
}
