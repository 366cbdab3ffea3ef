import type { ReactNode } from "react";
import { lengths } from "#contract/limits.ts";
import { Field } from "../../parts/field/field.tsx";
import { useSay } from "../../words/language.ts";
import { staffWords as shared } from "./words.ts";

interface Props {
	field: (name: "name" | "phone") => { readonly id: string; readonly error: string | undefined };
	typed: { readonly name: string; readonly phone: string };
	onType: (change: { readonly name?: string; readonly phone?: string }) => void;
	nameHint?: string;
	phoneHint?: string;
	children?: ReactNode;
}

export function PersonFields({ field, typed, onType, nameHint, phoneHint, children }: Props) {
	const say = useSay();
	return (
		<>
			<Field
				{...field("name")}
				label={say(shared.name)}
				hint={nameHint}
				value={typed.name}
				onChange={(event) => onType({ name: event.currentTarget.value })}
				maxLength={lengths.personName}
				autoComplete="off"
			/>
			{children}
			<Field
				{...field("phone")}
				label={say(shared.phone)}
				type="tel"
				hint={phoneHint}
				value={typed.phone}
				onChange={(event) => onType({ phone: event.currentTarget.value })}
				maxLength={lengths.typedMobile}
				autoComplete="off"
			/>
		</>
	);
}
