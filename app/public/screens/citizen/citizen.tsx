import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useSay } from "../../../words/language.ts";
import { Island } from "../../island.tsx";
import CitizenForm from "./citizen-form.island.tsx";
import { citizenWords as words } from "./words.ts";

/** The alternative page with the home login/registration form (§3, §7). */
export default function Citizen() {
	const say = useSay();
	return (
		<>
			<PageBoard page="citizen" lead={say(words.lead)} />
			<Island name="citizen-form" of={CitizenForm} props={{}} />
		</>
	);
}
