import type { ReactNode } from "react";
import type { Picture as PictureContent, Portal } from "#contract/content/kinds.ts";
import type { Text } from "#contract/language.ts";
import { fill } from "#contract/language.ts";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { buttonClass } from "../button/button.tsx";
import { ExternalLink } from "../link/external-link.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./embed.module.css";

interface Props {
	name: string;
	title: string;
	/** Our own drawing until the embed is opened. */
	picture?: PictureContent | undefined;
	children?: ReactNode;
	address: string;
	portal: Portal;
	load: Text;
	/** Label of the link to the same content; without it the privacy note is left out too. */
	open?: Text;
}

/**
 * Content of another site, never requested before the reader asks for it (requirements, Embeds). The button is a link that opens
 * in an empty sandboxed iframe over the drawing. Without script the iframe is in the page; with it the iframe is created at the
 * click (public/script/embeds.ts), since each costs a page as much as hundreds of elements.
 */
export function Embed({ name, title, picture, address, portal, load, open, children }: Props) {
	const say = useSay();
	return (
		<div className={styles.embed} data-embed-place="">
			<div className={styles.view}>
				{picture ? <Picture picture={picture} alt="" className="cover" /> : children}
				<noscript>
					<iframe
						name={name}
						title={fill(say(words.notLoadedYet), { title })}
						sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
						referrerPolicy="no-referrer"
					/>
				</noscript>
			</div>
			<div className={`stack ${styles.foot}`} data-screen-only="">
				<a
					className={buttonClass()}
					href={address}
					target={name}
					rel="noreferrer"
					data-embed={title}
					data-needs-frame=""
				>
					{say(load)}
				</a>
				{open ? (
					<small>
						{fill(say(words.nothingUntilYouAsk), { host: portal.host.replace(/^www\./, "") })}{" "}
						<ExternalLink address={portal.address}>{say(open)}</ExternalLink>
					</small>
				) : null}
			</div>
		</div>
	);
}
