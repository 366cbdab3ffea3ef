import { useEffect, useRef } from "react";
import { layout } from "#contract/limits.ts";
import { Header } from "./header.tsx";
import styles from "./masthead.module.css";
import { Navigation } from "./navigation.tsx";

/** Header and navigation, which stay in view and fold while the reader scrolls down (§4, the scroll flag). */
export function Masthead() {
	const masthead = useRef<HTMLDivElement>(null);

	useEffect(() => {
		let before = window.scrollY;
		const follow = () => {
			const now = window.scrollY;
			const flag = now > before && now > layout.scrollFlag;
			before = now;
			// §4: the scrolled-up classes of header and navigation.
			masthead.current?.classList.toggle("scrolled-up", flag);
		};
		addEventListener("scroll", follow, { passive: true });
		return () => removeEventListener("scroll", follow);
	}, []);

	return (
		<div ref={masthead} className={styles.masthead}>
			<Header />
			<Navigation />
		</div>
	);
}
