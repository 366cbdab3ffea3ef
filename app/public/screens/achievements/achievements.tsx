import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import AchievementList from "./achievement-list.island.tsx";
import FivePhotos from "./five-photos.island.tsx";

export function loader({ read }: LoaderArgs) {
	return {
		page: read("achievementsPage"),
		achievements: read("achievements"),
		photos: read("homePhotos").map(({ id, src, alt }) => ({
			id,
			title: src.title,
			picture: { ...src, alt },
		})),
	};
}

/** The city's achievements (§2.6), searched by title or description, and five pictures of the town. */
export default function Achievements({ loaderData }: ScreenProps<typeof loader>) {
	const { page, achievements, photos } = loaderData;
	return (
		<>
			<PageBoard page="achievements" lead={page.lead} />
			<div className="wrap section">
				<Island name="achievement-list" of={AchievementList} props={{ achievements }} />
			</div>
			{photos.length > 0 ? (
				<Island name="five-photos" of={FivePhotos} props={{ photos, text: page.photos }} />
			) : null}
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
