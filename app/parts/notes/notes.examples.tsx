import { Notes } from "./notes.tsx";

export const examples = {
	two: (
		<Notes
			notes={[
				{
					title: "Whom to ask",
					text: "Your ward member, or the office.",
					link: { href: "/about/wards", title: "Ward List" },
				},
				{ title: "When", text: "In office hours." },
			]}
		/>
	),
};
