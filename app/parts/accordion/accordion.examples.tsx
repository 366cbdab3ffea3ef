import { Accordion } from "./accordion.tsx";

const items = [
	{ title: "How long does it take?", body: <p>Typically 30 to 45 days.</p> },
	{ title: "Is there a fee?", body: <p>Applying on the portal is free.</p> },
];

export const examples = {
	"any number open": <Accordion items={items} />,
	"one open at a time": <Accordion items={items} name="example" />,
};
