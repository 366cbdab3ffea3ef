import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { PensionCheckLink } from "../../service-page/pension-check-link.tsx";
import { readService } from "../../service-page/read-service.ts";
import { ServicePage } from "../../service-page/service-page.tsx";

export function loader(args: LoaderArgs) {
	return readService(args, "widowPensionPage");
}

export default function WidowPension({ loaderData }: ScreenProps<typeof loader>) {
	return <ServicePage page="widowPension" {...loaderData} checker={<PensionCheckLink scheme="widow" />} />;
}
