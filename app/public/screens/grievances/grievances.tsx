import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readService } from "../../service-page/read-service.ts";
import { ServicePage } from "../../service-page/service-page.tsx";
import { Problems } from "./problems.tsx";
import { grievancesHeadings } from "./words.ts";

export function loader(args: LoaderArgs) {
	return {
		...readService(args, "grievancesPage"),
		problems: args.read("grievancesPage").problems,
	};
}

/** Whom to call about what; then where to complain: the state's portal, and other ways (§2.13). */
export default function Grievances({ loaderData: { problems, ...page } }: ScreenProps<typeof loader>) {
	return (
		<ServicePage
			page="grievances"
			headings={grievancesHeadings}
			first={problems ? <Problems problems={problems} /> : null}
			{...page}
		/>
	);
}
