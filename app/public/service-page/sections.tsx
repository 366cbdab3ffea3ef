import type { ReactNode } from "react";
import type { serviceSections } from "#contract/content/service-page.ts";
import type { Text } from "#contract/language.ts";
import { Accordion } from "../../parts/accordion/accordion.tsx";
import { Conditions } from "../../parts/conditions/conditions.tsx";
import { ContactWays } from "../../parts/contact-ways/contact-ways.tsx";
import { Facts } from "../../parts/facts/facts.tsx";
import { WithPhones } from "../../parts/link/with-phones.tsx";
import { Steps } from "../../parts/steps/steps.tsx";
import { TickList } from "../../parts/tick-list/tick-list.tsx";
import { CheckNote } from "./check-note.tsx";
import { Forms } from "./forms.tsx";
import type { Service } from "./read-service.ts";
import { Texts } from "./texts.tsx";
import { words } from "./words.ts";

export interface ServiceSection {
	readonly id: string;
	readonly title: string;
	readonly body: ReactNode;
}

type ServiceSectionId = (typeof serviceSections)[number];

type Slots = Pick<Service, "why" | "who" | "facts" | "check" | "otherWays" | "next" | "wrong" | "forms"> &
	Partial<Pick<Service, "documents" | "steps" | "questions">>;

/** Headings of a page on which nobody applies: who may ask, and a replacement of "what to bring". */
export type Headings = Readonly<Partial<Record<"who" | "documents", Text>>>;

export function sectionsOf(
	slots: Slots,
	say: (text: Text) => string,
	{ checker, headings }: { checker?: ReactNode; headings?: Headings } = {},
): readonly ServiceSection[] {
	const titles = { ...words, ...headings };
	const { why, who, facts, check, documents, steps, otherWays, next, wrong, forms, questions } = slots;
	const sections: readonly (readonly [id: ServiceSectionId, title: Text, body: ReactNode])[] = [
		["why", words.why, why && <Texts texts={why} />],
		[
			"who",
			titles.who,
			(who || checker) && (
				<>
					{who ? <Who texts={who} /> : null}
					{checker}
				</>
			),
		],
		[
			"fee-and-time",
			words.facts,
			(facts || check) && (
				<>
					{facts ? <Facts facts={facts} /> : null}
					{check ? <CheckNote check={check} /> : null}
				</>
			),
		],
		[
			"documents",
			titles.documents,
			documents && <TickList label={say(titles.documents)} items={documents} />,
		],
		["steps", words.steps, steps && <Steps steps={steps} />],
		["other-ways", words.otherWays, otherWays && <ContactWays ways={otherWays} />],
		["next", words.next, next && <Texts texts={next} />],
		["wrong", words.wrong, wrong && <Texts texts={wrong} />],
		["forms", words.forms, forms && <Forms forms={forms} />],
		["questions", words.questions, questions && <Accordion items={questions.map(asItem)} />],
	];
	return sections.flatMap(([id, title, body]) => (body ? [{ id, title: say(title), body }] : []));
}

function Who({ texts }: { texts: readonly string[] }) {
	return texts.length > 1 ? <Conditions items={texts} /> : <Texts texts={texts} />;
}

function asItem({ question, answer }: { question: string; answer: string }) {
	return {
		title: question,
		body: (
			<p>
				<WithPhones text={answer} />
			</p>
		),
	};
}
