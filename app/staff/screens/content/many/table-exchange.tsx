import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { Button } from "../../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { AlertLine } from "../../../parts/alert-line.tsx";
import { contentSearch } from "../../../parts/content-wanted.ts";
import { ListFile } from "../../../parts/list-file/list-file.tsx";
import { saveCallAsFile } from "../../../parts/save-call-as-file.ts";
import { useAlert } from "../../../parts/use-alert.ts";
import { useCall } from "../../../parts/use-call.ts";
import { useSubmit } from "../../../parts/use-submit.ts";
import styles from "../content.module.css";
import { CheckedTable } from "./checked-table.tsx";
import { manyWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	permissions: readonly Permission[];
}

/** A list as a table: out for a spreadsheet, and in again once it is seen what that changes. */
export default function TableExchange({ kind, permissions }: Props) {
	const say = useSay();
	const lang = useLang();
	const refused = useAlert();
	const [busy, setBusy] = useState(false);
	const [list, setList] = useState("");
	const [checked, setChecked] = useState<Reply<"previewRows">>();
	const previewRows = useCall("previewRows");
	const checking = useSubmit({
		call: () => previewRows({ list }, { kind }),
		otherwise: "previewUsersFailed",
		onDone: setChecked,
	});

	async function download() {
		if (busy) return;
		refused.clear();
		setBusy(true);
		const refusal = await saveCallAsFile("exportRows", undefined, lang, { kind });
		setBusy(false);
		if (refusal) refused.refuse(refusal, "usersNotExported", download);
	}

	return (
		<section className="stack">
			<div className={styles.head}>
				<h2>{fill(say(words.titleAsTable), { title: say(deskKinds[kind].title) })}</h2>
				<Link to={{ search: contentSearch(kind) }} className={styles.toHistory}>
					{say(words.backToList)}
				</Link>
			</div>
			{checked ? (
				<CheckedTable
					kind={kind}
					checked={checked}
					permissions={permissions}
					onBack={() => setChecked(undefined)}
				/>
			) : (
				<>
					<h3>{say(words.out)}</h3>
					<p className={styles.about}>{say(words.outAbout)}</p>
					<AlertLine alert={refused.alert} />
					<p>
						<Button look="line" busy={busy} onClick={download}>
							{say(words.download)}
						</Button>
					</p>
					{permissions.includes(deskKinds[kind].edit) ? (
						<>
							<h3>{say(words.in)}</h3>
							<p className={styles.about}>{say(words.inAbout)}</p>
							<ListFile list={list} onList={setList} of={checking} />
						</>
					) : null}
				</>
			)}
		</section>
	);
}
