import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorScreen } from "../../parts/error-screen/error-screen.tsx";
import { useStaffLanguage } from "../../session/staff-language.ts";
import { ChosenLanguage, useSay } from "../../words/language.ts";
import { staffWords as words } from "../parts/words.ts";
import { RouterNavigation } from "../router-navigation.tsx";

export function Loading() {
	const say = useSay();
	return <p>{say(words.loading)}</p>;
}

/** A screen that throws is replaced by its error (§2.1); menu and bar stay. */
export function ScreenError() {
	return <ErrorScreen message={messageOf(useRouteError())} within="frame" />;
}

export function FrameError() {
	const error = useRouteError();
	return (
		<RouterNavigation>
			<ChosenLanguage value={useStaffLanguage()}>
				<ErrorScreen message={messageOf(error)} />
			</ChosenLanguage>
		</RouterNavigation>
	);
}

function messageOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
	return error instanceof Error ? error.message : String(error);
}
