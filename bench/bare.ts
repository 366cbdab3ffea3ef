// A bare Node server: the least that node:http can do for the same bytes and headers. What the site needs above this is
// its own; what this needs above nginx is Node's. Told what to answer by a file: node bare.ts PORT FILE
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file] = process.argv.slice(2);
const { status, headers, body } = JSON.parse(readFileSync(file ?? "", "utf8")) as {
	readonly status: number;
	readonly headers: string[];
	readonly body: string;
};
const bytes = Buffer.from(body, "base64");
createServer((_request, response) => {
	response.writeHead(status, headers).end(bytes);
}).listen(Number(port), "127.0.0.1");
