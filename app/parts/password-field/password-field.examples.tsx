import { PasswordField } from "./password-field.tsx";

export const examples = {
	hidden: <PasswordField label="Password" name="password" defaultValue="kheer-47-nadi-pul" />,
	shown: <PasswordField label="Password" name="password" defaultValue="kheer-47-nadi-pul" shown />,
	"with a mistake": <PasswordField label="Password" name="password" error="The password is wrong." />,
};
