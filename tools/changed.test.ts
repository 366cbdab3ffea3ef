import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages, withPrefix } from "#contract/language.ts";
import { pagePath, pages } from "#contract/pages.ts";
import { browserTestsOf, readTests, sourcesOfTests, specsOf } from "./changed.mjs";

const folders = ["pages", "staff"] as const;
const specs = folders.flatMap((folder) =>
	readdirSync(`tests/${folder}`)
		.filter((name) => name.endsWith(".spec.ts"))
		.map((name) => `${folder}/${name}`),
);
/** The tests of every page as Playwright calls them: file, then title. */
const ofEveryPage = pages
	.filter(({ audience }) => audience === "public")
	.flatMap(({ name }) =>
		languages.map((lang) => `pages/every-page.spec.ts ${pagePath(name, lang)} is whole`),
	);
const existing = [...specs, ...ofEveryPage];

const testsOf = readTests();
const found = (file: string) => existing.filter((name) => new RegExp(testsOf(file).join("|")).test(name));

const product = ["app", "contract", "server", "town"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.test\.ts$|\.md$/.test(entry.name))
		.map(({ parentPath, name }) => `${parentPath}/${name}`),
);

test("whatever file of the product changes, each pattern that it leads to is the name of a test", () => {
	// biome-ignore lint/suspicious/noTemplateCurlyInString: this is how the title is written
	expect(readFileSync("tests/pages/every-page.spec.ts", "utf8")).toContain("test(`${path} is whole");
	const patterns = new Set(product.flatMap((file) => testsOf(file)));
	const empty = [...patterns].filter((pattern) => !existing.some((name) => new RegExp(pattern).test(name)));
	expect(empty).toEqual([]);
	expect(product.filter((file) => testsOf(file).length === 0)).toEqual([]);
	for (const [pattern, names] of specsOf) {
		expect(
			product.some((file) => (pattern as RegExp).test(file)),
			String(pattern),
		).toBe(true);
		for (const name of names as string[]) expect(existsSync(`tests/${name}.spec.ts`), name).toBe(true);
	}
});

const publicScreens = readFileSync("app/public/screens.ts", "utf8");
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const wholeSite = found("server/app.ts");

test.each(pages)("a change of the screen at $path leads to who opens it", ({ name, path, audience }) => {
	const shared = new RegExp(`\\b${name}: \\(\\) => import\\("\\./(.*)"`).exec(publicScreens)?.[1];
	const folder = name === "contentReview" ? "review" : kebab(name);
	const screen = `app/${audience}/${shared ?? `screens/${folder}/${folder}.tsx`}`;
	expect(existsSync(screen), screen).toBe(true);
	expect(found(screen)).not.toEqual(wholeSite);
	if (audience === "staff") return;
	expect(found(screen)).toContain(`pages/every-page.spec.ts ${withPrefix(path, "hi")} is whole`);
});

test.each<[file: string, spec: string]>([
	["app/public/screens/achievements/achievements.tsx", "pages/about"],
	["app/public/screens/reach/town-map.tsx", "pages/explore"],
	["app/public/service-page/apply.tsx", "pages/services"],
	["app/parts/lightbox/lightbox.tsx", "pages/galleries"],
	["app/staff/parts/undo/undo.tsx", "staff/staff-undo"],
	["app/staff/parts/leave-question.tsx", "staff/staff-steps"],
	["app/staff/parts/toast-refusal.tsx", "pages/keyboard-journeys"],
	["app/staff/screens/manage-users/person-page.tsx", "staff/staff-people"],
	["contract/passphrase.ts", "staff/staff-users"],
	["contract/api.ts", "pages/keyboard-journeys"],
	["server/staff/second-factor/passkeys.ts", "staff/staff-passkey"],
])("a change of %s leads to %s", (file, spec) => {
	expect(found(file)).toContain(`${spec}.spec.ts`);
});

test("what is fetched is looked at after a change of the product, and nothing in a browser after one of a document", () => {
	expect(sourcesOfTests(["app/public/screens/acts/acts.tsx"])).toContain("tests/support/pages.ts");
	expect(sourcesOfTests(["server/kit/queue.ts"])).toContain("tests/security/stopping.test.ts");
	expect(sourcesOfTests(["README.md"])).not.toContain("tests/support/pages.ts");
	for (const file of sourcesOfTests(["server/app.ts", "town/council.yaml"]))
		expect(existsSync(file), file).toBe(true);
	expect(browserTestsOf(["README.md", "app/words/dates.test.ts"])).toBeUndefined();
});
