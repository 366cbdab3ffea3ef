import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useSay } from "../../../../words/language.ts";
import { useCall } from "../../../desk/data/use-call.ts";
import { searchOf } from "../../../desk/list/addresses.ts";
import { ListImport } from "../../../parts/list-import/list-import.tsx";
import { saveCallAsFile } from "../../../parts/save-call-as-file.ts";
import { SaveList } from "../../../parts/save-list.tsx";
import styles from "../content.module.css";
import { ChangedTable } from "./changed-table.tsx";
import { manyWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	permissions: readonly Permission[];
}

/** Exports a list as a table, and imports it after a look at its changes. */
export default function TableExchange({ kind, permissions }: Props) {
	const say = useSay();
	const previewRows = useCall("previewRows");
	const out = (
		<>
			<h3>{say(words.out)}</h3>
			<p className={styles.about}>{say(words.outAbout)}</p>
			<SaveList
				failed="usersNotExported"
				save={(lang) => saveCallAsFile("exportRows", undefined, lang, { kind })}
			/>
		</>
	);
	return (
		<section className="stack">
			<div className={`cluster ${styles.head}`}>
				<h2>{fill(say(words.titleAsTable), { title: say(deskKinds[kind].title) })}</h2>
				<Link to={{ search: searchOf("content", { kind }) }} className="press">
					{say(words.backToList)}
				</Link>
			</div>
			{permissions.includes(deskKinds[kind].edit) ? (
				<ListImport
					check={(body) => previewRows(body, { kind })}
					about={
						<>
							{out}
							<h3>{say(words.in)}</h3>
							<p className={styles.about}>{say(words.inAbout)}</p>
						</>
					}
				>
					{(checked, sending) => (
						<ChangedTable kind={kind} checked={checked} permissions={permissions} sending={sending} />
					)}
				</ListImport>
			) : (
				out
			)}
		</section>
	);
}
