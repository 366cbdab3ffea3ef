import { Icon } from "../icon/icon.tsx";
import { Button } from "./button.tsx";

export const examples = {
	solid: <Button>Default</Button>,
	line: <Button look="line">Line</Button>,
	board: <Button look="board">Board</Button>,
	red: <Button look="red">Delete</Button>,
	disabled: <Button disabled>Disabled</Button>,
	busy: <Button busy>Saving…</Button>,
	big: (
		<Button size="big">
			Apply <Icon name="right" />
		</Button>
	),
};
