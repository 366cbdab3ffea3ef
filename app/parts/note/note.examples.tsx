import { Note } from "./note.tsx";

export const examples = {
	good: (
		<Note tone="good">
			<p>
				<b>This service works normally.</b> The counter is open from 10 to 5.
			</p>
		</Note>
	),
	look: <Note tone="look">The amount was raised by a later order.</Note>,
	bad: <Note tone="bad">The counter is closed this week.</Note>,
	plain: <Note>Bring the originals; they are given back.</Note>,
};
