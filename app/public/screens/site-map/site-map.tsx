import { type FileRow, filePath, files } from "#contract/files.ts";
import { type Section, sections } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { usePages } from "../../../parts/site-pages.ts";
import { useLang, useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./site-map.module.css";
import { siteMapWords as words } from "./words.ts";

export function loader({ read }: LoaderArgs) {
	return { page: read("siteMapPage") };
}

const sectionNames = Object.keys(sections) as Section[];

/** Every page by its section, with the portals of the menus, and the files that people may want. */
export default function SiteMap({ loaderData: { page } }: ScreenProps<typeof loader>) {
	return (
		<>
			<PageBoard page="siteMap" lead={page.lead} />
			<div className={`wrap section ${styles.map}`}>
				{sectionNames.map((section) => (
					<SectionOfPages key={section} section={section} />
				))}
				<Files />
			</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}

function SectionOfPages({ section }: { section: Section }) {
	const say = useSay();
	const lang = useLang();
	const { portals } = useSite();
	const pages = usePages();
	const listed = pages.all.filter((page) => page.indexed && page.section === section);
	const leaving = pages.menus.filter((menu) => menu.section === section).flatMap(({ entries }) => entries);
	if (listed.length === 0) return null;
	return (
		<section aria-labelledby={section}>
			<h2 id={section}>{say(pages.sections[section])}</h2>
			<ul className={`tap ${styles.pages}`}>
				{listed.map(({ name, title }) => (
					<li key={name}>
						<Link to={pages.path(name, lang)}>{say(title)}</Link>
					</li>
				))}
				{leaving.map(({ label, to }) =>
					to !== "comingSoon" && "portal" in to ? (
						<li key={to.portal}>
							<ExternalLink address={portals[to.portal] ?? ""}>{say(label)}</ExternalLink>
						</li>
					) : null,
				)}
			</ul>
		</section>
	);
}

function Files() {
	const say = useSay();
	const lang = useLang();
	return (
		<section aria-labelledby="files">
			<h2 id="files">{say(words.files)}</h2>
			<ul className={`tap ${styles.pages}`}>
				{files.map((file: FileRow & { name: (typeof files)[number]["name"] }) =>
					file.title ? (
						<li key={file.name}>
							<a href={filePath(file.name, lang)}>{say(file.title)}</a>
						</li>
					) : null,
				)}
			</ul>
		</section>
	);
}
