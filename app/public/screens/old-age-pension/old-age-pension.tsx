import { useSearchParams } from "../../../navigation/navigation.ts";
import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { WayList } from "../../../parts/night-band/way-list.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { readStatuses } from "../../../parts/service-page/read-status.ts";
import { Status } from "../../../parts/service-page/status.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/old-age-pension";
import { AtAGlance } from "./at-a-glance.tsx";
import { Check } from "./check.tsx";
import { chosenScheme, type Schemes } from "./chosen-scheme.ts";
import { Highlights } from "./highlights.tsx";
import { HowToApply } from "./how-to-apply.tsx";
import { More } from "./more.tsx";
import styles from "./old-age-pension.module.css";
import { SchemeDetails } from "./scheme-details.tsx";
import { SchemePicker } from "./scheme-picker.tsx";

export function loader(args: Route.LoaderArgs) {
	const { request, context } = args;
	const lang = langOf(new URL(request.url).pathname);
	const page = read(context, "oldAgePensionPage", lang);
	return {
		page,
		status: readStatuses(args).oldAgePension ?? page.status,
		schemes: read(context, "pensionSchemes", lang) as Schemes,
		steps: read(context, "pensionSteps", lang),
		questions: read(context, "pensionQuestions", lang),
		eligibility: read(context, "eligibility", lang),
	};
}

/** All three schemes are there from the start: choosing another asks the server for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
	return currentUrl.pathname !== nextUrl.pathname;
}

/** The three pensions (§2.12). The chosen one lives in the address and starts at old age (§4). */
export default function OldAgePension({ loaderData }: Route.ComponentProps) {
	const { page, status, schemes, steps, questions, eligibility } = loaderData;
	const [search] = useSearchParams();
	const chosen = chosenScheme(schemes, search);
	return (
		<>
			<PageBoard page="oldAgePension" lead={page.lead} />
			<div className={`wrap section ${styles.blocks}`}>
				{status && status.state !== "normal" ? <Status status={status} /> : null}
				<SchemePicker choose={page.choose} schemes={schemes} chosen={chosen} />
				<SchemeDetails scheme={schemes[chosen]} apply={page.apply} />
				<Check schemes={schemes} chosen={chosen} eligibility={eligibility} search={search} />
			</div>
			<HowToApply steps={steps} questions={questions} />
			<div className={`wrap section ${styles.blocks}`}>
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
