import { PortraitGrid } from "./portrait-grid.tsx";

const img = { src: "", width: 240, height: 300, alt: "", title: "" };

export const examples = {
	two: (
		<PortraitGrid
			label="Officers"
			people={[
				{ id: 1, name: "Asha Rani", designation: "Chairman", img },
				{ id: 2, name: "Rakesh Verma", designation: "Executive Officer", img, phone: "0000-000042" },
			]}
		/>
	),
};
