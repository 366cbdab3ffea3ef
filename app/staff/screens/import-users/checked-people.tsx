import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { Note } from "../../../parts/note/note.tsx";
import type { Column } from "../../../parts/register/column.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Form, Send } from "../../parts/form.tsx";
import type { Sending } from "../../parts/list-import/list-import.tsx";
import { Phone } from "../../parts/phone.tsx";
import quiet from "../../parts/quiet-register.module.css";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { importUsersWords as words } from "./words.ts";

type People = Reply<"previewUsers">["people"];

interface Props {
	people: People;
	sending: Sending;
	onAdded: (people: Reply<"importUsers">) => void;
}

export function CheckedPeople({ people, sending: { list, back }, onAdded }: Props) {
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
