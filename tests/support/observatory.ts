/**
 * The score of the HTTP Observatory for one page over https (requirement H4): 100, and what each header adds or takes away. Only
 * what a page of ours could do is scored; headers that it never sends (cookies, CORS) are checked too.
 */
export function observatoryScore(headers: Headers, html: string): number {
	const policy = directivesOf(headers.get("content-security-policy"));
	const marks = [
		ofPolicy(policy),
		headers.has("set-cookie") ? -40 : 0,
		headers.has("access-control-allow-origin") ? -50 : 0,
		ofReferrer(headers.get("referrer-policy")),
		ofTransport(headers.get("strict-transport-security")),
		headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
		ofFraming(policy, headers.get("x-frame-options")),
		/^same-(origin|site)$/.test(headers.get("cross-origin-resource-policy") ?? "") ? 10 : 0,
		/^same-origin/.test(headers.get("cross-origin-opener-policy") ?? "") ? 10 : 0,
		/<script[^>]*\ssrc="(https?:)?\/\//.test(html) ? -5 : 0,
	];
	return marks.reduce((sum, mark) => sum + mark, 100);
}

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf(policy: string | null): Directives | undefined {
	if (!policy) return undefined;
	const directives = new Map<string, readonly string[]>();
	for (const each of policy.split(";").map((part) => part.trim().split(/\s+/))) {
		const [name = "", ...sources] = each;
		// Of a repeated directive the first counts, and a repetition earns nothing.
		if (directives.has(name)) directives.set("twice", []);
		else directives.set(name, sources);
	}
	return directives;
}

function ofPolicy(policy: Directives | undefined): number {
	if (!policy) return -25;
	const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
	const scripts = sources("script-src");
	const isBroad = (source: string) => ["*", "data:", "https:", "http:", "'unsafe-inline'"].includes(source);
	if ([...scripts, ...sources("object-src")].some(isBroad)) return -20;
	if (scripts.includes("'unsafe-eval'")) return -10;
	if (sources("style-src").some((source) => source.startsWith("'unsafe") || isBroad(source))) return 0;
	const isStrict = policy.get("default-src")?.join() === "'none'" && !policy.has("twice");
	return isStrict ? 10 : 5;
}

function ofReferrer(policy: string | null): number {
	return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy ?? "") ? 5 : 0;
}

function ofTransport(header: string | null): number {
	const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? -1);
	if (seconds < 0) return -20;
	return seconds >= 15_768_000 ? 0 : -10;
}

function ofFraming(policy: Directives | undefined, header: string | null): number {
	if (policy?.get("frame-ancestors")?.join() === "'none'") return 5;
	return header === "DENY" ? 0 : -20;
}
