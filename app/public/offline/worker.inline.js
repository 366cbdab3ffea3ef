// Keeps the text of the public pages for readers without a connection (docs/decisions/0014-offline-and-paper.md).
// The server puts `kept` before this text (server/pages/offline.ts): which pages and files, in which version, or null where a
// council has switched it off. A page comes from the network wherever that answers in time, else from memory, which says so.
const ours = "palika-";
const completed = "/kept-completely";
const cacheOf = (lang) => `${ours}${kept.version}-${lang}`;
const dataOf = (path) => `${path === "/" ? "/_" : path}.hydration.js`;
const langOf = (path) => (/^\/hi(\/|$)/.test(path) ? "hi" : "en");
const filling = new Map();
let slowUntil = 0;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil(kept ? takeOver() : leave()));

async function takeOver() {
	await registration.navigationPreload?.enable();
	await clients.claim();
}

async function leave() {
	await Promise.all((await ourCaches()).map((name) => caches.delete(name)));
	await registration.unregister();
}

async function ourCaches() {
	return (await caches.keys()).filter((name) => name.startsWith(ours));
}

// Each page that opens asks for its language to be kept.
addEventListener("message", (event) => {
	const lang = event.data?.keep;
	if (!kept?.pages[lang]) return;
	if (!filling.has(lang)) {
		const stop = () => filling.delete(lang);
		filling.set(lang, fill(lang).then(stop, stop));
	}
	event.waitUntil(filling.get(lang));
});

// What was cut off is taken up at the next visit; the memory of an older version is given up only for a whole new one.
async function fill(lang) {
	const cache = await caches.open(cacheOf(lang));
	if (!(await cache.match(completed))) {
		await inTurns(kept.look, (file) => keepFile(cache, file));
		await inTurns(Object.entries(kept.pages[lang]), ([path, hash]) => keepPage(cache, path, hash));
		await inTurns(kept.script, (file) => keepFile(cache, file));
		for (const name of await ourCaches()) {
			if (name.endsWith(`-${lang}`) && name !== cacheOf(lang)) await caches.delete(name);
		}
	}
	// Nothing has changed up to now.
	await cache.put(completed, new Response(new Date().toISOString()));
}

// A few at a time, so that a line with long delays is used and a reader who goes on reading still comes first.
async function inTurns(list, work) {
	const left = [...list];
	const turn = async () => {
		for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
	};
	await Promise.all([turn(), turn(), turn()]);
}

async function keepFile(cache, file) {
	if (await cache.match(file)) return;
	const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file, { priority: "low" }));
	if (!answer.ok) throw new Error(file);
	await cache.put(file, answer);
}

async function keepPage(cache, path, hash) {
	if (await cache.match(path, { ignoreVary: true })) return;
	const before = await caches.match(path, { ignoreVary: true });
	const isSame = before?.headers.get("x-kept-hash") === hash;
	const answer = isSame ? before : await fetch(path, { cache: "no-cache", priority: "low" });
	const tag = isSame ? hash : answer.headers.get("etag");
	// Another version is out by now: its own worker will keep it, with its own files.
	if (!answer.ok || answer.redirected || (tag && !tag.includes(hash))) throw new Error(path);
	const headers = new Headers(answer.headers);
	headers.delete("content-encoding");
	headers.delete("content-length");
	headers.set("x-kept-hash", hash);
	headers.set("x-kept", new Date().toISOString());
	// What its script is told is of the same version as the page, and goes with it.
	const data = dataOf(path);
	const told =
		(isSame && (await inMemory(data, path))) || (await fetch(data, { cache: "no-cache", priority: "low" }));
	if (!told.ok) throw new Error(data);
	await cache.put(data, told);
	await cache.put(path, new Response(await answer.blob(), { headers }));
}

