import { readService } from "../../../parts/service-page/read-service.ts";
import { ServicePage } from "../../../parts/service-page/service-page.tsx";
import type { Route } from "./+types/marriage-certificate";

export function loader(args: Route.LoaderArgs) {
	return readService(args, "marriageCertificatePage");
}

/** How to register a marriage and get its certificate (§2.13). */
export default function MarriageCertificate({ loaderData }: Route.ComponentProps) {
	return <ServicePage page="marriageCertificate" {...loaderData} />;
}
