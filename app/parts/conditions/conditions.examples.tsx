import { Conditions } from "./conditions.tsx";

export const examples = {
	pension: <Conditions items={["Age 60 or more", "Resident of the state", "No other pension"]} />,
};
