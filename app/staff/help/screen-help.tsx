import type { StaffPageName } from "#contract/pages.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { useSession } from "../../session/session.ts";
import { useLang } from "../../words/language.ts";
import { contentItemAt } from "../parts/content-wanted.ts";
import { HelpBody, RecipeSteps } from "./help-body.tsx";
import { recipesFor } from "./recipes.ts";

export function ScreenHelp({ page }: { page: StaffPageName }) {
	const lang = useLang();
	const { user } = useSession();
	const { kind } = contentItemAt(useLocation());
	return (
		<>
			{recipesFor(user?.permissions ?? [], lang, { page, kind }).map((recipe, index) => (
				<details key={recipe.title} open={index === 0 || undefined}>
					<summary>{recipe.title}</summary>
					<RecipeSteps {...recipe} />
				</details>
			))}
			<HelpBody page={page} lang={lang} />
		</>
	);
}
