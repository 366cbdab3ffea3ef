import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readService } from "../../service-page/read-service.ts";
import { ServicePage } from "../../service-page/service-page.tsx";

export function loader(args: LoaderArgs) {
	return readService(args, "birthCertificatePage");
}

export default function BirthCertificate({ loaderData }: ScreenProps<typeof loader>) {
	return <ServicePage page="birthCertificate" {...loaderData} />;
}
