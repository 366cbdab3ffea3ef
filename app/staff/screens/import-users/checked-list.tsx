import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import type { Column } from "../../../parts/register/column.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { Phone } from "../../parts/phone.tsx";
import quiet from "../../parts/quiet-register.module.css";
import { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./import-users.module.css";
import { importUsersWords as words } from "./words.ts";

type Checked = Reply<"previewUsers">;

interface Props {
	list: string;
	checked: Checked;
	onAdded: (people: Reply<"importUsers">) => void;
	onBack: () => void;
}

interface Row {
	readonly id: number;
	readonly name: string;
	readonly phone: string;
	readonly role: string;
	readonly mistakes: Checked["mistakes"];
}

/** What the list says, those rows first that have to be mended; where there is none, all of them are added at once. */
export function CheckedList({ list, checked, onAdded, onBack }: Props) {
	const say = useSay();
	const lang = useLang();
	const alert = useAlert();
	const importUsers = useCall("importUsers");
	const [busy, setBusy] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	useUnsaved(true, leavesPage);
	useEffect(() => heading.current?.focus(), []);

	const rows = useMemo(() => rowsOf(checked), [checked]);
	const faulty = rows.filter(({ mistakes }) => mistakes.length > 0);
	const count = rows.length;

	const columns = useMemo<readonly Column<Row>[]>(() => {
		const cell = (row: Row, field: Checked["mistakes"][number]["field"], shown: ReactNode) => {
			const wrong = row.mistakes.filter((mistake) => mistake.field === field);
			if (wrong.length === 0) return shown;
			return (
				<div>
					{shown}
					{wrong.map(({ says }) => (
						<strong key={says} className={styles.mistake}>
							{says}
						</strong>
					))}
				</div>
			);
		};
		return [
			{ key: "row", label: words.row[lang], role: "number", onPhones: "keep", cell: ({ id }) => id },
			{ key: "name", label: shared.name[lang], role: "head", cell: (row) => cell(row, "name", row.name) },
			{
				key: "phone",
				label: shared.phone[lang],
				cell: (row) => cell(row, "phone", <Phone number={row.phone} />),
			},
			{ key: "role", label: shared.role[lang], cell: (row) => cell(row, "role", row.role) },
		];
	}, [lang]);

	async function add() {
		if (busy) return;
		alert.clear();
		setBusy(true);
		const answer = await importUsers({ list });
		setBusy(false);
		if ("error" in answer) alert.refuse(answer, "importUsersFailed", add);
		else onAdded(answer);
	}

	return (
		<section className={form.form} aria-busy={busy}>
			<h2 ref={heading} tabIndex={-1} className={styles.count}>
				{fill(say(words.count), { count })}
			</h2>
			<Note tone={faulty.length > 0 ? "bad" : "good"}>
				{faulty.length > 0 ? fill(say(words.faulty), { rows: faulty.length }) : say(words.good)}
			</Note>
			<AlertLine alert={alert.alert} />
			<div className={form.send}>
				{faulty.length > 0 ? null : (
					<Button onClick={add} busy={busy}>
						{busy ? say(words.adding) : fill(say(words.add), { count })}
					</Button>
				)}
				<Button look="line" onClick={onBack} disabled={busy}>
					{say(words.back)}
				</Button>
			</div>
			<p role="status">{busy ? fill(say(words.takesTime), { count }) : null}</p>
			<div className={quiet.quiet}>
				<Register caption={say(words.people)} columns={columns} rows={faulty.length > 0 ? faulty : rows} />
			</div>
		</section>
	);
}

function rowsOf({ people, mistakes }: Checked): readonly Row[] {
	return people.map(({ row, ...person }) => ({
		id: row,
		...person,
		mistakes: mistakes.filter((mistake) => mistake.row === row),
	}));
}
