import type { ComponentProps, ReactNode, Ref } from "react";
import type { Text } from "#contract/language.ts";
import { Button, type ButtonLook } from "../../parts/button/button.tsx";
import { ErrorSummary } from "../../parts/error-summary/error-summary.tsx";
import { useSay } from "../../words/language.ts";
import { AlertLine } from "./alert-line.tsx";
import type { useSubmit } from "./use-submit.ts";
import { staffWords } from "./words.ts";

interface FormProps {
	of: Pick<ReturnType<typeof useSubmit>, "alert" | "errors" | "busy" | "onSubmit">;
	ref?: Ref<HTMLFormElement>;
	className?: string;
	"aria-label"?: string;
	children: ReactNode;
}

export function Form({
	of: { alert, errors, busy, onSubmit },
	className = "",
	children,
	...rest
}: FormProps) {
	return (
		<form {...rest} className={`stack ${className}`} onSubmit={onSubmit} noValidate aria-busy={busy}>
			<ErrorSummary errors={errors.shown} />
			<AlertLine alert={alert.alert} />
			{children}
		</form>
	);
}

interface SendProps extends Pick<ComponentProps<"button">, "title" | "aria-keyshortcuts"> {
	of: { readonly busy: boolean };
	label: Text;
	sending?: Text;
	look?: ButtonLook | undefined;
	children?: ReactNode;
}

export function Send({ of: { busy }, label, sending = staffWords.saving, children, ...rest }: SendProps) {
	const say = useSay();
	return (
		<div className="cluster">
			<Button type="submit" busy={busy} {...rest}>
				{say(busy ? sending : label)}
			</Button>
			{children}
		</div>
	);
}
