import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readOffice } from "../../service-page/read-service.ts";
import { ServicePage } from "../../service-page/service-page.tsx";
import { Heads } from "./heads.tsx";
import { Letter } from "./letter.tsx";
import { Officers } from "./officers.tsx";
import styles from "./right-to-information.module.css";
import { rightToInformationWords as words } from "./words.ts";

export function loader(args: LoaderArgs) {
	const { officers, letter, published, heads, ...service } = args.read("rightToInformationPage");
	const rows = args.read("officers");
	return {
		service,
		office: readOffice(args),
		officers: officers.flatMap(({ office, officer, note }) => {
			const person = rows.find(({ id }) => id === officer);
			if (!person) return [];
			const { name, designation, phone } = person;
			return { office, note, name, designation, phone };
		}),
		letter,
		published,
		heads: heads.map((head, index) => ({ ...head, id: index + 1 })),
	};
}

/** The way to request a record, and what the council publishes by itself (Right to Information Act, 2005). */
export default function RightToInformation({ loaderData }: ScreenProps<typeof loader>) {
	const { service, office, officers, letter, published, heads } = loaderData;
	const say = useSay();
	return (
		<ServicePage
			page="rightToInformation"
			service={service}
			office={office}
			headings={{ who: words.who }}
			more={[
				{ id: "officers", title: say(words.officers), body: <Officers officers={officers} /> },
				...(letter ? [{ id: "letter", title: say(words.letter), body: <Letter letter={letter} /> }] : []),
				{ id: "published", title: say(words.published), body: <Heads intro={published} heads={heads} /> },
			]}
		>
			<p className={`tap ${styles.ahead}`}>
				<a href="#published">{say(words.seeFirst)}</a>
			</p>
		</ServicePage>
	);
}
