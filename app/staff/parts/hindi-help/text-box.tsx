import { HindiText, type TextBoxProps } from "./hindi-text.tsx";
import { pastePlain } from "./paste-plain.ts";

/** A box for one language that pastes plain text and helps with Hindi. */
export function TextBox(props: TextBoxProps) {
	if (props.lang === "hi") return <HindiText {...props} />;
	return <textarea {...props} onPaste={pastePlain} />;
}
