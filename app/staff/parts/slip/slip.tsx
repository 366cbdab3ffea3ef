import type { ReactNode } from "react";
import { fill, type Lang, officialFirst, type Text } from "#contract/language.ts";
import { days } from "#contract/limits.ts";
import { pagePath } from "#contract/pages.ts";
import { passwords } from "#contract/people/limits.ts";
import { useSite } from "../../../parts/site-data.ts";
import { Phone } from "../phone.tsx";
import styles from "./paper-slip.module.css";
import { slipWords as words } from "./words.ts";

export interface SlipOf {
	readonly name: string;
	readonly phone: string;
	/** Temporary: whoever hands it over knows it too. */
	readonly password: string;
}

export function Slip({ name, phone, password }: SlipOf) {
	const { names } = useSite();
	return (
		<article className={`stack ${styles.slip}`}>
			<p className={styles.council}>
				<Both text={names} />
			</p>
			<p>
				<Both text={words.title} />
			</p>
			<h2>{name}</h2>
			<dl>
				<Fact label={words.website}>{location.origin + pagePath("staffHome", "en")}</Fact>
				<Fact label={words.mobile}>
					<Phone number={phone} />
				</Fact>
				<Fact label={words.password}>
					<code>{password}</code>
				</Fact>
			</dl>
			{officialFirst.map((lang) => (
				<p key={lang} lang={lang} className={styles.rules}>
					{fill(words.rules[lang], { days: passwords.temporary / days(1) })}
				</p>
			))}
		</article>
	);
}

export function Fact({ label, children }: { label: Text; children: ReactNode }) {
	return (
		<div>
			<dt>
				<Both text={label} />
			</dt>
			<dd>{children}</dd>
		</div>
	);
}

export function Both({ text }: { text: Text }) {
	return officialFirst.map((lang: Lang, index) => (
		<span key={lang} lang={lang}>
			{index > 0 ? " · " : ""}
			{text[lang]}
		</span>
	));
}
