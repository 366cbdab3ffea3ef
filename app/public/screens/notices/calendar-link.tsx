import { fileAtPath } from "#contract/files.ts";
import { pagePath } from "#contract/pages.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { noticesWords as words } from "./words.ts";

export function CalendarLink() {
	const say = useSay();
	const path = `${pagePath("notices", useLang())}/calendar.ics`;
	return fileAtPath(path) ? (
		<a href={path} data-screen-only="">
			<Icon name="cal" /> {say(words.addToCalendar)} <small>(.ics)</small>
		</a>
	) : null;
}
