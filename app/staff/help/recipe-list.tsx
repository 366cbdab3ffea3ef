import type { ToldRecipe } from "./recipes.ts";

/** The steps of one recipe. */
export function RecipeSteps({ steps }: ToldRecipe) {
	return (
		<ol>
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	);
}
