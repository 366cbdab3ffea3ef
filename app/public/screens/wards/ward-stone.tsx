import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { Button } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { KeepWard } from "../../../parts/my-ward/my-ward.tsx";
import { useSay } from "../../../words/language.ts";
import type { Ward } from "./columns.tsx";
import type { WardRow } from "./read-ward.ts";
import styles from "./wards.module.css";
import { wardsWords as words } from "./words.ts";

/** All that is known of one ward, on a kilometre stone; on paper it is a sheet of A5 for the wall. */
export function WardStone({ ward: { id, name }, rows }: { ward: Ward; rows: readonly WardRow[] }) {
	const say = useSay();
	return (
		<article className={styles.stone} data-tick-list="">
			<h2>
				<span>{fill(say(words.ward), { id })}</span> {name}
			</h2>
			<dl>
				{rows.map(({ label, items, isOfTown }) => (
					<div key={label + items[0]?.text}>
						<dt className="quiet">{label}</dt>
						<dd className="tap">
							{items.map(({ text, href }) => (
								<p key={text}>
									{href ? (
										<Link to={href}>
											{href.startsWith("tel:") ? <Icon name="phone" /> : null} {text}
										</Link>
									) : (
										text
									)}
								</p>
							))}
							{isOfTown ? <small className="quiet">{say(words.wholeTown)}</small> : null}
						</dd>
					</div>
				))}
			</dl>
			<div className={`stack ${styles.acts}`} data-screen-only="">
				<KeepWard ward={id} />
				<Button look="line" data-print-list="" data-needs-frame="">
					<Icon name="print" />
					{say(words.print)}
				</Button>
			</div>
		</article>
	);
}
