import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./paper-slip.module.css";
import { Slip, type SlipOf } from "./slip.tsx";
import { slipWords as words } from "./words.ts";

interface Props {
	people: readonly SlipOf[];
	label?: string;
	className?: string;
}

export function PrintSlips({ people, label, className }: Props) {
	const say = useSay();
	return (
		<PrintSheet label={label ?? say(words.print)} className={className}>
			{people.map((person) => (
				<Slip key={person.phone} {...person} />
			))}
		</PrintSheet>
	);
}

interface SheetProps {
	label: string;
	className?: string | undefined;
	children: ReactNode;
}

export function PrintSheet({ label, className, children }: SheetProps) {
	const [isPrinting, setPrinting] = useState(false);

	useEffect(() => {
		const done = () => setPrinting(false);
		addEventListener("afterprint", done);
		return () => removeEventListener("afterprint", done);
	}, []);

	return (
		<>
			<button
				type="button"
				className={className}
				onClick={() => {
					flushSync(() => setPrinting(true));
					print();
				}}
			>
				<Icon name="print" />
				{label}
			</button>
			{isPrinting ? createPortal(<div className={styles.sheet}>{children}</div>, document.body) : null}
		</>
	);
}
