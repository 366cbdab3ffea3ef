import { existsSync } from "node:fs";
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Lang, languages } from "#contract/language.ts";
import { filePath, files, type PageName, pagePath, pages } from "#contract/pages.ts";

const app = new URL("./", import.meta.url);

/** `birthCertificate` → `screens/birth-certificate/birth-certificate.tsx`; a page without its screen says so honestly. */
function screenOf(name: PageName): string {
	const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	const file = `screens/${folder}/${folder}.tsx`;
	return existsSync(new URL(file, app)) ? file : "screens/not-built/not-built.tsx";
}

/** The pages of an audience, at their addresses in a language. */
function routesFor(audience: "public" | "staff", lang: Lang): RouteConfigEntry[] {
	return pages
		.filter((page) => page.audience === audience)
		.map(({ name }) => route(pagePath(name, lang).slice(1), screenOf(name), { id: `${name}-${lang}` }));
}

/** The lists for a spreadsheet below the directory's address. */
const fileRoutes: RouteConfigEntry[] = languages.flatMap((lang) =>
	files.map((each) =>
		route(filePath(each, lang).slice(1), "screens/directory/directory-csv.ts", {
			id: `${each.file}-${lang}`,
		}),
	),
);

const developmentRoutes: RouteConfigEntry[] =
	process.env.NODE_ENV === "development" ? [route("dev/parts", "screens/parts-page/parts-page.tsx")] : [];

export default [
	...fileRoutes,
	// Staff pages have one address for both languages.
	layout("staff/staff-layout.tsx", routesFor("staff", "en")),
	layout("frame/frame.tsx", [
		...languages.flatMap((lang) => routesFor("public", lang)),
		...developmentRoutes,
		route("*", "screens/not-found/not-found.tsx"),
	]),
] satisfies RouteConfig;
