// The server's entry: a Node that is too old can't read TypeScript, and start.ts would end it with a stack trace.
const oldestNode = 26;

if (Number(process.versions.node.split(".")[0]) < oldestNode) {
	console.error(
		`The server needs Node ${oldestNode} or newer, and ${process.execPath} is ${process.version}: start it with node_modules/.bin/node, which comes with the packages, or by npm start.`,
	);
	process.exit(1);
}
import("./start.ts");
