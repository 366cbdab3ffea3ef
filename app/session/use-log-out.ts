import { pagePath } from "#contract/pages.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { useNavigate } from "../navigation/navigation.ts";
import { say as sayToast } from "../parts/toast/say.tsx";
import { useLang, useSay } from "../words/language.ts";
import { signOut } from "./session.ts";

export function useLogOut(): () => void {
	const say = useSay();
	const lang = useLang();
	const navigate = useNavigate();
	return () => {
		signOut(lang);
		sayToast("success", say(siteOutcomes.signedOut.words));
		navigate(pagePath("home", lang));
	};
}
