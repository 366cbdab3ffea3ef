import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./button.module.css";

export type ButtonLook = "solid" | "line" | "board" | "red";

/** The class of a link that acts or a button. One solid one a view. */
export function buttonClass(look: ButtonLook = "solid", size: "usual" | "big" = "usual"): string {
	return [styles.button, look === "solid" ? "" : styles[look], size === "big" ? styles.big : ""]
		.filter(Boolean)
		.join(" ");
}

type Props = ComponentProps<"button"> & {
	look?: ButtonLook;
	size?: "usual" | "big";
	/** In progress: a spinner, and the focus stays. The form must ignore a second press. */
	busy?: boolean;
};

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
