import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import styles from "./moving-list.module.css";

interface Props {
	/** §9: tenders 20 s upwards, government websites 20 s and officials 25 s sideways. The news gallery goes by steps, in a class of its own. */
	way?: "up-20s" | "left-20s" | "left-25s";
	label: string;
	className?: string | undefined;
	/** Items without links: the list itself is focusable, so that a keyboard can scroll it. */
	linkless?: boolean;
	/** The items (`<li>`); put `tabIndex` on their links, for the keyboard skips the copy. */
	children: (tabIndex: -1 | undefined) => ReactNode;
}

/**
 * A list in an endless loop: rendered twice and shifted by half. It stops while it is hovered or focused, when paused
 * (parts/pause), and for readers who ask for less motion; then it is scrolled by hand.
 */
export function MovingList({ way, label, className, linkless = false, children }: Props) {
	const copies = Children.map(children(-1), (item) =>
		isValidElement(item)
			? cloneElement(item as ReactElement<{ "aria-hidden"?: boolean }>, { "aria-hidden": true })
			: item,
	);
	const focusable = linkless ? ({ tabIndex: 0, role: "group", "aria-label": label } as const) : {};
	return (
		<div className={[styles.window, way && styles[way], className].filter(Boolean).join(" ")} {...focusable}>
			{/* The style sheet reads the number of steps from here: the policy allows no inline style. */}
			<ul className={styles.list} aria-label={linkless ? undefined : label} data-count={copies?.length}>
				{children(undefined)}
				{copies}
			</ul>
		</div>
	);
}
