import { fill, inEveryLanguage, type Lang } from "#contract/language.ts";
import { searchTitles } from "#contract/search.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { MyWard, MyWardScript } from "../../../parts/my-ward/my-ward.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { useSay } from "../../../words/language.ts";
import type { Head } from "../../head.ts";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { rowsOfWard } from "./read-ward.ts";
import WardList from "./ward-list.island.tsx";
import { mapOf } from "./ward-map.ts";
import { WardMap } from "./ward-map.tsx";
import { WardStone } from "./ward-stone.tsx";
import styles from "./wards.module.css";
import { wardsWords as words } from "./words.ts";

export function loader({ url, lang, context, read }: LoaderArgs) {
	const { searchParams } = url;
	const wards = read("wards");
	const asked = searchParams.get("ward");
	const ward = wards.find(({ id }) => String(id) === asked);
	const withPhone = !read("council").hiddenColumns.includes("wards.phone");
	return {
		page: read("wardsPage"),
		wards,
		map: mapOf(read("wardMap"), wards),
		one: ward && {
			ward,
			rows: rowsOfWard(context, lang, ward, withPhone),
			facts: [{ label: words.member[lang], value: ward.member }],
			title: inEveryLanguage((of) => {
				const { name } = context.door.read("wards", of)[wards.indexOf(ward)] ?? ward;
				return fill(searchTitles.ward[of], { id: ward.id, name });
			}),
		},
		isUnknown: asked !== null && !ward,
		withPhone,
	};
}

type Data = ReturnType<typeof loader>;

export const status = ({ isUnknown }: Data) => (isUnknown ? 404 : 200);

export function head({ one }: Data, lang: Lang): Partial<Head> {
	if (!one) return {};
	const { id, member, mohallas = member } = one.ward;
	return { title: one.title[lang], description: mohallas, search: `?ward=${id}` };
}

/** Every ward with its people and its member (§2.7), above it the map; or one ward with all that is known of it (`?ward=13`). */
export default function Wards({ loaderData }: ScreenProps<typeof loader>) {
	const { page, wards, map, one, isUnknown, withPhone } = loaderData;
	const say = useSay();
	return (
		<>
			<PageBoard page="wards" {...(one ? { title: one.title, facts: one.facts } : { lead: page.lead })} />
			<div className="wrap section stack">
				{isUnknown ? <Note tone="look">{say(words.unknown)}</Note> : null}
				{one ? null : <MyWard className={styles.mine ?? ""} />}
				<div className={`stack ${styles.page}`}>
					{one ? (
						<div className={styles.beside}>
							<WardStone ward={one.ward} rows={one.rows} />
						</div>
					) : null}
					{map.length > 0 ? <WardMap rows={map} current={one?.ward.id} /> : null}
					{one ? (
						<p className={`tap ${styles.list}`}>
							<PageLink page="wards">{say(words.all)}</PageLink>
						</p>
					) : (
						<div className={styles.list}>
							<Island name="ward-list" of={WardList} props={{ wards, withPhone }} />
						</div>
					)}
					{page.notes && !one ? (
						<div className={map.length > 0 ? styles.beside : styles.list}>
							<Notes notes={page.notes} />
						</div>
					) : null}
				</div>
			</div>
			<MyWardScript />
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
