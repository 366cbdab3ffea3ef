import { TickList } from "./tick-list.tsx";

export const examples = {
	papers: (
		<TickList
			label="Documents to bring"
			items={["Aadhaar card", "Proof of age", "Bank passbook of an account linked with Aadhaar"]}
		/>
	),
};
