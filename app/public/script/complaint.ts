/** A form that was begun; its photographs are in a cache of the same name. */
interface Draft {
	readonly values: Readonly<Record<string, string>>;
	readonly at: number;
}

interface Slip {
	readonly number: string;
	readonly code: string;
	readonly title: string;
}

/** Data of the complaint desk on a phone: drafts by category, and slips. */
interface Kept {
	readonly drafts: Readonly<Record<string, Draft>>;
	readonly slips: readonly Slip[];
	/** Page that was closed last: opened when, and openable until. */
	readonly closed?: { readonly openedAt: number; readonly until: number } | undefined;
}

const seconds = 1000;
const draftsLive = 7 * 24 * 60 * 60 * seconds;
const longestSide = 1280;
const quality = 0.7;
const previewSide = 240;
const mostPhotos = 3;
const mostBytes = 10 * 1024 * 1024;
const firstPause = 3 * seconds;
const longestPause = 60 * seconds;
/** Longer than the slowest photographs take; a dead line isn't waited for. */
const longestTry = 300 * seconds;
/** Life of the server's ticket. */
const pageOpens = 60 * 60 * seconds;
/** Fields that the phone's next user must not see. */
const personal: ReadonlySet<string> = new Set(["name", "mobile", "spot", "latitude", "longitude"]);

const find = <Of extends HTMLElement>(what: string, within: ParentNode = document) =>
	within.querySelector<Of>(what);
const say = (words: string | undefined) => {
	const status = find("[data-status]");
	if (status) status.textContent = words ?? "";
};

function kept(): Kept {
	const nothing = { drafts: {}, slips: [] };
	try {
		return { ...nothing, ...JSON.parse(localStorage.complaints ?? "{}") };
	} catch {
		return nothing;
	}
}

function keep(change: Partial<Kept>): void {
	const next = { ...kept(), ...change };
	try {
		if (Object.keys(next.drafts).length + next.slips.length === 0 && !next.closed)
			delete localStorage.complaints;
		else localStorage.complaints = JSON.stringify(next);
	} catch {}
}

function begin(): void {
	leaveClosed();
	for (const [category, { at }] of Object.entries(kept().drafts)) {
		if (Date.now() - at > draftsLive) forget(category);
	}
	// Forgets the draft of a report that arrived without this script; Back to its slip may find the next one begun.
	const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const { arrived } = find("[data-arrived]")?.dataset ?? {};
	if (arrived && load?.type === "navigate") forget(arrived);
	const form = find<HTMLFormElement>("form[data-complaint=report]");
	if (form) helpWithForm(form);
	// Photographs that precede this script.
	for (const input of document.querySelectorAll<HTMLInputElement>("input[type=file]")) shrink(input);
	showSlips();
	const share = find("[data-share]");
	if (share && "share" in navigator) share.hidden = false;
}

const categoryOf = (form: HTMLFormElement) => String(new FormData(form).get("category"));
const photosOf = (category: string) => `complaint ${category}`;

function helpWithForm(form: HTMLFormElement): void {
	if (form.dataset.sentBefore === undefined) restore(form);
	const keepDraft = () => {
		const values = Object.fromEntries(
			[...new FormData(form)].filter(([name, value]) => typeof value === "string" && !personal.has(name)),
		) as Draft["values"];
		keep({ drafts: { ...kept().drafts, [categoryOf(form)]: { values, at: Date.now() } } });
	};
	form.addEventListener("input", keepDraft);
	// Saves input that precedes this script.
	const fields = form.querySelectorAll<HTMLInputElement>("input, select, textarea");
	if ([...fields].some(({ value, defaultValue = "" }) => value !== defaultValue)) keepDraft();
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		await Promise.all(shrinking);
		send(form);
	});
}

async function restore(form: HTMLFormElement): Promise<void> {
	const category = categoryOf(form);
	const { values = {}, at = 0 } = kept().drafts[category] ?? {};
	if (at === 0) return;
	for (const [name, value] of Object.entries(values)) {
		const field = form.elements.namedItem(name) as HTMLInputElement | null;
		// Restores a field unless somebody has typed in it; hidden ones always, since the report may have arrived
		// under its first id.
		if (field && (field.value === "" || field.type === "hidden")) field.value = value;
	}
	const back = find("[data-draft]", form);
	if (back) back.hidden = false;
	back?.querySelector("button")?.addEventListener("click", async () => {
		await forget(category);
		location.replace(address());
	});
	const input = find<HTMLInputElement>("input[type=file]", form);
	const cache = await globalThis.caches?.open(photosOf(category));
	const photos = await Promise.all(
		((await cache?.matchAll()) ?? []).map(
			async (reply, index) => new File([await reply.blob()], `${index}.jpg`, { type: "image/jpeg" }),
		),
	);
	if (input?.files?.length === 0 && photos.length > 0) putInto(input, photos);
}

