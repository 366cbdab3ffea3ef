import type { Portal, Read } from "#contract/content/kinds.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { usePages } from "../../../parts/site-pages.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import styles from "./doors.module.css";
import { homeWords as words } from "./words.ts";

type Answers = Read<"today">;

interface Way {
	readonly label: string;
	readonly figure?: string | undefined;
	readonly to: string | Portal;
}

export function Doors({ today, tasks }: { today: Answers; tasks: Read<"home">["tasks"] }) {
	const say = useSay();
	const lang = useLang();
	const pages = usePages();
	const { council } = useSite();
	const payWay = (link: Answers["budget"]["link"]) =>
		link && "address" in link ? link : (link?.href ?? "#pay");
	const pageWay = (page: string, label: string): Way[] => {
		if (!pages.has(page)) return [];
		const to = pages.path(page, lang);
		return [{ label, to, figure: tasks.find((task) => task.page.href === to)?.figure }];
	};
	const doors = [
		{
			colour: "water",
			icon: "rupee",
			title: words.pay,
			ways: [
				{ label: say(words.houseTax), to: payWay(today.propertyTax.link) },
				{ label: say(words.waterTax), to: payWay(today.waterCharges.link) },
			],
		},
		{
			colour: "papers",
			icon: "doc",
			title: words.certificate,
			ways: [
				...pageWay("birthCertificate", say(words.birth)),
				...pageWay("deathCertificate", say(words.death)),
			],
		},
		{
			colour: "complaints",
			icon: "horn",
			title: words.complaint,
			ways: [
				...pageWay("report", say(words.whatIsBroken)).map((way) => ({ ...way, figure: undefined })),
				{ label: council.helpline, to: dialled(council.helpline) },
			],
		},
	] as const;
	return (
		<ul className={`stack ${styles.doors}`} aria-label={say(words.mainTasks)}>
			{doors.map(({ colour, icon, title, ways }) => (
				<li key={icon} className={`cap-${colour}`}>
					<span className={styles.cap}>
						<Icon name={icon} />
					</span>
					<b>{say(title)}</b>
					{ways.map(({ label, figure, to }: Way) => (
						<DoorLink key={label} to={to}>
							{figure ? `${label} · ${figure}` : label}
						</DoorLink>
					))}
				</li>
			))}
		</ul>
	);
}

function DoorLink({ to, children }: { to: Way["to"]; children: string }) {
	if (typeof to !== "string") return <ExternalLink address={to.address}>{children}</ExternalLink>;
	return /^(#|tel:)/.test(to) ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
}
