import { type ReactNode, useMemo } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { Field } from "../../../parts/field/field.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { useList } from "../../desk/data/loader.ts";
import { findsPerson } from "../finds-person.ts";
import form from "../form.module.css";
import { emptyChoice } from "../not-loaded.tsx";
import { staffWords as shared } from "../words.ts";
import { assignWords as words } from "./words.ts";

/** With this many users the list has a filter, and offers no more than so many at once: ten thousand take a phone seconds to draw. */
const manyUsers = 20;
const mostOffered = 100;

interface Props {
	field: { readonly id: string; readonly error: string | undefined };
	chosen: Reply<"assignableUsers">[number] | undefined;
	hint: string | undefined;
	/** Text that narrows the choice. */
	typed: string;
	onType: (typed: string) => void;
	onUser: (id: string) => void;
	/** Field beside the choice. */
	children: ReactNode;
}

/** The users who were found, by name and phone, and the chosen one. */
export function UserChoice({ field, chosen, hint, typed, onType, onUser, children }: Props) {
	const say = useSay();
	const lang = useLang();
	const list = useList("assignableUsers");
	const users = list.data;
	const found = useMemo(() => users?.filter(findsPerson(typed)) ?? [], [users, typed]);
	const offered = found.slice(0, mostOffered);
	if (chosen && !offered.includes(chosen)) offered.unshift(chosen);
	const counts = { shown: mostOffered, all: grouped(found.length, lang) };
	return (
		<>
			{users && users.length > manyUsers ? (
				<div className={form.narrow}>
					<Field
						label={say(words.narrow)}
						hint={found.length > mostOffered ? fill(say(words.firstOf), counts) : undefined}
						type="search"
						value={typed}
						onChange={(event) => onType(event.currentTarget.value)}
						autoComplete="off"
					/>
				</div>
			) : null}
			<div className={`stack ${form.fields}`}>
				<SelectField
					{...field}
					required
					label={say(shared.user)}
					name="user"
					hint={hint}
					empty={say(emptyChoice(list, shared.chooseUser))}
					choices={offered.map(({ id, name, phone }) => ({ value: id, label: `${name} (${phone})` }))}
					value={chosen?.id ?? ""}
					onChange={(event) => onUser(event.currentTarget.value)}
				/>
				{children}
			</div>
		</>
	);
}
