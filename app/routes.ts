import { existsSync } from "node:fs";
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { languages } from "#contract/language.ts";
import { type PageName, pagePath, pages } from "#contract/pages.ts";

const app = new URL("./", import.meta.url);

/** `birthCertificate` → `screens/birth-certificate/birth-certificate.tsx`; a page without its screen says so honestly. */
function screenOf(name: PageName): string {
	const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	const file = `screens/${folder}/${folder}.tsx`;
	return existsSync(new URL(file, app)) ? file : "screens/not-built/not-built.tsx";
}

/** Every page of the table, at its address in each language (staff pages have one address for both). */
const pageRoutes: RouteConfigEntry[] = languages.flatMap((lang) =>
	pages
		.filter((page) => lang === "en" || page.audience === "public")
		.map(({ name }) => route(pagePath(name, lang).slice(1), screenOf(name), { id: `${name}-${lang}` })),
);

const developmentRoutes: RouteConfigEntry[] =
	process.env.NODE_ENV === "development" ? [route("dev/parts", "screens/parts-page/parts-page.tsx")] : [];

export default [
	layout("frame/frame.tsx", [
		...pageRoutes,
		...developmentRoutes,
		route("*", "screens/not-found/not-found.tsx"),
	]),
] satisfies RouteConfig;
