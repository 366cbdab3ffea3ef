import { Steps } from "./steps.tsx";

export const examples = {
	four: (
		<Steps
			steps={[
				{ title: "Fill in the form", desc: "On the portal, or at the counter." },
				{ title: "Attach the papers", desc: "Clear photographs from a phone are accepted." },
				{ title: "Note the number", desc: "You need it to ask how far your application is." },
				{ title: "Collect the certificate", desc: "It carries a code and needs no stamp." },
			]}
		/>
	),
};
