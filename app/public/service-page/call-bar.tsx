import { buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { useSay } from "../../words/language.ts";
import styles from "./glance.module.css";
import type { Office, Service } from "./read-service.ts";
import { words } from "./words.ts";

interface Props {
	ways: NonNullable<Service["otherWays"]>;
	office: Office;
}

/** On a phone: one tap to the person who knows, and when the door is open. A wide screen has the counter beside the page. */
export function CallBar({ ways, office }: Props) {
	const way = ways.find(({ phone }) => phone);
	const number = way?.phone ?? office.helpline;
	return (
		<div className={`cluster ${styles.call}`}>
			<a href={`tel:${number.replace(/[^\d+]/g, "")}`} className={buttonClass("line")}>
				<Icon name="phone" /> {useSay()(words.call)} <span>{number}</span>
			</a>
			{/* Another number than the office's has hours of its own: a night shelter answers at night. */}
			<p>{way && number !== office.helpline ? way.text : office.hours}</p>
		</div>
	);
}
