import type { ReactNode } from "react";
import type { SentBody } from "#contract/api.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { useSay } from "../../../../words/language.ts";
import { useAct } from "../../../desk/data/use-act.ts";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

interface Props {
	of: SentBody<"putAway">;
	/** Text that tells its button from others. */
	name: string;
	label?: string;
}

export function PutAway({ of, name, label }: Props) {
	const say = useSay();
	const { busy, act } = useAct("putAway", "contentUnchanged");
	return (
		<Button
			look="line"
			busy={busy}
			onClick={async ({ currentTarget }) => {
				// The focus would go with the row, and with the last one its heading goes too.
				const heading = currentTarget.closest("section")?.querySelector<HTMLElement>(":is(h2, h3)[tabindex]");
				if (await act(of)) heading?.focus();
			}}
		>
			{label ?? say(words.putAway)}
			<span className="visually-hidden">: {name}</span>
		</Button>
	);
}

export function PutAwayRow({ children, ...props }: Props & { children: ReactNode }) {
	return (
		<li className={`cluster ${styles.due}`}>
			<div>{children}</div>
			<PutAway {...props} />
		</li>
	);
}
