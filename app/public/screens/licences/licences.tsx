import { readService } from "../../../parts/service-page/read-service.ts";
import { ServicePage } from "../../../parts/service-page/service-page.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/licences";
import { LicenceCards } from "./licence-cards.tsx";
import { Today } from "./today.tsx";

export function loader(args: Route.LoaderArgs) {
	const lang = langOf(new URL(args.request.url).pathname);
	return {
		...readService(args, "licencesPage"),
		licences: read(args.context, "licences", lang),
		today: read(args.context, "today", lang).licences,
	};
}

/** Three licences (§2.13), and what the council can do for a citizen until they can be had online. */
export default function Licences({ loaderData: { licences, today, ...page } }: Route.ComponentProps) {
	return (
		<ServicePage page="licences" {...page}>
			<LicenceCards licences={licences} />
			<Today today={today} />
		</ServicePage>
	);
}
