import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { fileAddresses } from "#contract/files.ts";
import { type Lang, languages } from "#contract/language.ts";
import { type PageName, pagePath, pages } from "#contract/pages.ts";

/** `birthCertificate` → `screens/birth-certificate/birth-certificate.tsx`. */
function screenOf(name: PageName, audience: "public" | "staff"): string {
	const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return `${audience}/screens/${folder}/${folder}.tsx`;
}

/** The pages of an audience, at their addresses in a language. */
function routesFor(audience: "public" | "staff", lang: Lang): RouteConfigEntry[] {
	return pages
		.filter((page) => page.audience === audience)
		.map(({ name }) =>
			route(pagePath(name, lang).slice(1), screenOf(name, audience), { id: `${name}-${lang}` }),
		);
}

/** The files that the site makes beside its pages. */
const fileRoutes: RouteConfigEntry[] = fileAddresses.map(({ path, lang, file }) =>
	route(path.slice(1), `public/files/${file.writer}.ts`, { id: `${file.name}-${lang}` }),
);

const developmentRoutes: RouteConfigEntry[] =
	process.env.NODE_ENV === "development"
		? [route("dev/parts", "public/screens/parts-page/parts-page.tsx")]
		: [];

export default [
	...fileRoutes,
	// Staff pages have one address for both languages.
	layout("staff/frame/staff-layout.tsx", routesFor("staff", "en")),
	layout("public-route.tsx", [
		...languages.flatMap((lang) => routesFor("public", lang)),
		...developmentRoutes,
		route("*", "public/screens/not-found/not-found.tsx"),
	]),
] satisfies RouteConfig;
