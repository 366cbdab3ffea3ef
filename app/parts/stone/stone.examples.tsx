import { Stone } from "./stone.tsx";

const stone = (colour: string) => (
	<Stone
		href="/"
		icon="birth"
		label="Birth certificate"
		figure="21 days"
		unit="to register"
		colour={colour}
	/>
);

export const examples = {
	papers: stone("papers"),
	schemes: stone("schemes"),
	water: stone("water"),
	complaints: stone("complaints"),
	other: stone("other"),
};
