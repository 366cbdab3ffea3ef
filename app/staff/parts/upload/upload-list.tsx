import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./upload.module.css";
import type { Sent, Uploads } from "./use-uploads.ts";
import { uploadWords as words } from "./words.ts";

/** Files on their way, and refused ones. */
export function UploadList({ uploads }: { uploads: Uploads }) {
	const say = useSay();
	const shown = uploads.list.filter(({ state }) => state !== "done");
	const stateOf = ({ state, share, error }: Sent) =>
		state === "failed" ? error : fill(say(words[state]), { share: Math.floor(share * 100) });
	return (
		<div aria-live="polite">
			{shown.length > 0 ? (
				<ul className={styles.list} aria-label={say(words.onTheWay)}>
					{shown.map((sent) => (
						<li key={sent.id} data-state={sent.state}>
							<span className={styles.name}>{sent.name}</span>
							{sent.state === "failed" ? null : (
								<progress aria-label={sent.name} value={sent.share} max={1} />
							)}
							<span className={`quiet ${styles.state}`}>{stateOf(sent)}</span>
							{sent.state === "failed" ? (
								<span className="cluster">
									<Button look="line" onClick={() => uploads.retry(sent.id)}>
										{say(words.again)}
									</Button>
									<Button look="line" onClick={() => uploads.drop(sent.id)}>
										{say(words.dismiss)}
									</Button>
								</span>
							) : null}
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}