async function forget(category: string): Promise<void> {
	const { [category]: _, ...drafts } = kept().drafts;
	keep({ drafts });
	await globalThis.caches?.delete(photosOf(category));
}

/** Photographs chosen so far in each field, as a browser replaces the first by the second and a camera gives one at a time. */
const chosen = new WeakMap<HTMLInputElement, readonly File[]>();

/** Puts photographs into a field, and shows each below it with a button that removes it. */
function putInto(input: HTMLInputElement, files: readonly File[]): void {
	const all = new DataTransfer();
	for (const file of files) all.items.add(file);
	input.files = all.files;
	chosen.set(input, files);
	const list = input.form && find("[data-photos]", input.form);
	const sample = list && find<HTMLTemplateElement>("template", list);
	if (!list || !sample) return;
	for (const item of list.querySelectorAll(":scope > li")) item.remove();
	const count = find("[data-chosen]", list.parentNode ?? document);
	const words = files.length > 0 ? count?.dataset.chosen : "";
	if (count) count.textContent = words?.replace("{count}", String(files.length)) ?? "";
	for (const [index, file] of files.entries()) {
		const item = sample.content.firstElementChild?.cloneNode(true) as HTMLElement;
		const button = find("button", item);
		button?.lastElementChild?.append(` ${index + 1}`);
		button?.addEventListener("click", () => {
			putInto(
				input,
				files.filter((each) => each !== file),
			);
			keepPhotos(input);
			input.focus();
		});
		list.append(item);
		// A picture that the browser can't read is judged by the server.
		draw(file, document.createElement("canvas"), previewSide).then(
			(canvas) => item.prepend(canvas),
			() => {},
		);
	}
}

async function draw(file: File, canvas: HTMLCanvasElement, side: number): Promise<HTMLCanvasElement> {
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, side / Math.max(picture.width, picture.height));
	canvas.width = picture.width * scale;
	canvas.height = picture.height * scale;
	canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return canvas;
}

async function keepPhotos(input: HTMLInputElement): Promise<void> {
	const form = input.closest<HTMLFormElement>("form[data-complaint=report]");
	if (!form) return;
	const name = photosOf(categoryOf(form));
	await globalThis.caches?.delete(name);
	const cache = await globalThis.caches?.open(name);
	const files = chosen.get(input) ?? [];
	await Promise.all(files.map((file, index) => cache?.put(`/draft/${index}`, new Response(file))));
}

/** Photographs being shrunk; a submission waits for them. */
const shrinking = new Set<Promise<void>>();

function shrink(input: HTMLInputElement): void {
	if (!input.files?.length) return;
	const work = shrinkPhotos(input)
		.catch(() => {})
		.finally(() => shrinking.delete(work));
	shrinking.add(work);
}

/** A photograph of two hundred kilobytes shows a drain as well as one of eight megabytes. */
async function shrinkPhotos(input: HTMLInputElement): Promise<void> {
	const added = await Promise.all([...(input.files ?? [])].map((file) => smaller(file).catch(() => file)));
	const all = [...(chosen.get(input) ?? []), ...added];
	const files = all.filter(({ size }) => size <= mostBytes).slice(0, mostPhotos);
	putInto(input, files);
	input.setCustomValidity(files.length < all.length ? (input.dataset.left ?? "") : "");
	input.reportValidity();
	await keepPhotos(input);
}

async function smaller(file: File): Promise<File> {
	const canvas = await draw(file, document.createElement("canvas"), longestSide);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
	return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

/** Sends the form until it has arrived; its id makes a resend harmless. */
async function send(form: HTMLFormElement): Promise<void> {
	if (form.dataset.busy !== undefined) return;
	form.dataset.busy = "";
	for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
		say(form.dataset.sending);
		let told: string | null | undefined;
		let named = 0;
		try {
			const reply = await post(form);
			// Refused for now, in the page's own words.
			named = Number(reply.getResponseHeader("retry-after")) * seconds || 0;
			if (named === 0 && arrive(reply, form)) return;
			if (named > 0) told = find("[role=alert]", pageOf(reply.responseText))?.textContent;
		} catch {}
		say(told ?? form.dataset.cut);
		await new Promise((resolve) => {
			setTimeout(resolve, Math.max(wait, named));
			if (named === 0) addEventListener("online", resolve, { once: true });
		});
	}
}

/** Posts a form with a progress bar, which `fetch` can't show. @throws if the connection breaks */
function post(form: HTMLFormElement): Promise<XMLHttpRequest> {
	const request = new XMLHttpRequest();
	const bar = find<HTMLProgressElement>("progress", form);
	request.open("POST", form.action);
	request.timeout = longestTry;
	request.upload.onprogress = ({ loaded, total }) => {
		if (bar) [bar.hidden, bar.value] = [false, loaded / total];
	};
	return new Promise((resolve, reject) => {
		request.onload = () => resolve(request);
		request.onerror = request.ontimeout = request.onabort = reject;
		request.send(new FormData(form));
	});
}

