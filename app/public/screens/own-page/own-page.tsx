import { ReadingPage } from "../../reading-page/reading-page.tsx";
import { SectionBody } from "../../reading-page/section-body.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { Counter } from "../../service-page/aside.tsx";
import { readOffice } from "../../service-page/read-service.ts";
import { readStatuses } from "../../service-page/read-status.ts";
import { ServicePage } from "../../service-page/service-page.tsx";
import { ownPageWords as words } from "./words.ts";

export function loader(args: LoaderArgs) {
	const { url, context, read } = args;
	const name = context.door.pages.atPath(url.pathname)?.page.name ?? "";
	const content = read("ownPages")[name];
	if (!content) throw new Error(`The council has no page of its own called "${name}"`);
	const documents = read("documents");
	const status = readStatuses(args)[name] ?? content.service?.status;
	return { name, content, documents, status, office: readOffice(args) };
}

/** A page that the council has written itself (own-pages/): about a service, or to be read. */
export default function OwnPage({ loaderData }: ScreenProps<typeof loader>) {
	const { name, content, documents, status, office } = loaderData;
	const { service, sections, lead, owner, reviewed } = content;
	if (service) {
		return (
			<ServicePage
				page={name}
				service={{ ...service, status, lead, owner, reviewed }}
				office={office}
				headings={{ who: words.who }}
				more={sections.map((section) => ({
					id: section.id,
					title: section.title,
					body: <SectionBody section={section} documents={documents} />,
				}))}
			/>
		);
	}
	return (
		<ReadingPage page={name} content={content} documents={documents} aside={<Counter office={office} />} />
	);
}
