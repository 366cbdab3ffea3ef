import type { Read } from "#contract/content/kinds.ts";
import { MovingList } from "../../../parts/moving-list/moving-list.tsx";
import { Pause } from "../../../parts/pause/pause.tsx";
import { Portrait } from "../../../parts/portrait/portrait.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import { words } from "../../../words/words.ts";

export function Officials({ officers }: { officers: Read<"officers"> }) {
	const say = useSay();
	return (
		<section className="section section-chuna" aria-labelledby="officials-title">
			<div className="wrap">
				<SectionHead id="officials-title" title={say(words.officials)}>
					<Pause iconOnly />
				</SectionHead>
			</div>
			<MovingList way="left-25s" label={say(words.officials)} linkless>
				{() =>
					officers.map((officer) => (
						<li key={officer.id}>
							<Portrait
								name={officer.name}
								designation={officer.designation}
								img={officer.img}
								size="small"
							/>
						</li>
					))
				}
			</MovingList>
		</section>
	);
}
