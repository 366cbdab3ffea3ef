import { memo } from "react";
import { Choice, LinkChoice, Places, Several } from "./choices.tsx";
import type { NodeProps } from "./form-context.ts";
import { Group } from "./group.tsx";
import { Day, Line, Yes } from "./line.tsx";
import { List } from "./list.tsx";
import { Marks } from "./marks.tsx";
import { Focus, MediaChoice } from "./media-choice.tsx";
import { Order } from "./order.tsx";
import { Table } from "./table.tsx";
import { TextPair } from "./text-pair.tsx";

/** One field with its remarks, rendered again only if its value or mistakes change. */
export const FormNode = memo(function FormNode(node: NodeProps) {
	return (
		<>
			<Input {...node} />
			<Marks {...node} />
		</>
	);
});

function Input(node: NodeProps) {
	switch (node.field.type) {
		case "text":
		case "figure":
			return <TextPair {...node} />;
		case "choice":
			return <Choice {...node} />;
		case "several":
			return <Several {...node} />;
		case "places":
			return <Places {...node} />;
		case "link":
			return <LinkChoice {...node} />;
		case "picture":
		case "file":
		case "pdf":
			return <MediaChoice {...node} />;
		case "day":
		case "moment":
			return <Day {...node} />;
		case "focus":
			return <Focus {...node} />;
		case "yes":
			return <Yes {...node} />;
		case "list":
			return <List {...node} />;
		case "order":
			return <Order {...node} />;
		case "group":
			return node.field.table ? <Table {...node} /> : <Group {...node} />;
		case "hidden":
			return null;
		default:
			return <Line {...node} />;
	}
}
