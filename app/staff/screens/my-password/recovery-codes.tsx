import { useEffect, useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { saveAsFile } from "../../parts/save-as-file.ts";
import styles from "./second-factor.module.css";
import { secondFactorWords as words } from "./words.ts";

interface Props {
	codes: readonly string[];
	onDone: () => void;
}

/** Recovery codes, shown this once, until they are confirmed as saved. */
export function RecoveryCodes({ codes, onDone }: Props) {
	const say = useSay();
	const { names } = useSite();
	const { user } = useSession();
	const heading = useRef<HTMLHeadingElement>(null);
	const [isKept, setKept] = useState(false);
	useUnsaved(!isKept, leavesPage);

	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: "nearest" });
	}, []);

	const whose = fill(say(words.codesOf), { name: user?.name ?? "", site: say(names) });

	return (
		<div className={`stack ${styles.kept}`}>
			<h3 ref={heading} tabIndex={-1}>
				{say(words.codesTitle)}
			</h3>
			<p>{say(words.codesLead)}</p>
			<p className={styles.whose}>{whose}</p>
			<ul className={`stack ${styles.codes}`}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<div className="cluster">
				<CopyButton text={codes.join("\n")} copied={words.codesCopied} />
				<Button look="line" onClick={() => print()}>
					{say(words.print)}
				</Button>
				<Button
					look="line"
					onClick={() => saveAsFile("recovery-codes.txt", `${whose}\n\n${codes.join("\n")}\n`, "text/plain")}
				>
					{say(words.save)}
				</Button>
			</div>
			<label className={`row ${styles.tick}`}>
				<input type="checkbox" checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
				{say(words.iKept)}
			</label>
			<div className="cluster">
				<Button disabled={!isKept} onClick={onDone}>
					{say(words.done)}
				</Button>
			</div>
		</div>
	);
}
