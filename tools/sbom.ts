// npm run sbom: the packages that run in production, from the lock file, as CycloneDX on standard output.
// `npm sbom --omit=dev` leaves out what development tools need too, and thereby react and zod.
import { readFileSync } from "node:fs";
import { readWords } from "./command.ts";

readWords(process.argv.slice(2), { usage: "Usage: npm run --silent sbom" });

interface Locked {
	readonly version: string;
	readonly integrity?: string;
	readonly license?: string;
	readonly dev?: boolean;
	/** Needed by development tools, and by others if installed. */
	readonly devOptional?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
const own = read("package.json");
const locked = Object.entries<Locked>(read("package-lock.json").packages);

const purl = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

const components = locked
	.filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
	.map(([path, { version, integrity = "", license }]) => {
		const name = path.replace(/^.*node_modules\//, "");
		const [algorithm = "", checksum = ""] = integrity.split(/-(.*)/);
		return {
			type: "library",
			"bom-ref": path,
			name,
			version,
			purl: purl(name, version),
			...(license && { licenses: [{ expression: license }] }),
			hashes: [
				{ alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(checksum, "base64").toString("hex") },
			],
		};
	});

const document = {
	bomFormat: "CycloneDX",
	specVersion: "1.5",
	version: 1,
	metadata: {
		component: {
			type: "application",
			name: own.name,
			version: own.version,
			purl: purl(own.name, own.version),
		},
	},
	components,
};
console.log(JSON.stringify(document, null, "\t"));