addEventListener("fetch", (event) => {
	const { method, mode, url: address } = event.request;
	const url = new URL(address);
	if (!kept || method !== "GET" || url.origin !== location.origin) return;
	if (url.pathname.startsWith("/assets/") || kept.look.includes(url.pathname + url.search)) {
		event.respondWith(fileFor(event.request));
	} else if (kept.never.some((path) => `${url.pathname}/`.startsWith(`${path}/`))) return;
	else if (url.pathname.endsWith(".hydration.js")) event.respondWith(toldFor(event, url));
	else if (mode === "navigate" && !/\.\w+$/.test(url.pathname)) event.respondWith(pageFor(event, url));
});

async function fileFor(request) {
	return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Resolves to what the network answers in time. A gateway that says its server is away is no answer.
async function network(event, canWait) {
	const answering = Promise.resolve(event.preloadResponse)
		.then((preloaded) => preloaded ?? fetch(event.request))
		.then((answer) => (answer.status >= 502 && answer.status <= 504 ? Promise.reject() : answer));
	// A preload that nobody waits for would be complained of on the console.
	event.waitUntil(answering.catch(() => undefined));
	if (!canWait) return answering;
	let timer;
	const tooLong = new Promise((_, reject) => {
		const give = () => {
			// A dead line is not waited for twice.
			slowUntil = Date.now() + kept.wait;
			reject();
		};
		timer = setTimeout(give, Date.now() < slowUntil ? 0 : kept.wait);
	});
	return Promise.race([answering, tooLong]).finally(() => clearTimeout(timer));
}

async function pageFor(event, url) {
	const path = url.pathname.replace(/(?<=.)\/$/, "");
	const known = await remembered(path);
	try {
		return await network(event, known !== undefined);
	} catch {
		if (!known) return standIn(langOf(path));
		// A question can't be answered from memory; the page that it was asked on can be shown.
		return url.search ? Response.redirect(path) : shown(known, langOf(path));
	}
}

// What a page's script must know comes from where the page came from: from memory where the network has just failed. A step from
// another page (`?`) fails then, and the browser opens the page as a document, which says that it is from memory.
async function toldFor(event, url) {
	const known = await inMemory(url.pathname, url.pathname);
	try {
		return await network(event, known !== undefined);
	} catch {
		return (url.search === "" && known) || Response.error();
	}
}

// A page in memory, of this version if it is there, and the time at which it was last known to be right.
async function remembered(path) {
	for (const cache of await cachesFor(langOf(path))) {
		const page = await cache.match(path, { ignoreVary: true });
		if (!page) continue;
		const checked = await cache.match(completed);
		return { page, time: checked ? await checked.text() : page.headers.get("x-kept") };
	}
}

// The caches of a language, this version's first.
async function cachesFor(lang) {
	const current = cacheOf(lang);
	const names = (await ourCaches()).sort((one, other) => (other === current) - (one === current));
	return Promise.all(names.map((name) => caches.open(name)));
}

async function inMemory(file, path) {
	for (const cache of await cachesFor(langOf(path))) {
		const found = await cache.match(file, { ignoreVary: true });
		if (found) return found;
	}
}

async function shown({ page, time }, lang) {
	const format = (options) =>
		new Intl.DateTimeFormat(`${lang}-IN`, {
			timeZone: "Asia/Kolkata",
			numberingSystem: "latn",
			...options,
		}).format(new Date(time));
	const day = format({ day: "numeric", month: "long", year: "numeric" });
	const date = `${day}, ${format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}`;
	const words = kept.words[lang].replace("{date}", date);
	const html = (await page.text()).replace(/(<p id="kept"[^>]*?) hidden=""([^>]*>)/, `$1$2${words}`);
	return new Response(html, { headers: page.headers });
}

// For an address that is not kept: its script would look for another page than this one, so it goes without.
async function standIn(lang) {
	const known = await remembered(kept.standIn[lang]);
	if (!known) return Response.error();
	const [head, body] = (await known.page.text()).split("</head>");
	const html = `${head}</head>${body.replace(/<script\b[\s\S]*?<\/script>/g, "")}`;
	return new Response(html, { status: 503, headers: known.page.headers });
}
