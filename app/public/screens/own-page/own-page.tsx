import { langOf } from "../../../words/language.ts";
import { read } from "../../context.ts";
import { ReadingPage } from "../../reading-page/reading-page.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { Counter } from "../../service-page/aside.tsx";
import { readOffice } from "../../service-page/read-service.ts";

export function loader({ request, context }: LoaderArgs) {
	const { pathname } = new URL(request.url);
	const name = context.door.pages.atPath(pathname)?.page.name ?? "";
	const content = read(context, "ownPages", langOf(pathname))[name];
	if (!content) throw new Error(`The council has no page of its own called "${name}"`);
	const documents = read(context, "documents", langOf(pathname));
	return { name, content, documents, office: readOffice({ request, context }) };
}

/** A page that the council has written itself (own-pages/). */
export default function OwnPage({ loaderData }: ScreenProps<typeof loader>) {
	const { name, content, documents, office } = loaderData;
	return (
		<ReadingPage page={name} content={content} documents={documents} aside={<Counter office={office} />} />
	);
}
