import {
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	type Ref,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { fill } from "#contract/language.ts";
import { carousel } from "#contract/limits.ts";
import { Link } from "../../navigation/link.tsx";
import { useLocation, useNavigation } from "../../navigation/navigation.ts";
import { useSay } from "../../words/language.ts";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./lightbox.module.css";
import { photoIn, photoSearch } from "./photo-address.ts";
import { photoLinkId } from "./photo-link.tsx";
import { lightboxWords as words } from "./words.ts";

export interface LightboxPhoto {
	readonly id: number;
	readonly title: string;
	readonly picture: PictureContent;
}

/** Where the photos at hand stand in a longer list, and which ones come before the first and after the last. */
export interface Stretch {
	readonly offset: number;
	readonly total: number;
	readonly before: number;
	readonly after: number;
}

interface Props {
	/** The photos at hand, in the order of the page. */
	photos: readonly LightboxPhoto[];
	/** Where they are not the whole list. */
	stretch?: Stretch | undefined;
	/** Where closing leads: the search part of the page's address without a photo. */
	closedSearch?: string | undefined;
	/** A click on the photo itself closes too (§4: the overlay of the five photos). */
	photoCloses?: boolean | undefined;
}

/** Before the first comes the last: the way on never ends, and the focus never stands on a button that vanishes. */
function wholeList(photos: readonly LightboxPhoto[]): Stretch {
	return { offset: 0, total: photos.length, before: photos.at(-1)?.id ?? 0, after: photos[0]?.id ?? 0 };
}

/**
 * A photo shown large over its page: `?photo=57` is its own address, which can be shared and closed by
 * the browser's Back. Title, place in the list, previous, next and close are links, so all of it works without script; with
 * it the dialog is modal, the arrow keys and a swipe move on, Escape closes, and the focus returns to the photo's thumbnail.
 */
export function Lightbox({ photos, stretch = wholeList(photos), closedSearch, photoCloses = false }: Props) {
	const say = useSay();
	const dialog = useRef<HTMLDialogElement>(null);
	const nextLink = useRef<HTMLAnchorElement>(null);
	const { here, go } = useNavigation();
	const asked = photoIn(here.search);
	const atHand = photos.find((photo) => photo.id === asked);
	// The last one stays while a closed dialog fades.
	const [last, setLast] = useState(atHand);
	if (atHand && atHand.id !== last?.id) setLast(atHand);
	const photo = atHand ?? last;
	const isOpen = asked !== undefined && photo !== undefined;
	const index = photos.findIndex(({ id }) => id === photo?.id);

	// The browser was told `open` by the server; from then on the dialog itself knows, not React.
	const [openWhenServed] = useState(isOpen);

	// At every address, not only when one with a photo follows one without: a photo asked for while the way back from the last
	// one is still under way overtakes it, and the address never stands without a photo in between.
	// biome-ignore lint/correctness/useExhaustiveDependencies: so the address is a reason to look again
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!element) return;
		if (!isOpen) element.close();
		else if (!element.matches(":modal")) {
			element.open = false;
			element.showModal();
			nextLink.current?.focus();
		}
	}, [isOpen, here.key]);

	const closed = closedSearch ?? photoSearch(here.search, undefined);
	const previous = photos[index - 1]?.id ?? stretch.before;
	const next = photos[index + 1]?.id ?? stretch.after;
	const place = { number: stretch.offset + index + 1, total: stretch.total };

	/** A photo of the gallery's next page is another document. */
	const isAtHand = (id: number) => photos.some((photo) => photo.id === id);
	const show = (id: number) =>
		go(
			{ search: photoSearch(here.search, id) },
			{ replace: true, preserveScroll: isAtHand(id), state: here.state },
		);

	/** The dialog has closed, by whatever: the address follows, and the reader stands where the photo stands. */
	const follow = () => {
		// Opened again before the browser told that it had closed.
		if (dialog.current?.open) return;
		if (photo) document.getElementById(photoLinkId(photo.id))?.focus();
		// Closed because the address is on its way already: by Back, by a link.
		if (photoIn(here.search) === undefined) return;
		const openedFrom: unknown = here.state?.openedFrom;
		if (openedFrom === closed) go(-1);
		else go({ search: closed }, { replace: true, preserveScroll: true });
	};

	const close = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		dialog.current?.close();
	};

	const turn = (event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		if (event.key === "ArrowLeft") show(previous);
		if (event.key === "ArrowRight") show(next);
	};

	const swipe = useSwipe((steps) => show(steps < 0 ? previous : next));

	return (
		<dialog
			ref={dialog}
			open={openWhenServed}
			className={styles.lightbox}
			aria-labelledby="lightbox-title"
			onClose={follow}
			onKeyDown={turn}
		>
			{photo ? (
				<>
					<div className={styles.sheet}>
						<div className={styles.bar}>
							<div className={styles.name} aria-live="polite">
								<h2 id="lightbox-title">{photo.title}</h2>
								{isOpen ? (
									<p>
										<span aria-hidden="true">
											{place.number} / {place.total}
										</span>
										<span className="visually-hidden">{fill(say(words.position), place)}</span>
									</p>
								) : null}
							</div>
							<Turn to={previous} inPage={isAtHand(previous)} icon="left" name={say(words.previousPhoto)} />
							<Turn
								ref={nextLink}
								to={next}
								inPage={isAtHand(next)}
								icon="right"
								name={say(words.nextPhoto)}
								first
							/>
							<Link to={{ search: closed }} aria-label={say(words.close)} preserveScroll onClick={close}>
								<Icon name="close" />
							</Link>
						</div>
						{/* biome-ignore lint/a11y/noStaticElementInteractions: the close link above does the same */}
						{/* biome-ignore lint/a11y/useKeyWithClickEvents: so does Escape */}
						<div
							className={`${styles.photo} ${photoCloses ? styles.closes : ""}`}
							onClick={photoCloses ? close : undefined}
							{...swipe}
						>
							<Picture key={photo.id} picture={photo.picture} sizes="(min-width: 62rem) 62rem, 100vw" first />
						</div>
					</div>
					<Link
						to={{ search: closed }}
						className={styles.overlay}
						tabIndex={-1}
						aria-hidden="true"
						preserveScroll
						onClick={close}
					/>
				</>
			) : null}
		</dialog>
	);
}

