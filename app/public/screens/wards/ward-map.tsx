import { Link } from "../../../navigation/link.tsx";
import { useSay } from "../../../words/language.ts";
import type { Ward } from "./columns.tsx";
import type { MapRow } from "./ward-map.ts";
import styles from "./wards.module.css";
import { wardsWords as words } from "./words.ts";

/** The wards as they lie, each a stone with its number that leads to it; to a screen reader a list of links, row by row. */
export function WardMap({ rows, current }: { rows: readonly MapRow<Ward>[]; current?: number | undefined }) {
	const say = useSay();
	return (
		<nav className={`stack ${styles.map}`} aria-label={say(words.map)}>
			{rows.map(({ id, isShifted, wards }) => (
				<ul key={id} className={isShifted ? styles.shifted : styles.row}>
					{wards.map((ward, place) =>
						ward ? (
							<li key={ward.id}>
								<Link to={`?ward=${ward.id}`} aria-current={ward.id === current || undefined}>
									{ward.id} <small>{ward.name}</small>
								</Link>
							</li>
						) : (
							// biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place
							<li key={`empty ${place}`} aria-hidden="true" />
						),
					)}
				</ul>
			))}
		</nav>
	);
}
