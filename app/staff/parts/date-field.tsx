import { type ComponentProps, useState } from "react";
import { Field } from "../../parts/field/field.tsx";
import { momentInWords } from "../../words/dates.ts";
import { useLang } from "../../words/language.ts";

type Props = Omit<ComponentProps<typeof Field>, "value" | "defaultValue" | "inWords"> & {
	type: "date" | "datetime-local";
	value?: string;
	defaultValue?: string;
};

/** The browser's field, which writes the date in its country's order, and below it the day in words. */
export function DateField({ value, defaultValue = "", onChange, ...field }: Props) {
	const lang = useLang();
	const [typed, setTyped] = useState(defaultValue);
	return (
		<Field
			{...field}
			{...(value === undefined ? { defaultValue } : { value })}
			inWords={momentInWords(value ?? typed, lang)}
			onChange={(event) => {
				setTyped(event.currentTarget.value);
				onChange?.(event);
			}}
		/>
	);
}
