import type { ToldRecipe } from "./recipes.ts";

export function RecipeSteps({ steps }: ToldRecipe) {
	return (
		<ol>
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	);
}
