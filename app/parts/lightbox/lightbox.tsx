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
	readonly taken?: string | undefined;
	readonly picture: PictureContent;
}

/** The position of these photos in a longer list, and the neighbours before the first and after the last. */
export interface Stretch {
	readonly offset: number;
	readonly total: number;
	readonly before: number;
	readonly after: number;
}

interface Props {
	photos: readonly LightboxPhoto[];
	stretch?: Stretch | undefined;
	/** The search part of the page's address without a photo; closing leads there. */
	closedSearch?: string | undefined;
	/** A click on the photo itself closes too (§4: the overlay of the five photos). */
	photoCloses?: boolean | undefined;
}

/** Before the first comes the last, so that no button vanishes from under the focus. */
function wholeList(photos: readonly LightboxPhoto[]): Stretch {
	return { offset: 0, total: photos.length, before: photos.at(-1)?.id ?? 0, after: photos[0]?.id ?? 0 };
}

/**
 * A photo shown large over its page: `?photo=57` is an address of its own, which can be shared and which Back closes. Previous,
 * next and close are links, so all of it works without script; with it the dialog is modal, arrow keys and swipes move on,
 * Escape closes, and the focus returns to the thumbnail.
 */
export function Lightbox({ photos, stretch = wholeList(photos), closedSearch, photoCloses = false }: Props) {
	const say = useSay();
	const { here, go } = useNavigation();
	const photoId = photoIn(here.search);
	const onPage = photos.find((photo) => photo.id === photoId);
	const [last, setLast] = useState(onPage);
	if (onPage && onPage.id !== last?.id) setLast(onPage);
	const photo = onPage ?? last;
	const isOpen = photoId !== undefined && photo !== undefined;
	const index = photos.findIndex(({ id }) => id === photo?.id);

	const { dialog, nextLink, openWhenServed } = useModal(isOpen, here.key);
	const closed = closedSearch ?? photoSearch(here.search, undefined);
	const previous = photos[index - 1]?.id ?? stretch.before;
	const next = photos[index + 1]?.id ?? stretch.after;
	const place = { number: stretch.offset + index + 1, total: stretch.total };

	const isOnPage = (id: number) => photos.some((photo) => photo.id === id);
	const show = (id: number) =>
		go(
			{ search: photoSearch(here.search, id) },
			{ replace: true, preserveScroll: isOnPage(id), state: here.state },
		);

	/** However the dialog was closed, the address follows, and the focus goes to the thumbnail. */
	const follow = () => {
		// Opened again before the close event arrived.
		if (dialog.current?.open) return;
		if (photo) document.getElementById(photoLinkId(photo.id))?.focus();
		// Closed because the address has changed already: by Back, or by a link.
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
						<div className={`cluster ${styles.bar}`}>
							<div className={`cluster ${styles.name}`} aria-live="polite">
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
							<Turn to={previous} inPage={isOnPage(previous)} icon="left" name={say(words.previousPhoto)} />
							<Turn
								ref={nextLink}
								to={next}
								inPage={isOnPage(next)}
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

function useModal(isOpen: boolean, key: string) {
	const dialog = useRef<HTMLDialogElement>(null);
	const nextLink = useRef<HTMLAnchorElement>(null);
	// The server has rendered `open`; from hydration on the dialog's own methods set it, not React.
	const [openWhenServed] = useState(isOpen);

	// On every change of address: a photo opened while a close is still navigating back must stay open, and with it its address.
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
	}, [isOpen, key]);
	return { dialog, nextLink, openWhenServed };
}

interface TurnProps {
	to: number;
	/** False where it is on another page of the gallery. */
	inPage: boolean;
	icon: string;
	name: string;
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

/** A swipe of the threshold of §9; with a mouse there are the buttons. */
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
