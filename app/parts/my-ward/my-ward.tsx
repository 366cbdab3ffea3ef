import type { Text } from "#contract/language.ts";
import { useSay } from "../../words/language.ts";
import { Button } from "../button/button.tsx";
import { PageLink } from "../link/page-link.tsx";
import code from "./my-ward.inline.js?raw";

const words = {
	mine: { en: "Your ward:", hi: "आपका वार्ड:" },
	keep: { en: "Keep on this device", hi: "इस डिवाइस पर याद रखें" },
	forget: { en: "Forget my ward", hi: "मेरा वार्ड भूल जाएँ" },
} as const satisfies Readonly<Record<string, Text>>;

/** Keeps this ward on the reader's device, or forgets it; nothing is sent. */
export function KeepWard({ ward }: { ward: number }) {
	const say = useSay();
	return (
		<Button look="board" value={ward} data-keep-ward="">
			<span>{say(words.keep)}</span>
			<span>{say(words.forget)}</span>
		</Button>
	);
}

/** The way to the ward that the reader has kept; hidden where there is none. */
export function MyWard({ className }: { className: string }) {
	const say = useSay();
	return (
		<p className={`tap ${className}`} data-my-ward="" data-screen-only="" hidden>
			<PageLink page="wards">
				{say(words.mine)} <b />
			</PageLink>
			<Button look="line" data-keep-ward="">
				{say(words.forget)}
			</Button>
		</p>
	);
}

/** Comes after both, so that neither changes before the reader's eyes. */
export function MyWardScript() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, whose hash the policy lists
	return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
