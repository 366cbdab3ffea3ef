import { type ReactNode, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { csv } from "#contract/csv.ts";
import { fill } from "#contract/language.ts";
import { peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import formStyles from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { listFileWords } from "../../parts/list-file/words.ts";
import { useList } from "../../parts/lists.ts";
import { PersonFields } from "../../parts/person-fields.tsx";
import { roleChoices } from "../../parts/role-names.ts";
import { useCall } from "../../parts/use-call.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./import-users.module.css";
import { importUsersWords as words } from "./words.ts";

type Checked = Reply<"previewUsers">;
type Row = Checked["people"][number];

interface Props {
	checked: Checked;
	onChecked: (list: string, checked: Checked) => void;
	/** Stands beside the button. */
	children: ReactNode;
}

/** The rows that have to be mended, each with the fields of a new user; the others are sent along as they are. */
export function MendRows({ checked: { people, mistakes }, onChecked, children }: Props) {
	const say = useSay();
	const lang = useLang();
	const { user, last } = useSession();
	const roleCards = useList("roleCards").data;
	const previewUsers = useCall("previewUsers");
	const [mended, setMended] = useState<ReadonlyMap<number, Row>>(new Map());
	const rows = people.map((person) => mended.get(person.row) ?? person);
	const faulty = new Set(mistakes.map(({ row }) => row));
	const list = csvOf(rows);
	const checking = useSubmit({
		call: () => previewUsers({ list }),
		otherwise: "previewUsersFailed",
		onDone: (checked) => onChecked(list, checked),
	});
	const change = (row: Row) => setMended((before) => new Map(before).set(row.row, row));
	const roleOf = (called: string) =>
		roleCards?.find(({ name, title }) => [name, title.en, title.hi].includes(called));

	return (
		<Form of={checking}>
			{people
				.filter(({ row }) => faulty.has(row))
				.map((before) => {
					const now = mended.get(before.row) ?? before;
					const field = (name: "name" | "phone" | "role") => ({
						id: checking.errors.idOf(`${before.row}.${name}`),
						// What was changed since is not known to be wrong.
						error:
							now[name] === before[name]
								? mistakes
										.filter(({ row, field }) => row === before.row && field === name)
										.map(({ says }) => says)
										.join(" ") || undefined
								: undefined,
					});
					return (
						<fieldset key={before.row} className={styles.row}>
							<legend>{fill(say(words.rowOf), { row: before.row })}</legend>
							<div className={formStyles.fields}>
								<PersonFields field={field} typed={now} onType={(typed) => change({ ...now, ...typed })}>
									<SelectField
										{...field("role")}
										label={say(shared.role)}
										name="role"
										empty={say(shared.chooseRole)}
										choices={roleChoices(roleCards, (user ?? last)?.permissions ?? [], lang)}
										value={roleOf(now.role)?.id ?? ""}
										onChange={({ currentTarget: { value } }) => {
											const role = roleCards?.find(({ id }) => String(id) === value);
											change({ ...now, role: role?.name ?? before.role });
										}}
									/>
								</PersonFields>
							</div>
						</fieldset>
					);
				})}
			<Send of={checking} label={words.checkAgain} sending={listFileWords.checking}>
				{children}
			</Send>
		</Form>
	);
}

/** The people as a list again; each keeps the row by which the spreadsheet knows it. */
function csvOf(people: readonly Row[]): string {
	const lines: string[][] = [peopleColumnNames.map((column) => peopleColumns[column].en[0])];
	for (const person of people) lines[person.row - 1] = peopleColumnNames.map((column) => person[column]);
	return csv(Array.from(lines, (line) => line ?? [""]));
}
