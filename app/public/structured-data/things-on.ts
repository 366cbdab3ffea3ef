import type { BreadcrumbList, FAQPage, GovernmentService, Thing, WebSite } from "schema-dts";
import type { Read } from "#contract/content/kinds.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import { storyAt } from "#contract/site-pages.ts";
import { datasetThings } from "./datasets.ts";
import { newsThings, placeThings } from "./news-and-places.ts";
import { noticeThings } from "./notice.ts";
import { office, officeName } from "./office.ts";

import type { Served } from "./served.ts";

/** The pages about one service (§2.12, §2.13): each has a document of the same name. */
const services = [
	"birthCertificate",
	"deathCertificate",
	"marriageCertificate",
	"licences",
	"grievances",
	"oldAgePension",
	"widowPension",
	"divyangPension",
] as const satisfies readonly PageName[];

type ServiceName = (typeof services)[number];

/** Structured data of each page besides its breadcrumbs. */
const things: Readonly<Partial<Record<PageName, (served: Served) => readonly Thing[]>>> = {
	home: (served) => [webSite(served), office(served)],
	contact: (served) => [office(served)],
	news: newsThings,
	notices: noticeThings,
	openData: datasetThings,
	tourism: (served) => placeThings(served, "TouristAttraction", served.door.read("places", served.lang)),
	health: (served) => placeThings(served, "Hospital", served.door.read("hospitals", served.lang)),
};

export function thingsOn(served: Served): readonly Thing[] {
	const { page } = served;
	const service = services.find((name) => name === page.name);
	const subject = storyAt(page.name) === undefined ? (page.name as PageName) : "news";
	const own = service
		? serviceThings(served, served.door.read(`${service}Page`, served.lang), questionsOf(served, service))
		: (ownServiceThings(served) ?? things[subject]?.(served) ?? []);
	return page.name === "home" ? own : [breadcrumbs(served), ...own];
}

/** The breadcrumbs as the page's board shows them; a section has no page of its own and links to the site map. */
function breadcrumbs({ door: { pages }, page, lang, publicUrl }: Served): BreadcrumbList {
	const address = (name: string) => publicUrl + pages.path(name, lang);
	const isStory = storyAt(page.name) !== undefined;
	const steps = [
		{ name: pages.byName("home").title[lang], item: address("home") },
		{ name: pages.sections[page.section][lang], item: `${address("siteMap")}#${page.section}` },
		...(isStory ? [{ name: pages.byName("news").title[lang], item: address("news") }] : []),
		{ name: page.title[lang], item: address(page.name) },
	];
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
	};
}

function webSite({ door, lang, publicUrl }: Served): WebSite {
	return {
		"@type": "WebSite",
		name: door.read("council", lang).name,
		url: publicUrl + pagePath("home", lang),
		inLanguage: lang,
		potentialAction: {
			"@type": "SearchAction",
			target: {
				"@type": "EntryPoint",
				urlTemplate: `${publicUrl}${pagePath("search", lang)}?q={search_term_string}`,
			},
			"query-input": "required name=search_term_string",
		} as WebSite["potentialAction"],
	};
}

function ownServiceThings(served: Served): readonly Thing[] | undefined {
	const { door, lang, page } = served;
	const { service, lead } = door.read("ownPages", lang)[page.name] ?? {};
	return service && serviceThings(served, { ...service, lead: lead ?? "" }, service.questions ?? []);
}

function serviceThings(
	served: Served,
	{ lead, apply }: Pick<Read<"birthCertificatePage">, "lead" | "apply">,
	questions: Questions,
): readonly Thing[] {
	const { door, lang, page, publicUrl } = served;
	const service: GovernmentService = {
		"@type": "GovernmentService",
		name: page.title[lang],
		description: lead,
		url: publicUrl + door.pages.path(page.name, lang),
		provider: officeName(served),
		areaServed: { "@type": "City", name: door.read("council", lang).town },
		...(apply ? { availableChannel: { "@type": "ServiceChannel", serviceUrl: apply.portal.address } } : {}),
	};
	return questions.length === 0 ? [service] : [service, faq(questions)];
}

type Questions = readonly { readonly question: string; readonly answer: string }[];

/** The questions of the three pensions are in a table, as the schemes share them (§2.12). */
function questionsOf({ door, lang }: Served, name: ServiceName): Questions {
	if (name === "oldAgePension") return door.read("pensionQuestions", lang);
	return door.read(`${name}Page`, lang).questions ?? [];
}

function faq(questions: Questions): FAQPage {
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}
