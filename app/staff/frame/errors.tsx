import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorScreen } from "../../parts/error-screen/error-screen.tsx";
import { useStaffLanguage } from "../../session/staff-language.ts";
import { ChosenLanguage } from "../../words/language.ts";
import { RouterNavigation } from "../router-navigation.tsx";

/** What broke in a screen is said in its place (§2.1): menu and bar go on. */
export function ScreenError() {
	return <ErrorScreen message={messageOf(useRouteError())} within="frame" />;
}

/** What broke around the screens is said in place of the whole. */
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
