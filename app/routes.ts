import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { fileAddresses } from "#contract/files.ts";
import { type Lang, languages } from "#contract/language.ts";
import { type PageName, pagePath, pages } from "#contract/pages.ts";

/** `birthCertificate` → `screens/birth-certificate/birth-certificate.tsx`. */
function screenOf(name: PageName): string {
	const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return `public/screens/${folder}/${folder}.tsx`;
}

/** The public pages, at their addresses in a language; staff pages are an application of their own (app/staff). */
function routesFor(lang: Lang): RouteConfigEntry[] {
	return pages
		.filter((page) => page.audience === "public")
		.map(({ name }) => route(pagePath(name, lang).slice(1), screenOf(name), { id: `${name}-${lang}` }));
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
	layout("public-route.tsx", [
		...languages.flatMap((lang) => routesFor(lang)),
		...developmentRoutes,
		route("*", "public/screens/not-found/not-found.tsx"),
	]),
] satisfies RouteConfig;
