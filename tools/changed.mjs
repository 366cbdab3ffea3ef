// Which browser tests a change can break. Specs reach the app only through the build, so a table leads from its folders to them; what a
// Vitest file imports, and which specs a changed spec or support file belongs to, both runners find by themselves.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root } from "./setup.mjs";

/** Paths of the product → names of specs, as a regular expression; `$1` is what the path's group caught. */
const specsOf = [
	[/^app\/staff\/screens\/content-history\//, "staff-(undo|content)"],
	[/^app\/staff\/screens\/(content|changes|review)\//, "staff-(content|drafts|forms|$1)"],
	[/^app\/staff\/screens\/media-shelf\//, "staff-media"],
	[/^app\/staff\/screens\/manage-(users|roles)\//, "staff-$1"],
	[/^app\/staff\/screens\/import-users\//, "staff-import"],
	[/^app\/staff\/screens\/assign-/, "staff-(roles|rights)"],
	[/^app\/staff\/screens\/my-password\//, "staff-(session|second-factor|passkey)"],
	[/^app\/staff\/screens\/staff-home\//, "staff-(dashboard|session|first-days)"],
	[/^app\/staff\/screens\/dashboard\//, "staff-dashboard"],
	[/^app\/staff\/(frame|help|screens\/staff-help|[^/]+$)/, "staff-(frame|session|every-page)"],
	[/^app\/staff\/parts\/(upload|file-picker)\//, "staff-media"],
	[/^app\/staff\/parts\/(undo|preview|compare)\//, "staff-(undo|publishing|review)"],
	[/^app\/staff\/parts\/hindi-help\//, "staff-hindi"],
	[/^app\/staff\/parts\/[^/]+$/, "staff-(form-parts|forms|users)"],
	[/^app\/staff\/parts\/(assign-|changes|slip)/, "staff-(roles|rights|users|changes)"],
	[/^app\/session\//, "staff-(session|drafts)"],
	[/^app\/public\/(frame|head|document)/, "(frame|language|every-page.*(/|/hi|/services) )"],
	[/^app\/public\/(script|island)/, "(islands|frame|motion)"],
	[/^app\/public\/offline/, "offline"],
	[/^app\/public\/service-page\//, "(services|every-page.*/services/)"],
	[/^app\/(parts|look|words)\//, "(parts|frame|every-page.*(/|/services|/about/wards) )"],
	[/^server\/(users|roles)\//, "staff-$1"],
	[/^server\/permissions\//, "staff-rights"],
	[/^server\/(session|second-factor)\//, "staff-(session|second-factor|passkey)"],
	[/^server\/(desk|content|site)\//, "staff-(content|drafts|publishing|review)"],
	[/^server\/media\//, "staff-media"],
	[/^server\/pages\//, "(islands|frame)"],
];

/** Files that differ from a commit, those that git doesn't know yet too. */
export function changedFiles(since) {
	const git = (...args) => {
		const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
		if (status !== 0) fail(stderr);
		return stdout.split("\n").filter(Boolean);
	};
	return [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
}

/** @returns {string | undefined} what the names of the browser tests match that these changes can break */
export function browserTestsOf(changed) {
	const screens = readFileSync(join(root, "app/public/screens.ts"), "utf8");
	const pages = readFileSync(join(root, "contract/pages.ts"), "utf8");
	const found = changed.flatMap((file) => {
		const screen = /^app\/public\/screens\/([^/]+)\//.exec(file)?.[1];
		if (screen) {
			const name = new RegExp(`(\\w+): \\(\\) => import\\("./screens/${screen}/`).exec(screens)?.[1];
			const path = new RegExp(`name: "${name}",\\s+path: "([^"]+)"`).exec(pages)?.[1];
			// Screens without an address of their own: the 404 page, the parts, the pages of stories and of a council.
			return path
				? [`pages/${screen}\\.spec`, `every-page.* (/hi)?${path} `]
				: ["pages/(frame|development|explore)"];
		}
		return specsOf
			.filter(([pattern]) => pattern.test(file))
			.map(([pattern, specs]) => specs.replaceAll("$1", pattern.exec(file)?.[1] ?? ""));
	});
	return found.length > 0 ? [...new Set(found)].join("|") : undefined;
}
