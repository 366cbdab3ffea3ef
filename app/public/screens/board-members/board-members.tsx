import { fill } from "#contract/language.ts";
import { SiteLink } from "../../../parts/link/site-link.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { PortraitGrid } from "../../../parts/portrait-grid/portrait-grid.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./board-members.module.css";
import { MemberList } from "./member-list.tsx";
import { boardWords as words } from "./words.ts";

export function loader({ read }: LoaderArgs) {
	const officers = new Map(read("officers").map((officer) => [officer.id, officer]));
	const wards = new Map(read("wards").map((ward) => [ward.id, ward]));
	const seats = read("board");
	return {
		page: read("boardMembersPage"),
		// A seat refers to an officer or a ward, so that a name is written in one table alone.
		officers: seats.flatMap(({ id, officer, position, img }) => {
			const person = officers.get(officer ?? 0);
			if (!person) return [];
			return [{ id, name: person.name, designation: position, img: img ?? person.img, phone: person.phone }];
		}),
		members: seats.flatMap(({ id, ward: number, position }) => {
			const ward = wards.get(number ?? 0);
			return ward
				? [{ id, name: ward.member, position, ward: ward.id, wardName: ward.name, phone: ward.phone }]
				: [];
		}),
	};
}

/** The chairman, and the member of each ward (§2.2). */
export default function BoardMembers({ loaderData }: ScreenProps<typeof loader>) {
	const { page, officers, members } = loaderData;
	const say = useSay();
	return (
		<>
			<PageBoard page="boardMembers" lead={page.lead} />
			<div className={`wrap section stack ${styles.board}`}>
				<section aria-labelledby="chairman" className={styles.chairman}>
					<h2 id="chairman" className="visually-hidden">
						{say(words.chairman)}
					</h2>
					<PortraitGrid people={officers} label={say(words.chairman)} />
				</section>
				<section aria-labelledby="members">
					<SectionHead id="members" title={say(words.members)}>
						<p>
							{fill(say(officers.length > 0 ? words.seats : words.membersAlone), { count: members.length })}
						</p>
					</SectionHead>
					<MemberList members={members} />
					<p className={`tap ${styles.way}`}>
						<SiteLink page="wards">{say(words.wardList)}</SiteLink>
					</p>
				</section>
			</div>
			<div className="wrap">{page.notes ? <Notes notes={page.notes} /> : null}</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
