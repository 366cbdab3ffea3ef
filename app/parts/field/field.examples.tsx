import { Field } from "./field.tsx";

export const examples = {
	empty: <Field label="Mobile" name="mobile" />,
	"with a hint": <Field label="Password" name="password" type="password" hint="12 characters or more" />,
	"with a button": (
		<Field label="Password" name="password" type="password" after={<button type="button">Show</button>} />
	),
	"with a mistake": <Field label="Mobile" name="mobile" defaultValue="12" error="Write ten digits." />,
};