interface TurnProps {
	to: number;
	/** False where it is on another page of the gallery. */
	inPage: boolean;
	icon: string;
	name: string;
	/** Where the focus starts, also without script. */
	first?: boolean;
	ref?: Ref<HTMLAnchorElement>;
}

function Turn(props: TurnProps) {
	const here = useLocation();
	return (
		<Link
			ref={props.ref}
			to={{ search: photoSearch(here.search, props.to) }}
			state={here.state}
			aria-label={props.name}
			replace
			preserveScroll={props.inPage}
			autoFocus={props.first}
		>
			<Icon name={props.icon} />
		</Link>
	);
}

/** A finger drawn sideways by the threshold of §9. A mouse has the buttons. */
function useSwipe(turn: (steps: -1 | 1) => void) {
	const from = useRef<{ x: number; y: number } | undefined>(undefined);
	return {
		onPointerDown(event: PointerEvent) {
			from.current =
				event.pointerType === "mouse" || !event.isPrimary
					? undefined
					: { x: event.clientX, y: event.clientY };
		},
		onPointerCancel() {
			from.current = undefined;
		},
		onPointerUp(event: PointerEvent) {
			if (!from.current || !event.isPrimary) return;
			const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
			from.current = undefined;
			if (Math.abs(x) >= carousel.swipeThreshold && Math.abs(x) > Math.abs(y)) turn(x > 0 ? -1 : 1);
		},
	};
}
