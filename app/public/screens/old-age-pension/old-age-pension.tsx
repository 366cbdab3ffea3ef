import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { WayList } from "../../../parts/night-band/way-list.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readStatuses } from "../../service-page/read-status.ts";
import { Status } from "../../service-page/status.tsx";
import { AtAGlance } from "./at-a-glance.tsx";
import type { Schemes } from "./chosen-scheme.ts";
import { Highlights } from "./highlights.tsx";
import { HowToApply } from "./how-to-apply.tsx";
import { More } from "./more.tsx";
import styles from "./old-age-pension.module.css";
import PensionSchemes from "./pension-schemes.island.tsx";

export function loader(args: LoaderArgs) {
	const { read } = args;
	const page = read("oldAgePensionPage");
	return {
		page,
		status: readStatuses(args).oldAgePension ?? page.status,
		schemes: read("pensionSchemes") as Schemes,
		steps: read("pensionSteps"),
		questions: read("pensionQuestions"),
		eligibility: read("eligibility"),
	};
}

/** The three pensions (§2.12). The chosen one is in the address, old age by default (§4). */
export default function OldAgePension({ loaderData }: ScreenProps<typeof loader>) {
	const { page, status, schemes, steps, questions, eligibility } = loaderData;
	return (
		<>
			<PageBoard page="oldAgePension" lead={page.lead} />
			<div className={`wrap section stack ${styles.blocks}`}>
				{status && status.state !== "normal" ? <Status status={status} /> : null}
				<Island
					name="pension-schemes"
					of={PensionSchemes}
					props={{ page: { choose: page.choose, apply: page.apply }, schemes, eligibility }}
				/>
			</div>
			<HowToApply steps={steps} questions={questions} />
			<div className={`wrap section stack ${styles.blocks}`}>
				<Highlights highlights={page.highlights} />
				<AtAGlance facts={page.facts} check={page.check} />
				<More page={page} />
			</div>
			<NightBand id="helpline-title" title={page.helpline.title} text={page.helpline.text}>
				<WayList way={page.helpline} />
			</NightBand>
		</>
	);
}
