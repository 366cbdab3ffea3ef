import { createElement, type ReactNode } from "react";
import styles from "./dots.module.css";

interface Props {
	/** Parts in their order; empty ones are left out. */
	of: readonly ReactNode[];
	className?: string;
}

/** Parts with dots between them, none of which begins or ends a line. */
export function Dots({ of, className = "" }: Props) {
	const parts = of.filter(Boolean).map((part) => createElement("span", null, part));
	return createElement("span", { className: `${styles.dots} ${className}` }, ...parts);
}
