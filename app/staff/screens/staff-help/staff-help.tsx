import { fill, type Lang, language, languages } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName, pagePath, type StaffPageName } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { useShownUser } from "../../../session/session.ts";
import { useLang } from "../../../words/language.ts";
import { helpOrder } from "../../help/help.ts";
import { HelpBody, RecipeSteps } from "../../help/help-body.tsx";
import { recipesFor } from "../../help/recipes.ts";
import { helpWords as words } from "../../help/words.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import styles from "./staff-help.module.css";

export default function StaffHelp() {
	const shown = useLang();
	const { names } = useSite();
	const [params] = useSearchParams();
	const user = useShownUser();
	const lang: Lang = languages.find((each) => each === params.get("lang")) ?? shown;
	const permissions = user?.permissions ?? [];
	const recipes = recipesFor(permissions, lang);
	const own = helpOrder.filter((page) => mayOpen(page, permissions));
	const others = helpOrder.filter((page) => !own.includes(page));
	return (
		<div lang={lang} className="stack">
			<ScreenHead title={pageByName("staffHelp").title[lang]} lead={descriptions.staffHelp[lang]} />
			<p className={styles.council}>{names[lang]}</p>
			<div className={`cluster tap ${styles.tools}`} data-screen-only="">
				<Button onClick={() => print()}>{words.print[lang]}</Button>
				{languages
					.filter((other) => other !== lang)
					.map((other) => (
						<Link key={other} to={`${pagePath("staffHelp", "en")}?lang=${other}`} lang={other}>
							{language(other).name}
						</Link>
					))}
			</div>
			<nav aria-labelledby="contents" className={`tap ${styles.contents}`}>
				<h2 id="contents">{words.contents[lang]}</h2>
				{recipes.length > 0 ? (
					<p>
						<a href="#recipes">{words.recipes[lang]}</a>
					</p>
				) : null}
				<ol>
					{own.map((page) => (
						<li key={page}>
							<a href={`#${page}`}>{pageByName(page).title[lang]}</a>
						</li>
					))}
				</ol>
			</nav>
			{recipes.length > 0 ? (
				<section id="recipes" className={`measure ${styles.sheet} ${styles.recipes}`}>
					<h2>{words.recipes[lang]}</h2>
					{recipes.map((recipe) => (
						<div key={recipe.title}>
							<h3>{recipe.title}</h3>
							<RecipeSteps {...recipe} />
						</div>
					))}
				</section>
			) : null}
			<Sheets of={own} from={1} lang={lang} />
			{others.length > 0 ? (
				<details>
					<summary>{fill(words.others[lang], { count: others.length })}</summary>
					<Sheets of={others} from={own.length + 1} lang={lang} />
				</details>
			) : null}
		</div>
	);
}

interface SheetsProps {
	of: readonly StaffPageName[];
	from: number;
	lang: Lang;
}

function Sheets({ of: some, from, lang }: SheetsProps) {
	return some.map((page, index) => (
		<section key={page} id={page} className={`measure ${styles.sheet}`}>
			<h2>
				{from + index}. {pageByName(page).title[lang]}
			</h2>
			<HelpBody page={page} lang={lang} />
		</section>
	));
}
