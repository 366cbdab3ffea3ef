import { useEffect, useRef } from "react";
import { Button } from "../../parts/button/button.tsx";
import { Note } from "../../parts/note/note.tsx";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import type { Alert } from "./use-alert.ts";

export function AlertLine({ alert }: { alert: Alert | undefined }) {
	const say = useSay();
	const line = useRef<HTMLDivElement>(null);
	const id = alert?.id;

	useEffect(() => {
		if (id !== undefined) line.current?.scrollIntoView({ block: "nearest" });
	}, [id]);

	if (!alert) return null;
	return (
		<div ref={line}>
			<Note key={alert.id} tone={alert.tone} role="alert">
				<p>{alert.words}</p>
				{alert.retry ? (
					<p>
						<Button look="line" onClick={alert.retry}>
							{say(words.tryAgain)}
						</Button>
					</p>
				) : null}
			</Note>
		</div>
	);
}
