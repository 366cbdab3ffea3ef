import { Field } from "../field/field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const name = { id: "example-name", words: "Name is required" };
const phone = { id: "example-phone", words: "Phone is required" };
const role = { id: "example-role", words: "Role name is required" };

export const examples = {
	"two fields": (
		<>
			<ErrorSummary errors={{ count: 0, errors: [name, phone] }} />
			<Field label="Name" id={name.id} error={name.words} />
			<Field label="Phone" id={phone.id} error={phone.words} />
		</>
	),
	"no field of the form": (
		<ErrorSummary errors={{ count: 0, errors: [{ words: "The server can't be reached." }] }} />
	),
	"one field, with the specification's sentence": (
		<>
			<ErrorSummary errors={{ count: 0, errors: [role], sentence: role.words }} />
			<Field label="Role Name" id={role.id} error="Role Name is required" />
		</>
	),
};
