import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./button.module.css";

export type ButtonLook = "solid" | "line" | "board" | "red";

/** The class of something that looks like a button: a link that acts, or a button itself. One solid one a view. */
export function buttonClass(look: ButtonLook = "solid", size: "usual" | "big" = "usual"): string {
	return [styles.button, look === "solid" ? "" : styles[look], size === "big" ? styles.big : ""]
		.filter(Boolean)
		.join(" ");
}

type Props = ComponentProps<"button"> & {
	look?: ButtonLook;
	size?: "usual" | "big";
	/** What it does is under way: a spinner, and it keeps the focus. Its form must let a second press do nothing. */
	busy?: boolean;
};

/** A button; it never sends a form unless told to (`type="submit"`). */
export function Button({ look, size, className, type = "button", busy = false, children, ...rest }: Props) {
	return (
		<button
			type={type}
			className={[buttonClass(look, size), className].filter(Boolean).join(" ")}
			aria-disabled={busy || undefined}
			{...rest}
		>
			{busy ? <Icon name="spinner" /> : null}
			{children}
		</button>
	);
}
