import { type ComponentProps, useState } from "react";
import { useSay } from "../../language.ts";
import { Field } from "../field/field.tsx";
import { passwordFieldWords as words } from "./words.ts";

type Props = Omit<ComponentProps<typeof Field>, "type" | "after"> & {
	/** Starts readable: a password that is to be handed over. */
	shown?: boolean | undefined;
};

/** A password that can be shown while it is typed (requirement A3: pasting is allowed, nothing stands in its way). */
export function PasswordField({ shown = false, ...field }: Props) {
	const say = useSay();
	const [isShown, setShown] = useState(shown);
	return (
		<Field
			{...field}
			type={isShown ? "text" : "password"}
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			after={
				<button type="button" onClick={() => setShown(!isShown)}>
					{say(isShown ? words.hide : words.show)}
					<span className="visually-hidden"> {field.label}</span>
				</button>
			}
		/>
	);
}
