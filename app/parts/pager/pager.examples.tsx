import { Pager } from "./pager.tsx";

export const examples = {
	"first page": <Pager current={1} last={12} label="Pages" />,
	"in the middle": <Pager current={6} last={12} label="Pages" />,
	"last page": <Pager current={12} last={12} label="Pages" />,
};
