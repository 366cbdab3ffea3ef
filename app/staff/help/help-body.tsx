import type { Lang } from "#contract/language.ts";
import type { StaffPageName } from "#contract/pages.ts";
import { help } from "./help.ts";
import type { ToldRecipe } from "./recipes.ts";
import { helpWords as words } from "./words.ts";

export function HelpBody({ page, lang }: { page: StaffPageName; lang: Lang }) {
	const { purpose, who, happens } = help[page];
	return (
		<>
			<h3>{words.purpose[lang]}</h3>
			<p>{purpose[lang]}</p>
			<h3>{words.who[lang]}</h3>
			<p>{who[lang]}</p>
			<h3>{words.happens[lang]}</h3>
			{happens.map((text) => (
				<p key={text.en}>{text[lang]}</p>
			))}
		</>
	);
}

export function RecipeSteps({ steps }: ToldRecipe) {
	return (
		<ol>
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	);
}
