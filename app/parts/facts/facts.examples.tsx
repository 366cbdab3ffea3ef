import { Facts } from "./facts.tsx";

export const examples = {
	three: (
		<Facts
			facts={[
				{ label: "Register within", value: "21 days", note: "free of charge" },
				{ label: "Issued in", value: "7–15 days" },
				{ label: "Fee", value: "Not notified yet", note: "Ask at the counter" },
			]}
		/>
	),
	one: <Facts facts={[{ label: "Each month", value: "₹1,000" }]} />,
};
