import { Card, CardRow } from "../../../parts/card/card.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { educationWords as words } from "./words.ts";

export function loader({ read }: LoaderArgs) {
	return {
		content: read("educationPage"),
		institutions: read("institutions"),
	};
}

export default function Education({ loaderData }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { content, institutions } = loaderData;
	return (
		<>
			<PageBoard page="education" lead={content.lead} picture={content.banner} />
			<section className="wrap section" aria-labelledby="institutions-title">
				<SectionHead id="institutions-title" title={say(words.institutions)} />
				<CardRow>
					{institutions.map(({ id, title, image, description }) => (
						<Card
							key={id}
							id={`institution-${id}`}
							picture={image}
							title={title}
							text={description}
							colour="papers"
						/>
					))}
				</CardRow>
			</section>
			<div className="wrap">{content.notes ? <Notes notes={content.notes} /> : null}</div>
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
