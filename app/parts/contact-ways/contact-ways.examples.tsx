import { ContactWays } from "./contact-ways.tsx";

export const examples = {
	three: (
		<ContactWays
			ways={[
				{
					icon: "house",
					title: "At the counter",
					text: "In office hours, with the papers.",
				},
				{
					icon: "phone",
					title: "By phone",
					text: "In office hours.",
					phone: "0000-000000",
				},
				{
					icon: "mail",
					title: "By e-mail",
					text: "With scans of the papers.",
					email: "office@town.example",
				},
			]}
		/>
	),
};
