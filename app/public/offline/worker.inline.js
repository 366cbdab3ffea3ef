// Caches the text of the public pages for readers without a connection (docs/decisions/0014-offline-and-paper.md).
// The server prepends `cached` (server/pages/offline.ts): pages, files and version, or null where `OFFLINE=off`. A page comes from the
// network if that responds in time, else from the cache, and then says so.
const ours = "palika-";
const completed = "/cached-completely";
const cacheOf = (lang) => `${ours}${cached.version}-${lang}`;
// The language with the longest prefix that matches the path.
const languageOf = (path) =>
	Object.keys(cached.prefixes)
		.filter((lang) => `${path}/`.startsWith(`${cached.prefixes[lang]}/`))
		.sort((one, other) => cached.prefixes[other].length - cached.prefixes[one].length)[0];
const filling = new Map();
/** What each page says that was last answered from the cache, by its path: a page fetched ahead has no window yet. */
const notices = new Map();
let slowUntil = 0;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil(cached ? start() : leave()));

async function start() {
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

// Each page that opens has its language cached, and asks whether it came from the cache itself.
addEventListener("message", (event) => {
	const { cache: lang, isCached } = event.data ?? {};
	if (isCached) event.source.postMessage({ cached: notices.get(new URL(event.source.url).pathname) });
	if (!cached?.pages[lang]) return;
	if (!filling.has(lang)) {
		const stop = () => filling.delete(lang);
		filling.set(lang, fill(lang).then(stop, stop));
	}
	event.waitUntil(filling.get(lang));
});

// An interrupted fill resumes at the next visit; an older version's cache is deleted only for a complete new one.
async function fill(lang) {
	const cache = await caches.open(cacheOf(lang));
	if (!(await cache.match(completed))) {
		await inTurns(cached.files, (file) => addFile(cache, file));
		await inTurns(Object.entries(cached.pages[lang]), ([path, hash]) => addPage(cache, path, hash));
		for (const name of await ourCaches()) {
			if (name.endsWith(`-${lang}`) && name !== cacheOf(lang)) await caches.delete(name);
		}
	}
	// Everything is up to date as of now.
	await cache.put(completed, new Response(new Date().toISOString()));
}

// Three at a time: a connection with long delays is used well, and what the reader fetches still comes first.
async function inTurns(list, work) {
	const left = [...list];
	const turn = async () => {
		for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
	};
	await Promise.all([turn(), turn(), turn()]);
}

async function addFile(cache, file) {
	if (await cache.match(file)) return;
	const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file, { priority: "low" }));
	if (!answer.ok) throw new Error(file);
	await cache.put(file, answer);
}

async function addPage(cache, path, hash) {
	if (await cache.match(path, { ignoreVary: true })) return;
	const before = await caches.match(path, { ignoreVary: true });
	const isSame = before?.headers.get("x-cached-hash") === hash;
	const answer = isSame ? before : await fetch(path, { cache: "no-cache", priority: "low" });
	const tag = isSame ? hash : answer.headers.get("etag");
	// A newer version is out: its own worker will cache it, with its own files.
	if (!answer.ok || answer.redirected || (tag && !tag.includes(hash))) throw new Error(path);
	const headers = new Headers(answer.headers);
	headers.delete("content-encoding");
	headers.delete("content-length");
	headers.set("x-cached-hash", hash);
	headers.set("x-cached", new Date().toISOString());
	await cache.put(path, new Response(await answer.blob(), { headers }));
}

addEventListener("fetch", (event) => {
	const { method, mode, url: address } = event.request;
	const url = new URL(address);
	if (!cached || method !== "GET" || url.origin !== location.origin) return;
	if (url.pathname.startsWith("/assets/") || cached.files.includes(url.pathname + url.search)) {
		event.respondWith(fileFor(event.request));
	} else if (cached.never.some((path) => `${url.pathname}/`.startsWith(`${path}/`))) return;
	else if (mode === "navigate" && cached.staff.includes(url.pathname)) event.respondWith(deskFor(event));
	else if (mode === "navigate" && !/\.\w+$/.test(url.pathname)) event.respondWith(pageFor(event, url));
});

async function fileFor(request) {
	return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Resolves to the network's response if it comes in time; a gateway's "server is away" counts as none.
async function network(event, canWait) {
	const answering = Promise.resolve(event.preloadResponse)
		.then((preloaded) => preloaded ?? fetch(event.request))
		.then((answer) => (answer.status >= 502 && answer.status <= 504 ? Promise.reject() : answer));
	// Without a handler an unused preload would show as an error in the console.
	event.waitUntil(answering.catch(() => undefined));
	if (!canWait) return answering;
	let timer;
	const tooLong = new Promise((_, reject) => {
		const give = () => {
			// Nobody waits twice for a dead connection.
			slowUntil = Date.now() + cached.wait;
			reject();
		};
		timer = setTimeout(give, Date.now() < slowUntil ? 0 : cached.wait);
	});
	return Promise.race([answering, tooLong]).finally(() => clearTimeout(timer));
}

async function pageFor(event, url) {
	const path = url.pathname.replace(/(?<=.)\/$/, "");
	const known = await inCache(path);
	try {
		const answer = await network(event, known !== undefined);
		notices.delete(url.pathname);
		return answer;
	} catch {
		if (!known) return standIn(path);
		// Search results can't come from the cache, but the page with the search box can.
		if (url.search) return Response.redirect(path);
		notices.set(url.pathname, wordsFor(known.time, languageOf(path)));
		return known.page;
	}
}

// A staff page is never cached. Its address has no language: the browser's own decides, where that was ever read here.
async function deskFor(event) {
	try {
		return await network(event, false);
	} catch {
		const langs = Object.keys(cached.standIn).sort(
			(one, other) => navigator.language.startsWith(other) - navigator.language.startsWith(one),
		);
		for (const lang of langs) {
			const known = await inCache(cached.standIn[lang]);
			if (known) return new Response(known.page.body, { status: 503, headers: known.page.headers });
		}
		return Response.error();
	}
}

// A cached page, of this version where there is one, and when it was last known to be up to date.
async function inCache(path) {
	for (const cache of await cachesFor(languageOf(path))) {
		const page = await cache.match(path, { ignoreVary: true });
		if (!page) continue;
		const checked = await cache.match(completed);
		return { page, time: checked ? await checked.text() : page.headers.get("x-cached") };
	}
}

// The caches of a language, the current version's first.
async function cachesFor(lang) {
	const current = cacheOf(lang);
	const names = (await ourCaches()).sort((one, other) => (other === current) - (one === current));
	return Promise.all(names.map((name) => caches.open(name)));
}

function wordsFor(time, lang) {
	const format = (options) =>
		new Intl.DateTimeFormat(`${lang}-IN`, {
			timeZone: "Asia/Kolkata",
			numberingSystem: "latn",
			...options,
		}).format(new Date(time));
	const day = format({ day: "numeric", month: "long", year: "numeric" });
	const date = `${day}, ${format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}`;
	return cached.words[lang].replace("{date}", date);
}

// For a page that is not cached.
async function standIn(path) {
	const known = await inCache(cached.standIn[languageOf(path)]);
	return known
		? new Response(known.page.body, { status: 503, headers: known.page.headers })
		: Response.error();
}
