// Checks Node's version, as start.ts would end with a stack trace.
import { existsSync } from "node:fs";
import module from "node:module";

const oldestNode = 26;

if (Number(process.versions.node.split(".")[0]) < oldestNode) {
	console.error(
		`The server needs Node ${oldestNode} or newer, and ${process.execPath} is ${process.version}: start it with node_modules/.bin/node, which comes with the packages, or by npm start.`,
	);
	process.exit(1);
}
const bundle = new URL("../build/start/start.js", import.meta.url);
if (existsSync(bundle)) {
	// A stack trace names the source that the line came from.
	module.setSourceMapsSupport(true);
	import(bundle.href);
} else import("./start.ts");
