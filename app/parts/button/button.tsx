import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonLook = "solid" | "line" | "board" | "red";

/** The class of something that looks like a button: a link that acts, or a button itself. One solid one a view. */
export function buttonClass(look: ButtonLook = "solid", size: "usual" | "big" = "usual"): string {
	return [styles.button, look === "solid" ? "" : styles[look], size === "big" ? styles.big : ""]
		.filter(Boolean)
		.join(" ");
}

type Props = ComponentProps<"button"> & { look?: ButtonLook; size?: "usual" | "big" };

/** A button; it never sends a form unless told to (`type="submit"`). */
export function Button({ look, size, className, type = "button", ...rest }: Props) {
	return (
		<button
			type={type}
			className={[buttonClass(look, size), className].filter(Boolean).join(" ")}
			{...rest}
		/>
	);
}
