import { fill, type Lang } from "#contract/language.ts";
import { beginOf } from "#contract/moments.ts";
import { dayAndTime } from "../../words/dates.ts";
import { useSay } from "../../words/language.ts";
import { DateField } from "./date-field.tsx";
import formStyles from "./form.module.css";
import { publishTimeWords as words } from "./publish-time-words.ts";

const names = { from: "publishFrom", until: "publishUntil" } as const;

export function PublishTime({ from, onFrom }: { from: string; onFrom: (from: string) => void }) {
	const say = useSay();
	return (
		<div className={`stack ${formStyles.fields}`}>
			<DateField
				label={say(words.from)}
				hint={say(words.fromHint)}
				name={names.from}
				type="datetime-local"
				value={from}
				onChange={(event) => onFrom(event.currentTarget.value)}
			/>
			<DateField
				label={say(words.until)}
				hint={say(words.untilHint)}
				name={names.until}
				type="datetime-local"
			/>
		</div>
	);
}

export function publishTimeIn(fields: FormData): { from?: string; until?: string } {
	const moment = (name: string) => {
		const value = fields.get(name);
		return value ? new Date(beginOf(String(value).replace("T", " "))).toISOString() : undefined;
	};
	const [from, until] = [moment(names.from), moment(names.until)];
	return { ...(from && { from }), ...(until && { until }) };
}

/**
 * Message after publishing or approving, with its moment if it is planned.
 *
 * @param message the server's
 */
export function publishedWords(message: string, from: string | undefined, lang: Lang): string {
	if (from === undefined) return message;
	return fill(words.comesAt[lang], { moment: dayAndTime(new Date(from), new Date(), lang) });
}
