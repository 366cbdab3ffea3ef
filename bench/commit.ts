import { execFileSync } from "node:child_process";
import { root } from "./site.ts";

/** What is measured: the commit, with a plus where files differ from it. */
export function commit(): string {
	const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
	const changes = git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs", ":!tools/bench");
	return git("rev-parse", "--short=7", "HEAD") + (changes === "" ? "" : "+");
}
