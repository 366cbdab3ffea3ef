import { readService } from "../../../parts/service-page/read-service.ts";
import { ServicePage } from "../../../parts/service-page/service-page.tsx";
import type { Route } from "./+types/death-certificate";

export function loader(args: Route.LoaderArgs) {
	return readService(args, "deathCertificatePage");
}

/** How to register a death and get its certificate, with three questions (§2.13). */
export default function DeathCertificate({ loaderData }: Route.ComponentProps) {
	return <ServicePage page="deathCertificate" {...loaderData} />;
}
