import type * as z from "zod";
import type { DocumentKind } from "../document-kinds.ts";
import type { Lang, Text } from "../language.ts";
import {
	achievementsPage,
	boardMembersPage,
	contactPage,
	directoryPage,
	introductionPage,
	wardsPage,
} from "./about-pages.ts";
import { achievement } from "./achievement.ts";
import { act } from "./act.ts";
import { alert } from "./alert.ts";
import { boardMember } from "./board-member.ts";
import { complaintAnswer } from "./complaint-answer.ts";
import { complaintCategory } from "./complaint-category.ts";
import { contractor } from "./contractor.ts";
import { correction } from "./correction.ts";
import { council } from "./council.ts";
import { councilDocument } from "./council-document.ts";
import { departmentTile } from "./department.ts";
import { employee } from "./employee.ts";
import { educationPage, healthPage, reachPage, tourismPage } from "./explore-pages.ts";
import { fact } from "./facts.ts";
import { helpline } from "./helpline.ts";
import { holiday } from "./holiday.ts";
import { home } from "./home.ts";
import { hospital } from "./hospital.ts";
import {
	actsPage,
	newsPage,
	noticesPage,
	openDataPage,
	rightToInformationPage,
} from "./information-pages.ts";
import { institution } from "./institution.ts";
import { licence } from "./licence.ts";
import { menus } from "./menus.ts";
import { message } from "./message.ts";
import { notice } from "./notice.ts";
import { officer } from "./officer.ts";
import { ownPage } from "./own-page.ts";
import { plainPage } from "./page-blocks.ts";
import { pensionQuestion, pensionScheme, pensionStep } from "./pension.ts";
import { eligibility, oldAgePensionPage } from "./pension-pages.ts";
import { pensionSchemeKeys } from "./pension-rules.ts";
import { homePhoto, newsPhoto, photo } from "./photo.ts";
import { pictureRow } from "./picture.ts";
import { place } from "./place.ts";
import { portalRow, requiredPortals } from "./portal.ts";
import { helpPage, websitePolicyPage } from "./reading-pages.ts";
import { redirect } from "./redirect.ts";
import { sanitationService } from "./sanitation.ts";
import { searchWord } from "./search-words.ts";
import { serviceName } from "./service-index.ts";
import { servicePage } from "./service-page.ts";
import {
	deathCertificatePage,
	grievancesPage,
	sanitationPage,
	servicesPage,
	wasteManagementPage,
} from "./service-pages.ts";
import { serviceStatus } from "./service-status.ts";
import { serviceTime } from "./service-time.ts";
import { story } from "./story.ts";
import { today, todayKeys } from "./today.ts";
import { video } from "./video.ts";
import { ward } from "./ward.ts";
import { wardColumns, wardMapRow } from "./ward-map.ts";

function document<Schema extends z.ZodObject>(file: string, schema: Schema, refersTo: References = {}) {
	return { form: "document", file, schema, refersTo } as const;
}

function optionalDocument<Schema extends z.ZodObject>(file: string, schema: Schema) {
	return { ...document(file, schema), optional: true } as const;
}

/** An optional folder with a YAML file for each row, named by its key. */
function collection<Schema extends z.ZodObject>(folder: string, schema: Schema, refersTo: References = {}) {
	return { form: "collection", file: folder, schema, refersTo } as const;
}

/** Words of a screen, required unless the town hides it. */
function screen<Schema extends z.ZodObject>(file: string, schema: Schema, refersTo: References = {}) {
	return document(`pages/${file}`, schema, refersTo);
}

/** A YAML file of key → row. `required` keys must exist; with `closed`, no others may. */
function map<Schema extends z.ZodType, Required extends string = never>(
	file: string,
	schema: Schema,
	{ required = [], closed }: { required?: readonly Required[]; closed?: readonly string[] } = {},
) {
	return { form: "map", file, schema, required, closed, refersTo: {} as References } as const;
}

/** An optional spreadsheet; `key` is its unique column. */
function table<Schema extends z.ZodObject>(
	file: string,
	schema: Schema,
	key: keyof z.output<Schema> & string,
	refersTo: References = {},
) {
	return { form: "table", file: `tables/${file}`, schema, key, refersTo } as const;
}

