import { useState } from "react";
import { pageByName } from "#contract/pages.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { Received, type Taken } from "./received.tsx";
import { TakeForm } from "./take-form.tsx";

export default function TakeComplaint() {
	const say = useSay();
	const choices = useList("complaintChoices");
	const [taken, setTaken] = useState<Taken>();

	return (
		<>
			<ScreenHead>
				<PageLink page="complaints">{say(pageByName("complaints").title)}</PageLink>
			</ScreenHead>
			<NotLoaded of={{ complaintsNotLoaded: [choices] }} />
			{taken ? (
				<Received of={taken} choices={choices.data} onAnother={() => setTaken(undefined)} />
			) : choices.data ? (
				<TakeForm choices={choices.data} onTaken={(answer, lang) => setTaken({ ...answer, lang })} />
			) : null}
		</>
	);
}
