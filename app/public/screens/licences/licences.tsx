import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readService } from "../../service-page/read-service.ts";
import { ServicePage } from "../../service-page/service-page.tsx";
import { LicenceCards } from "./licence-cards.tsx";
import { Today } from "./today.tsx";

export function loader(args: LoaderArgs) {
	return {
		...readService(args, "licencesPage"),
		licences: args.read("licences"),
		today: args.read("today").licences,
	};
}

/** Three licences (§2.13), and how to get them until they are online. */
export default function Licences({ loaderData: { licences, today, ...page } }: ScreenProps<typeof loader>) {
	return (
		<ServicePage page="licences" {...page}>
			<LicenceCards licences={licences} />
			<Today today={today} />
		</ServicePage>
	);
}