/** Fields that hold another table's key: field (dots for nested ones) → kind. */
export type References = Readonly<Record<string, string>>;

export const kinds = {
	council: document("council.yaml", council),
	menus: optionalDocument("menus.yaml", menus),
	facts: map("facts.yaml", fact),
	portals: map("portals.yaml", portalRow, { required: requiredPortals }),
	home: document("home.yaml", home, { leaders: "officers", "help.helplines": "helplines" }),
	pictures: table("pictures.csv", pictureRow, "file"),
	notices: table("notices.csv", notice, "id"),
	corrections: table("corrections.csv", correction, "id", { notice: "notices" }),
	alerts: table("alerts.csv", alert, "id"),
	serviceStatus: table("service-status.csv", serviceStatus, "id"),
	serviceTimes: table("service-times.csv", serviceTime, "id"),
	holidays: table("holidays.csv", holiday, "id"),
	wards: table("wards.csv", ward, "id"),
	wardMap: table(
		"ward-map.csv",
		wardMapRow,
		"id",
		Object.fromEntries(wardColumns.map((column) => [column, "wards"])),
	),
	officers: table("officers.csv", officer, "id"),
	board: table("board.csv", boardMember, "id", { officer: "officers", ward: "wards" }),
	employees: table("employees.csv", employee, "id"),
	contractors: table("contractors.csv", contractor, "id"),
	departments: table("departments.csv", departmentTile, "id"),
	achievements: table("achievements.csv", achievement, "id"),
	homePhotos: table("home-photos.csv", homePhoto, "id"),
	newsPhotos: table("news-photos.csv", newsPhoto, "id"),
	photos: table("photos.csv", photo, "id"),
	videos: table("videos.csv", video, "id"),
	sanitation: table("sanitation.csv", sanitationService, "id"),
	serviceNames: table("services-a-to-z.csv", serviceName, "id"),
	acts: table("acts.csv", act, "id"),
	helplines: table("helplines.csv", helpline, "key"),
	complaintCategories: table("complaint-categories.csv", complaintCategory, "key"),
	complaintAnswers: table("complaint-answers.csv", complaintAnswer, "id", {
		category: "complaintCategories",
	}),
	messages: table("messages.csv", message, "key"),
	institutions: table("institutions.csv", institution, "id"),
	hospitals: table("hospitals.csv", hospital, "id"),
	places: table("places.csv", place, "id"),
	licences: table("licences.csv", licence, "id"),
	pensionSchemes: map("pension-schemes.yaml", pensionScheme, { closed: pensionSchemeKeys }),
	pensionQuestions: table("pension-questions.csv", pensionQuestion, "id"),
	pensionSteps: table("pension-steps.csv", pensionStep, "step"),
	searchWords: table("search-words.csv", searchWord, "id", {
		sanitation: "sanitation",
		licence: "licences",
		helpline: "helplines",
	}),

	documents: table("documents.csv", councilDocument, "id", { notice: "notices", act: "acts" }),
	redirects: table("redirects.csv", redirect, "id"),
	ownPages: collection("own-pages", ownPage),
	stories: collection("stories", story),

	contactPage: screen("contact.yaml", contactPage, { "helplineGroups.helplines": "helplines" }),
	introductionPage: screen("introduction.yaml", introductionPage),
	achievementsPage: screen("achievements.yaml", achievementsPage),
	boardMembersPage: screen("board-members.yaml", boardMembersPage),
	wardsPage: screen("wards.yaml", wardsPage),
	directoryPage: screen("directory.yaml", directoryPage),
	reachPage: screen("reach.yaml", reachPage),
	educationPage: screen("education.yaml", educationPage),
	healthPage: screen("health.yaml", healthPage, { "emergency.helplines": "helplines" }),
	tourismPage: screen("tourism.yaml", tourismPage),
	galleryPage: screen("gallery-page.yaml", plainPage),
	photoGalleryPage: screen("photo-gallery.yaml", plainPage),
	videoGalleryPage: screen("video-gallery.yaml", plainPage),
	newsPage: screen("news.yaml", newsPage),
	actsPage: screen("acts.yaml", actsPage),
	openDataPage: screen("open-data.yaml", openDataPage),
	oldAgePensionPage: screen("old-age-pension.yaml", oldAgePensionPage),
	widowPensionPage: screen("widow-pension.yaml", servicePage),
	divyangPensionPage: screen("divyang-pension.yaml", servicePage),
	eligibility: screen("eligibility.yaml", eligibility),
	servicesPage: screen("services.yaml", servicesPage),
	birthCertificatePage: screen("birth-certificate.yaml", servicePage),
	deathCertificatePage: screen("death-certificate.yaml", deathCertificatePage),
	marriageCertificatePage: screen("marriage-certificate.yaml", servicePage),
	licencesPage: screen("licences.yaml", servicePage),
	grievancesPage: screen("grievances.yaml", grievancesPage, { "problems.category": "complaintCategories" }),
	wasteManagementPage: screen("waste-management.yaml", wasteManagementPage),
	sanitationPage: screen("sanitation.yaml", sanitationPage, { helplines: "helplines" }),
	rightToInformationPage: screen("right-to-information.yaml", rightToInformationPage, {
		"officers.officer": "officers",
	}),
	helpPage: screen("help.yaml", helpPage),
	noticesPage: screen("notices.yaml", noticesPage),
	aToZPage: screen("a-to-z.yaml", plainPage),
	siteMapPage: screen("site-map.yaml", plainPage),
	websitePolicyPage: screen("website-policy.yaml", websitePolicyPage),
	today: map("pages/today.yaml", today, { required: todayKeys, closed: todayKeys }),
} as const;

