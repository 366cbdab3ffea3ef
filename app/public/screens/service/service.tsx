import type { PensionSchemeKey } from "#contract/content/pension-rules.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { PensionCheckLink } from "../../service-page/pension-check-link.tsx";
import { readService } from "../../service-page/read-service.ts";
import { ServicePage } from "../../service-page/service-page.tsx";

/** Pages that are about one service and nothing else (§2.12, §2.13); a pension leads to its eligibility questions. */
const schemes = {
	birthCertificate: undefined,
	deathCertificate: undefined,
	marriageCertificate: undefined,
	widowPension: "widow",
	divyangPension: "handicap",
} as const satisfies Record<string, PensionSchemeKey | undefined>;

export function loader(args: LoaderArgs) {
	const page = args.context.door.pages.atPath(args.url.pathname)?.page.name as keyof typeof schemes;
	return { page, ...readService(args, `${page}Page`) };
}

export default function Service({ loaderData }: ScreenProps<typeof loader>) {
	const scheme = schemes[loaderData.page];
	return <ServicePage {...loaderData} checker={scheme && <PensionCheckLink scheme={scheme} />} />;
}
