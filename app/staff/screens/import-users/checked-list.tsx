import { useEffect, useRef } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import type { Column } from "../../../parts/register/column.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { listFileWords } from "../../parts/list-file/words.ts";
import { Phone } from "../../parts/phone.tsx";
import quiet from "../../parts/quiet-register.module.css";
import { useCall } from "../../parts/use-call.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./import-users.module.css";
import { MendRows } from "./mend-rows.tsx";
import { importUsersWords as words } from "./words.ts";

type Checked = Reply<"previewUsers">;

interface Props {
	list: string;
	checked: Checked;
	/** The list was mended here, and looked at again. */
	onChecked: (list: string, checked: Checked) => void;
	onAdded: (people: Reply<"importUsers">) => void;
	onBack: () => void;
}

/** What the list says: the rows that have to be mended; where there is none, all of them, who are added at once. */
export function CheckedList({ list, checked, onChecked, onAdded, onBack }: Props) {
	const say = useSay();
	const importUsers = useCall("importUsers");
	const heading = useRef<HTMLHeadingElement>(null);
	const adding = useSubmit({
		call: () => importUsers({ list }),
		otherwise: "importUsersFailed",
		onDone: onAdded,
	});
	useUnsaved(true, leavesPage);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read from its top
	useEffect(() => heading.current?.focus(), [checked]);

	const { people, mistakes } = checked;
	const count = people.length;
	const faulty = new Set(mistakes.map(({ row }) => row)).size;
	const columns: readonly Column<Checked["people"][number] & { readonly id: number }>[] = [
		{ key: "row", label: say(words.row), role: "number", onPhones: "keep", cell: ({ row }) => row },
		{ key: "name", label: say(shared.name), role: "head", cell: ({ name }) => name },
		{ key: "phone", label: say(shared.phone), cell: ({ phone }) => <Phone number={phone} /> },
		{ key: "role", label: say(shared.role), cell: ({ role }) => role },
	];

	const back = (
		<Button look="line" onClick={onBack} disabled={adding.busy}>
			{say(listFileWords.back)}
		</Button>
	);

	return (
		<section className="stack" aria-busy={adding.busy}>
			<h2 ref={heading} tabIndex={-1} className={styles.count}>
				{fill(say(words.count), { count })}
			</h2>
			<Note tone={faulty > 0 ? "bad" : "good"}>
				{faulty > 0 ? fill(say(words.faulty), { rows: faulty }) : say(words.good)}
			</Note>
			{faulty > 0 ? (
				<MendRows checked={checked} onChecked={onChecked}>
					{back}
				</MendRows>
			) : (
				<>
					<AlertLine alert={adding.alert.alert} />
					<div className={form.send}>
						<Button onClick={adding.send} busy={adding.busy}>
							{adding.busy ? say(words.adding) : fill(say(words.add), { count })}
						</Button>
						{back}
					</div>
					<p role="status">{adding.busy ? fill(say(words.takesTime), { count }) : null}</p>
					<div className={quiet.quiet}>
						<Register
							caption={say(words.people)}
							columns={columns}
							rows={people.map((person) => ({ ...person, id: person.row }))}
						/>
					</div>
				</>
			)}
		</section>
	);
}