type Kinds = typeof kinds;

export type ContentKind = keyof Kinds;

type Shaped<Row> = Row extends { form: "table"; schema: infer Schema extends z.ZodType }
	? z.output<Schema>[]
	: Row extends { form: "map"; schema: infer Schema extends z.ZodType; required: readonly (infer Key)[] }
		? Record<string, z.output<Schema>> & Record<Key & string, z.output<Schema>>
		: Row extends { form: "collection"; schema: infer Schema extends z.ZodType }
			? Record<string, z.output<Schema>>
			: Row extends { form: "document"; schema: infer Schema extends z.ZodType }
				? z.output<Schema>
				: never;

/** Validated content: both languages, references unresolved. */
export type Content = { [Kind in ContentKind]: Shaped<Kinds[Kind]> };

export type Picture = {
	readonly src: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
	readonly title: string;
	/** Several widths; none for a drawing. */
	readonly srcset?: string;
	/** A photograph's average colour (`oklch(0.65 0.06 105)`), shown until it has loaded. */
	readonly tone?: string;
	/** Point that stays in view, in tenths from left and top (`x4 y2`); by default the middle. */
	readonly focus?: string;
};

export type Portal = {
	readonly name: string;
	readonly address: string;
	readonly host: string;
	readonly government: boolean;
};

export type PageLink = { readonly href: string; readonly title: string };

export type FileLink = {
	readonly href: string;
	readonly bytes: number;
	/** Undefined until counted, or if uncountable. */
	readonly pages?: number | undefined;
};

export type DocumentLink = {
	readonly id: number;
	readonly file: FileLink;
	readonly title: string;
	readonly kind: DocumentKind;
	readonly language: Lang | "both";
	readonly date?: string | undefined;
	readonly notice?: number | undefined;
	readonly act?: number | undefined;
};

/** Content in one language, frozen, as all readers share it. */
export type Localised<T> = T extends Text
	? string
	: T extends Readonly<Record<Lang, object>>
		? Localised<T[Lang]>
		: T extends { $picture: string }
			? Picture
			: T extends { $media: string }
				? string
				: T extends { $portal: string }
					? Portal
					: T extends { $page: string }
						? PageLink
						: T extends { $service: string }
							? string
							: T extends { $day: number }
								? string
								: T extends { $file: string }
									? FileLink
									: T extends { $document: number }
										? DocumentLink
										: T extends readonly (infer Item)[]
											? readonly Localised<Item>[]
											: T extends object
												? { readonly [Key in keyof T]: Localised<T[Key]> }
												: T;

export type Read<Kind extends ContentKind> = Localised<Content[Kind]>;
