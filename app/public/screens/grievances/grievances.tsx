import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readService } from "../../service-page/read-service.ts";
import { ServicePage } from "../../service-page/service-page.tsx";
import { grievancesHeadings } from "./words.ts";

export function loader(args: LoaderArgs) {
	return readService(args, "grievancesPage");
}

/** Where to complain: the state's portal, and other ways (§2.13). */
export default function Grievances({ loaderData }: ScreenProps<typeof loader>) {
	return <ServicePage page="grievances" headings={grievancesHeadings} {...loaderData} />;
}
