import { alertLines, alertLinesShown } from "#contract/alert-lines.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { ContentLink } from "../../parts/link/content-link.tsx";
import { useSite } from "../../parts/site-data.ts";
import { useHere } from "../../parts/site-pages.ts";
import { useSay } from "../../words/language.ts";
import { alertWords as words } from "./alert-words.ts";
import sheet from "./alerts.css?url";
import { alertsCode } from "./inline-code.ts";

type AlertRow = ReturnType<typeof useSite>["alerts"][number];

/** The council's alerts that are current and belong on this page (tables/alerts.csv). */
export function Alerts() {
	const say = useSay();
	const { alerts } = useSite();
	const page = useHere();
	if (alerts.length === 0) return null;
	const places = ["all", page?.section, page?.name];
	const here = alerts.filter(({ on }) => on.some((place) => places.includes(place)));
	return (
		<section className="alerts" aria-label={say(words.alerts)} aria-live="polite">
			{here.length > 0 ? <link rel="stylesheet" href={sheet} /> : null}
			{here.map((alert) => (
				<Alert key={keyOf(alert)} alert={alert} />
			))}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, whose hash the policy lists */}
			<script dangerouslySetInnerHTML={{ __html: alertsCode }} />
		</section>
	);
}

const icons = { information: "info", warning: "alert", emergency: "alert" } as const;

function Alert({ alert }: { alert: AlertRow }) {
	const say = useSay();
	const { level, text, link } = alert;
	const isLong = alertLines(text) > alertLinesShown;
	return (
		<div data-alert={keyOf(alert)} className={`alert-${level}`}>
			<div className={`wrap alert-row ${isLong ? "alert-long" : ""}`}>
				<Icon name={icons[level]} />
				<strong>{say(words[level])}</strong>
				<p>
					{text} {link ? <ContentLink to={link} /> : null}
				</p>
				<details data-screen-only="">
					<summary>{say(words.more)}</summary>
				</details>
				<button type="button" aria-label={say(words.hide)} title={say(words.hide)}>
					<Icon name="close" />
				</button>
			</div>
		</div>
	);
}

/** Key of a dismissed alert; a changed alert has a new one, so that it is shown again. */
function keyOf({ id, version }: AlertRow): string {
	return `${id}.${version}`;
}
