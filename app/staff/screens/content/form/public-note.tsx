import { useEffect, useEffectEvent, useRef } from "react";
import { toldNothing } from "#contract/changes-told.ts";
import type { FormField } from "#contract/content/form-plan.ts";
import type { RowValue } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { Note } from "../../../../parts/note/note.tsx";
import { useSay } from "../../../../words/language.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { useForm } from "./form-context.ts";
import { TextPair } from "./text-pair.tsx";

interface Props {
	field: FormField;
	value: RowValue | undefined;
	/** Correction that the changes call for. */
	told: Text | undefined;
}

const nothing: Text = { en: "", hi: "" };

/** The correction of a notice: follows the changes until its writer edits or declines it. */
export function PublicNote({ field, value, told }: Props) {
	const say = useSay();
	const { set, offer } = useForm();
	const path = field.name;
	const before = useRef<Text>(undefined);
	const own = useRef<RowValue>(undefined);
	const isSilent = value === toldNothing && told !== undefined;
	const follow = useEffectEvent(() => {
		// A later change may need a correction again.
		if (value === toldNothing) {
			if (before.current || !told) set(path, told ?? nothing);
		} else if (told || before.current) offer(path, told ?? nothing, before.current);
		before.current = told;
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: by what it says, for it is another object each time
	useEffect(() => follow(), [told?.en, told?.hi]);
	return (
		<div className={`stack ${styles.told}`}>
			{isSilent ? null : <TextPair field={field} path={path} value={value} />}
			{told ? (
				<Note tone="look">
					<p>{say(isSilent ? words.tellsNothing : words.tellsReaders)}</p>
					<p>
						<Button
							look="line"
							onClick={() => {
								set(path, isSilent ? (own.current ?? told) : toldNothing);
								own.current = isSilent ? undefined : value;
							}}
						>
							{say(isSilent ? words.tellReaders : words.noNeedToTell)}
						</Button>
					</p>
				</Note>
			) : null}
		</div>
	);
}
