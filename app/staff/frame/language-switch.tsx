import { language, otherLanguages } from "#contract/language.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { rememberLanguage } from "../../session/staff-language.ts";
import { useLang } from "../../words/language.ts";

export function LanguageSwitch({ className = "" }: { className?: string | undefined }) {
	return otherLanguages(useLang()).map((other) => (
		<button
			key={other}
			type="button"
			lang={other}
			className={`${buttonClass("line")} ${className}`}
			onClick={() => rememberLanguage(other)}
		>
			{language(other).name}
		</button>
	));
}
