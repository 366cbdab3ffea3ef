import { Header } from "./header.tsx";
import styles from "./masthead.module.css";
import { Navigation } from "./navigation.tsx";

/** Header and navigation: sticky, and folded while the reader scrolls down (§4, script/masthead.ts). */
export function Masthead() {
	return (
		<div className={styles.masthead} data-masthead="">
			<Header />
			<Navigation />
		</div>
	);
}
