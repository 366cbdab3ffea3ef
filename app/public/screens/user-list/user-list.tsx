import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useSay } from "../../../words/language.ts";
import { Island } from "../../island.tsx";
import TestUsers from "./test-users.island.tsx";
import { userListWords as words } from "./words.ts";

/** The test page (§2.16): a form with name and e-mail, and the list of entries. */
export default function UserList() {
	const say = useSay();
	return (
		<>
			<PageBoard page="userList" lead={say(words.lead)} />
			<Island name="test-users" of={TestUsers} props={{}} atOnce />
		</>
	);
}
