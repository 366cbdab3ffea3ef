import type { files } from "#contract/files.ts";
import type { PageName, StaffPageName } from "#contract/pages.ts";
import type { FileModule, ScreenModule } from "./screen.ts";

export type PublicPageName = Exclude<PageName, StaffPageName>;

type Load<Module> = () => Promise<Module>;

/** The screen of each public page; a page in contract/pages.ts without one doesn't compile. */
export const screens: Readonly<Record<PublicPageName, Load<ScreenModule>>> = {
	home: () => import("./screens/home/home.tsx"),
	contact: () => import("./screens/contact/contact.tsx"),
	introduction: () => import("./screens/introduction/introduction.tsx"),
	achievements: () => import("./screens/achievements/achievements.tsx"),
	boardMembers: () => import("./screens/board-members/board-members.tsx"),
	wards: () => import("./screens/wards/wards.tsx"),
	directory: () => import("./screens/directory/directory.tsx"),
	tourism: () => import("./screens/tourism/tourism.tsx"),
	reach: () => import("./screens/reach/reach.tsx"),
	education: () => import("./screens/education/education.tsx"),
	health: () => import("./screens/health/health.tsx"),
	photoGallery: () => import("./screens/photo-gallery/photo-gallery.tsx"),
	videoGallery: () => import("./screens/video-gallery/video-gallery.tsx"),
	galleryPage: () => import("./screens/gallery-page/gallery-page.tsx"),
	oldAgePension: () => import("./screens/old-age-pension/old-age-pension.tsx"),
	widowPension: () => import("./screens/service/service.tsx"),
	divyangPension: () => import("./screens/service/service.tsx"),
	services: () => import("./screens/services/services.tsx"),
	aToZ: () => import("./screens/a-to-z/a-to-z.tsx"),
	birthCertificate: () => import("./screens/service/service.tsx"),
	deathCertificate: () => import("./screens/service/service.tsx"),
	marriageCertificate: () => import("./screens/service/service.tsx"),
	licences: () => import("./screens/licences/licences.tsx"),
	grievances: () => import("./screens/grievances/grievances.tsx"),
	wasteManagement: () => import("./screens/waste-management/waste-management.tsx"),
	sanitation: () => import("./screens/sanitation/sanitation.tsx"),
	openComplaints: () => import("./screens/open-complaints/open-complaints.tsx"),
	servicePromise: () => import("./screens/service-promise/service-promise.tsx"),
	report: () => import("./screens/report/report.tsx"),
	followComplaint: () => import("./screens/follow-complaint/follow-complaint.tsx"),
	complaintFigures: () => import("./screens/complaint-figures/complaint-figures.tsx"),
	news: () => import("./screens/news/news.tsx"),
	acts: () => import("./screens/acts/acts.tsx"),
	notices: () => import("./screens/notices/notices.tsx"),
	rightToInformation: () => import("./screens/right-to-information/right-to-information.tsx"),
	openData: () => import("./screens/open-data/open-data.tsx"),
	help: () => import("./screens/reading/reading.tsx"),
	search: () => import("./screens/search/search.tsx"),
	feedback: () => import("./screens/feedback/feedback.tsx"),
	offline: () => import("./screens/offline/offline.tsx"),
	siteMap: () => import("./screens/site-map/site-map.tsx"),
	websitePolicy: () => import("./screens/reading/reading.tsx"),
	conformance: () => import("./screens/conformance/conformance.tsx"),
	userList: () => import("./screens/user-list/user-list.tsx"),
	citizen: () => import("./screens/citizen/citizen.tsx"),
};

export type WriterName = (typeof files)[number]["writer"];

export const writers: Readonly<Record<WriterName, Load<FileModule>>> = {
	calendar: () => import("./files/calendar.ts"),
	"complaint-feed": () => import("./files/complaint-feed.ts"),
	"contact-cards": () => import("./files/contact-cards.ts"),
	feed: () => import("./files/feed.ts"),
	manifest: () => import("./files/manifest.ts"),
	"open-data": () => import("./files/open-data.ts"),
	qr: () => import("./files/qr.ts"),
	robots: () => import("./files/robots.ts"),
	"search-suggestions": () => import("./files/search-suggestions.ts"),
	sitemap: () => import("./files/sitemap.ts"),
};
