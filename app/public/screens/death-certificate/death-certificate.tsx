import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readService } from "../../service-page/read-service.ts";
import { ServicePage } from "../../service-page/service-page.tsx";

export function loader(args: LoaderArgs) {
	return readService(args, "deathCertificatePage");
}

/** How to register a death and get its certificate, with three questions (§2.13). */
export default function DeathCertificate({ loaderData }: ScreenProps<typeof loader>) {
	return <ServicePage page="deathCertificate" {...loaderData} />;
}
