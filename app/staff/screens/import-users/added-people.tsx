import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import type { Column } from "../../../parts/register/column.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useSay } from "../../../words/language.ts";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { Phone } from "../../parts/phone.tsx";
import quiet from "../../parts/quiet-register.module.css";
import { PrintSlips } from "../../parts/slip/print-slips.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import { importUsersWords as words } from "./words.ts";

/** Added people with their passwords, shown this once, and slips. */
export function AddedPeople({ people }: { people: Reply<"importUsers"> }) {
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
