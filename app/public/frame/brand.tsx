import { officialLanguage, otherLanguages } from "#contract/language.ts";
import { PageLink } from "../../parts/link/page-link.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { useSite } from "../../parts/site-data.ts";
import styles from "./brand.module.css";

export function Brand({ ground = "light" }: { ground?: "light" | "dark" }) {
	const { names, council } = useSite();
	return (
		<PageLink page="home" className={`row ${styles.brand} ${ground === "dark" ? styles.dark : ""}`}>
			<Picture picture={council.emblem.onLight} alt="" className={styles.onLight} />
			<Picture picture={council.emblem.onDark} alt="" className={styles.onDark} />
			<span>
				<b lang={officialLanguage}>{names[officialLanguage]}</b>
				{otherLanguages(officialLanguage).map((lang) => (
					<span key={lang} lang={lang}>
						{names[lang]}
					</span>
				))}
			</span>
		</PageLink>
	);
}
