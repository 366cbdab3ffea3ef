import { type ComponentProps, useState } from "react";
import { useSay } from "../../words/language.ts";
import { Field } from "../field/field.tsx";
import { passwordFieldWords as words } from "./words.ts";

type Props = Omit<ComponentProps<typeof Field>, "type" | "after"> & {
	shown?: boolean;
	onShow?: (shown: boolean) => void;
};

/** A password that can be shown while it is typed (requirement A3: pasting is allowed). */
export function PasswordField({ shown, onShow, ...field }: Props) {
	const say = useSay();
	const [isOwnShown, setOwnShown] = useState(false);
	const isShown = shown ?? isOwnShown;
	return (
		<Field
			{...field}
			type={isShown ? "text" : "password"}
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			after={
				<button type="button" onClick={() => (onShow ?? setOwnShown)(!isShown)}>
					{say(isShown ? words.hide : words.show)}
					<span className="visually-hidden"> {field.label}</span>
				</button>
			}
		/>
	);
}
