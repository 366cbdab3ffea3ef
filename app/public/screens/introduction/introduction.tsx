import { buttonClass } from "../../../parts/button/button.tsx";
import { Facts } from "../../../parts/facts/facts.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { PortraitGrid } from "../../../parts/portrait-grid/portrait-grid.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import { words as shared } from "../../../words/words.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./introduction.module.css";
import { introductionWords as words } from "./words.ts";
import "../../../look/columns.css";

export function loader({ read }: LoaderArgs) {
	return { page: read("introductionPage"), officers: read("officers") };
}

export default function Introduction({ loaderData: { page, officers } }: ScreenProps<typeof loader>) {
	const say = useSay();
	return (
		<>
			<PageBoard page="introduction" lead={page.lead} />
			<section className={`wrap section split ${styles.story}`} aria-labelledby="town">
				<div className={`measure ${styles.words}`}>
					<SectionHead id="town" title={say(words.history)} />
					{page.history.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<ul className={`stack ${styles.photos}`} aria-label={say(words.photos)}>
					{page.photos.map((photo) => (
						<li key={photo.src}>
							<figure>
								<Picture picture={photo} className="photo" />
								<figcaption>{photo.title}</figcaption>
							</figure>
						</li>
					))}
				</ul>
			</section>
			<section className="section section-chuna" aria-labelledby="council">
				<div className={`wrap split ${styles.council}`}>
					<div className={`measure ${styles.words}`}>
						<SectionHead id="council" title={say(words.council)} />
						{page.council.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					<div className={styles.aside}>
						{page.figures ? <Facts facts={page.figures} /> : null}
						<p>{page.contact}</p>
						<PageLink page="contact" className={buttonClass()}>
							{say(words.contactOffice)}
						</PageLink>
					</div>
				</div>
			</section>
			<section className="wrap section" aria-labelledby="officials">
				<SectionHead id="officials" title={say(shared.officials)} />
				{page.officials ? <p className={`measure ${styles.lead}`}>{page.officials}</p> : null}
				<PortraitGrid people={officers} label={say(shared.officials)} />
			</section>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
