import { ErrorScreen } from "../../../parts/error-screen/error-screen.tsx";

/** A screen of its own (§2.1), so that other pages don't carry its style. */
export default function ServerError() {
	return <ErrorScreen message="Unexpected Server Error" />;
}
