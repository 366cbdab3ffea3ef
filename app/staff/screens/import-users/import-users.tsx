import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Reply } from "#contract/api.ts";
import { csv } from "#contract/csv.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { imports } from "#contract/people/limits.ts";
import { peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import type { Column } from "../../../parts/register/column.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { ListImport, type Sending } from "../../parts/list-import/list-import.tsx";
import { Phone } from "../../parts/phone.tsx";
import quiet from "../../parts/quiet-register.module.css";
import { saveAsFile } from "../../parts/save-as-file.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { PrintSlips } from "../../parts/slip/print-slips.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { importUsersWords as words } from "./words.ts";

export default function ImportUsers() {
	const say = useSay();
	const lang = useLang();
	const roles = useList("roleCards");
	const previewUsers = useCall("previewUsers");
	const [added, setAdded] = useState<Reply<"importUsers">>();
	const heads = peopleColumnNames.map((column) => peopleColumns[column][lang][0]);
	const example = [say(words.exampleName), "9876543210", roles.data?.at(-1)?.title[lang] ?? ""];
	return (
		<>
			<ScreenHead />
			{added ? (
				<AddedPeople people={added} />
			) : (
				<ListImport
					check={previewUsers}
					about={
						<>
							<p>{fill(say(words.columns), { most: imports.rows })}</p>
							<p>
								<Button look="line" onClick={() => saveAsFile("users.csv", csv([heads, example]))}>
									{say(words.example)}
								</Button>
							</p>
						</>
					}
				>
					{({ people }, sending) => <CheckedPeople people={people} sending={sending} onAdded={setAdded} />}
				</ListImport>
			)}
		</>
	);
}

type People = Reply<"previewUsers">["people"];

interface Props {
	people: People;
	sending: Sending;
	onAdded: (people: Reply<"importUsers">) => void;
}

function CheckedPeople({ people, sending: { list, back }, onAdded }: Props) {
	const say = useSay();
	const importUsers = useCall("importUsers");
	const adding = useSubmit({
		call: () => importUsers({ list }),
		otherwise: "importUsersFailed",
		onDone: onAdded,
	});
	const count = people.length;
	const columns: readonly Column<People[number] & { readonly id: number }>[] = [
		{ key: "row", label: say(words.row), role: "number", onPhones: "keep", cell: ({ line }) => line },
		{ key: "name", label: say(shared.name), role: "head", cell: ({ name }) => name },
		{ key: "phone", label: say(shared.phone), cell: ({ phone }) => <Phone number={phone} /> },
		{ key: "role", label: say(shared.role), cell: ({ role }) => role },
	];
	return (
		<Form of={adding}>
			<Note tone="good">{fill(say(words.good), { count })}</Note>
			<Send
				of={adding}
				label={{ en: fill(words.add.en, { count }), hi: fill(words.add.hi, { count }) }}
				sending={words.adding}
			>
				{adding.busy ? null : back}
			</Send>
			<p role="status">{adding.busy ? fill(say(words.takesTime), { count }) : null}</p>
			<div className={quiet.quiet}>
				<Register
					caption={say(words.people)}
					columns={columns}
					rows={people.map((person) => ({ ...person, id: person.line }))}
				/>
			</div>
		</Form>
	);
}

/** Added people with their passwords, shown this once, and slips. */
function AddedPeople({ people }: { people: Reply<"importUsers"> }) {
	const say = useSay();
	const navigate = useNavigate();
	const heading = useRef<HTMLHeadingElement>(null);
	const [isHandedOver, setHandedOver] = useState(false);
	useUnsaved(!isHandedOver, leavesPage);
	useEffect(() => heading.current?.focus(), []);
	const count = people.length;

	const columns: readonly Column<(typeof people)[number] & { readonly id: number }>[] = [
		{ key: "name", label: say(shared.name), role: "head", cell: ({ name }) => name },
		{ key: "phone", label: say(shared.phone), cell: ({ phone }) => <Phone number={phone} /> },
		{ key: "password", label: say(shared.password), cell: ({ password }) => <code>{password}</code> },
	];

	return (
		<section className="stack">
			<h2 ref={heading} tabIndex={-1}>
				{fill(say(words.added), { count })}
			</h2>
			<Note tone="look">{say(words.printNow)}</Note>
			<div className="cluster">
				<PrintSlips
					people={people}
					label={fill(say(words.printSlips), { count })}
					className={buttonClass()}
				/>
				<Button
					look="line"
					onClick={() => {
						flushSync(() => setHandedOver(true));
						navigate(pagePath("manageUsers", "en"));
					}}
				>
					{say(words.done)}
				</Button>
			</div>
			<div className={quiet.quiet}>
				<Register
					caption={say(words.passwords)}
					columns={columns}
					rows={people.map((person, index) => ({ id: index, ...person }))}
				/>
			</div>
		</section>
	);
}
