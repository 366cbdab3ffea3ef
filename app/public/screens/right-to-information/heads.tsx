import type { Read } from "#contract/content/kinds.ts";
import { ContentLink } from "../../../parts/link/content-link.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./right-to-information.module.css";
import { rightToInformationWords as words } from "./words.ts";

type Head = Read<"rightToInformationPage">["heads"][number] & { readonly id: number };

export function Heads({ intro, heads }: { intro: string; heads: readonly Head[] }) {
	const say = useSay();
	return (
		<>
			<p>{intro}</p>
			<Register
				caption={say(words.published)}
				rows={heads}
				columns={[
					{ key: "number", label: say(words.number), role: "number", onPhones: "keep", cell: ({ id }) => id },
					{ key: "title", label: say(words.head), role: "head", cell: ({ title }) => title },
					{ key: "where", label: say(words.where), role: "action", cell: (head) => <Where head={head} /> },
				]}
			/>
		</>
	);
}

function Where({ head: { text, links } }: { head: Head }) {
	return (
		<div className={styles.where}>
			<p>{text}</p>
			{links ? (
				<p className="link-row">
					{links.map((link) => (
						<ContentLink key={"href" in link ? link.href : link.address} to={link} />
					))}
				</p>
			) : null}
		</div>
	);
}
