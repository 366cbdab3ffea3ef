import { readService } from "../../../parts/service-page/read-service.ts";
import { ServicePage } from "../../../parts/service-page/service-page.tsx";
import type { Route } from "./+types/grievances";

export function loader(args: Route.LoaderArgs) {
	return readService(args, "grievancesPage");
}

/** Where to complain: the state's portal, and other ways (§2.13). */
export default function Grievances({ loaderData }: Route.ComponentProps) {
	return <ServicePage page="grievances" {...loaderData} />;
}
