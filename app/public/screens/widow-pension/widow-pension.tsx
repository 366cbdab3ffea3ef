import { PensionCheckLink } from "../../../parts/service-page/pension-check-link.tsx";
import { readService } from "../../../parts/service-page/read-service.ts";
import { ServicePage } from "../../../parts/service-page/service-page.tsx";
import type { Route } from "./+types/widow-pension";

export function loader(args: Route.LoaderArgs) {
	return readService(args, "widowPensionPage");
}

/** The widow pension, with the way to the state's portal (§2.12). */
export default function WidowPension({ loaderData }: Route.ComponentProps) {
	return <ServicePage page="widowPension" {...loaderData} checker={<PensionCheckLink scheme="widow" />} />;
}
