import { PensionCheckLink } from "../../../parts/service-page/pension-check-link.tsx";
import { readService } from "../../../parts/service-page/read-service.ts";
import { ServicePage } from "../../../parts/service-page/service-page.tsx";
import type { Route } from "./+types/divyang-pension";

export function loader(args: Route.LoaderArgs) {
	return readService(args, "divyangPensionPage");
}

/** The divyang pension, with the way to the state's portal (§2.12). */
export default function DivyangPension({ loaderData }: Route.ComponentProps) {
	return (
		<ServicePage page="divyangPension" {...loaderData} checker={<PensionCheckLink scheme="handicap" />} />
	);
}
