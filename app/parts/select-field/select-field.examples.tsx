import { SelectField } from "./select-field.tsx";

const choices = [
	{ value: 1, label: "admin" },
	{ value: 2, label: "subadmin" },
];

export const examples = {
	empty: <SelectField label="Role" empty="Choose a role" choices={choices} />,
	"with a hint": (
		<SelectField
			label="Post"
			empty="Choose a role"
			choices={choices}
			defaultValue={2}
			hint="2 people hold it"
		/>
	),
	"with a mistake": (
		<SelectField label="Role" empty="Choose a role" choices={choices} error="Role is required" />
	),
};