const pageOf = (text: string) => new DOMParser().parseFromString(text, "text/html");

/** Shows the answer in place; false if it isn't a page of this site, such as a gateway's. */
function arrive({ responseText, responseURL }: XMLHttpRequest, form: HTMLFormElement): boolean {
	const page = pageOf(responseText);
	const next = find("main", page);
	if (!next) return false;
	if (responseURL !== form.action) {
		forget(categoryOf(form));
		history.pushState(null, "", responseURL);
		shown = address();
	}
	find("main")?.replaceWith(document.adoptNode(next));
	document.title = page.title;
	scrollTo(0, 0);
	const heading = find("[role=group][tabindex]", next) ?? find("#same", next) ?? find("h1", next);
	heading?.setAttribute("tabindex", "-1");
	heading?.focus();
	begin();
	return true;
}

function putPlace(box: HTMLElement, place?: GeolocationCoordinates): void {
	for (const name of ["latitude", "longitude"] as const) {
		const field = find<HTMLInputElement>(`[name=${name}]`);
		if (field) field.value = place ? String(place[name]) : "";
	}
	const [status, drop] = [find("[role=status]", box), find("[data-drop]", box)];
	if (status) status.textContent = (place && box.dataset.taken) ?? "";
	if (drop) drop.hidden = !place;
}

function addPlace(button: HTMLButtonElement): void {
	const box = button.closest<HTMLElement>("[data-complaint=place]");
	const status = box && find("[role=status]", box);
	if (!box || !status) return;
	if (button.closest("[data-drop]")) {
		putPlace(box);
		return;
	}
	navigator.geolocation.getCurrentPosition(
		({ coords }) => putPlace(box, coords),
		() => {
			status.textContent = box.dataset.failed ?? "";
		},
	);
}

/** Time at which the page's ticket was made; NaN without one. */
const openedAt = () => {
	const query = new URLSearchParams(location.search);
	return Number.parseInt(query.get("open") ?? query.get("sent") ?? "", 36);
};

/** Closes a page on this phone with all that was opened before it; a later one wants number and code again. */
function closePage(link: HTMLAnchorElement): void {
	keep({ closed: { openedAt: openedAt(), until: Date.now() + pageOpens } });
	location.replace(link.href);
}

/** Leaves a closed page that Back or the history has reopened. */
function leaveClosed(): void {
	const { closed } = kept();
	if (closed && closed.until < Date.now()) keep({ closed: undefined });
	else if (closed && openedAt() <= closed.openedAt) location.replace(location.pathname);
}

const withoutSlip = (number: string) => kept().slips.filter((slip) => slip.number !== number);

function keepSlip(button: HTMLButtonElement): void {
	const { number = "", code = "", title = "" } = button.dataset;
	keep({ slips: [{ number, code, title }, ...withoutSlip(number)] });
	button.textContent = button.dataset.kept ?? "";
	button.setAttribute("aria-disabled", "true");
}

function showSlips(): void {
	const box = find("[data-complaint=kept]");
	const sample = box && find<HTMLTemplateElement>("template", box);
	const { slips } = kept();
	if (!box || !sample || slips.length === 0) return;
	for (const slip of slips) {
		const item = sample.content.firstElementChild?.cloneNode(true) as HTMLElement;
		const [open, remove] = item.querySelectorAll("button");
		find("b", item)?.append(`${slip.title} ${slip.number}`);
		open?.addEventListener("click", () => {
			for (const name of ["number", "code"] as const) {
				const field = find<HTMLInputElement>(`input[name=${name}]`);
				if (field) field.value = slip[name];
			}
			find<HTMLFormElement>("main form[method=post]")?.requestSubmit();
		});
		remove?.addEventListener("click", () => {
			keep({ slips: withoutSlip(slip.number) });
			item.remove();
		});
		sample.before(item);
	}
	box.hidden = false;
}

addEventListener("change", ({ target }) => {
	if (target instanceof HTMLInputElement && target.type === "file") shrink(target);
});
addEventListener("click", (event) => {
	const { target } = event;
	const link = (target as Element).closest<HTMLAnchorElement>("[data-complaint=close]");
	if (link) {
		event.preventDefault();
		closePage(link);
	}
	const button = (target as Element).closest("button");
	if (button?.closest("[data-complaint=place]")) addPlace(button);
	if (button?.matches("[data-keep]")) keepSlip(button);
	// Closing the share sheet rejects too.
	if (button?.dataset.share) navigator.share({ text: button.dataset.share }).catch(() => {});
});
const address = () => location.pathname + location.search;
let shown = address();
// Back from what was swapped in leads to the page before; a link to a field leads nowhere else.
addEventListener("popstate", () => {
	if (address() !== shown) location.reload();
});
addEventListener("pageshow", ({ persisted }) => {
	if (persisted) leaveClosed();
});
begin();

export {};
