import { readService } from "../../../parts/service-page/read-service.ts";
import { ServicePage } from "../../../parts/service-page/service-page.tsx";
import type { Route } from "./+types/birth-certificate";

export function loader(args: Route.LoaderArgs) {
	return readService(args, "birthCertificatePage");
}

/** How to register a birth and get its certificate (§2.13). */
export default function BirthCertificate({ loaderData }: Route.ComponentProps) {
	return <ServicePage page="birthCertificate" {...loaderData} />;
}
