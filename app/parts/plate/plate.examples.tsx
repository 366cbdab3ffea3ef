import { Plate } from "./plate.tsx";

export const examples = Object.fromEntries(
	["papers", "schemes", "water", "complaints", "other"].map((colour) => [
		colour,
		<Plate key={colour} icon="info" title="Right to Information" colour={colour}>
			<p>Ask in writing; answer within 30 days.</p>
		</Plate>,
	]),
);
