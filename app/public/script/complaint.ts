import { days, seconds } from "#contract/limits.ts";

/** A form that was begun; its photographs lie in a cache of the same name. */
interface Draft {
	readonly values: Readonly<Record<string, string>>;
	readonly at: number;
}

/** A complaint that a phone remembers. */
interface Slip {
	readonly number: string;
	readonly code: string;
	readonly title: string;
}

const draftsLive = days(7);
const longestSide = 1600;
const quality = 0.8;
const firstPause = seconds(3);
const longestPause = seconds(60);

const find = <Of extends HTMLElement>(what: string, within: ParentNode = document) =>
	within.querySelector<Of>(what);
const say = (words: string | undefined) => {
	const status = find("[data-status]");
	if (status) status.textContent = words ?? "";
};

/** What this phone remembers under a name; nothing where it may not. */
function remembered<Value>(name: string): Value | undefined {
	try {
		return JSON.parse(localStorage.getItem(name) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

function remember(name: string, value: unknown): void {
	try {
		if (value === undefined) localStorage.removeItem(name);
		else localStorage.setItem(name, JSON.stringify(value));
	} catch {}
}

/** Comfort on the pages of complaints, which work without: a form that survives, small photographs, slips that the phone keeps. */
export function helpWithComplaints(): void {
	addEventListener("change", ({ target }) => {
		if (target instanceof HTMLInputElement && target.type === "file") shrinkPhotos(target);
	});
	addEventListener("click", ({ target }) => {
		const button = (target as Element).closest("button");
		if (button?.closest("[data-complaint=place]")) addPlace(button);
		if (button?.matches("[data-keep]")) keepSlip(button);
		if (button?.matches("[data-print]")) print();
	});
	begin();
}

/** What is done once for each page that is shown. */
function begin(): void {
	const form = find<HTMLFormElement>("form[data-complaint=report]");
	if (form) helpWithForm(form);
	showSlips();
}

function helpWithForm(form: HTMLFormElement): void {
	const name = `complaint ${new FormData(form).get("category")}`;
	if (form.dataset.sentBefore === undefined) restore(form, name);
	form.addEventListener("input", () => {
		const values = Object.fromEntries(
			[...new FormData(form)].filter(([, value]) => typeof value === "string"),
		);
		remember(name, { values, at: Date.now() });
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		send(form, name);
	});
}

async function restore(form: HTMLFormElement, name: string): Promise<void> {
	const { values, at = 0 } = remembered<Draft>(name) ?? {};
	if (!values) return;
	if (Date.now() - at > draftsLive) return forget(name);
	for (const [key, value] of Object.entries(values)) {
		const field = form.elements.namedItem(key);
		if (field instanceof Element && "value" in field && (field as HTMLInputElement).type !== "file")
			field.value = value;
	}
	say(form.dataset.draft);
	const input = find<HTMLInputElement>("input[type=file]", form);
	const photos = await cachedPhotos(name);
	if (input && photos.length > 0) putInto(input, photos);
}

function forget(name: string): void {
	remember(name, undefined);
	globalThis.caches?.delete(name);
}

function putInto(input: HTMLInputElement, files: readonly File[]): void {
	const all = new DataTransfer();
	for (const file of files) all.items.add(file);
	input.files = all.files;
}

async function cachedPhotos(name: string): Promise<File[]> {
	const cache = await globalThis.caches?.open(name);
	const replies = (await cache?.matchAll()) ?? [];
	return Promise.all(
		replies.map(
			async (reply, index) => new File([await reply.blob()], `${index}.jpg`, { type: "image/jpeg" }),
		),
	);
}

/** A photograph of a few hundred kilobytes shows a drain as well as one of eight megabytes. */
async function shrinkPhotos(input: HTMLInputElement): Promise<void> {
	const files = await Promise.all([...(input.files ?? [])].map((file) => smaller(file).catch(() => file)));
	putInto(input, files);
	const form = input.closest<HTMLFormElement>("form[data-complaint=report]");
	if (!form) return;
	const name = `complaint ${new FormData(form).get("category")}`;
	await globalThis.caches?.delete(name);
	const cache = await globalThis.caches?.open(name);
	await Promise.all(files.map((file, index) => cache?.put(`/draft/${index}`, new Response(file))));
}

async function smaller(file: File): Promise<File> {
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = picture.width * scale;
	canvas.height = picture.height * scale;
	canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
	return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

/** Sends the form until it has arrived: it carries an id, so that sent twice it is one complaint. */
async function send(form: HTMLFormElement, name: string): Promise<void> {
	if (form.dataset.busy !== undefined) return;
	form.dataset.busy = "";
	for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
		say(form.dataset.sending);
		try {
			const reply = await fetch(form.action, { method: "POST", body: new FormData(form) });
			if (!reply.headers.has("retry-after")) return await arrive(reply, name);
		} catch {}
		say(form.dataset.cut);
		await new Promise((resolve) => {
			setTimeout(resolve, wait);
			addEventListener("online", resolve, { once: true });
		});
	}
}

/** Shows what the answer shows, without loading its page anew. */
async function arrive(reply: Response, name: string): Promise<void> {
	if (reply.redirected) forget(name);
	const page = new DOMParser().parseFromString(await reply.text(), "text/html");
	const [main, next] = [find("main"), find("main", page)];
	if (!main || !next) return location.assign(reply.url);
	main.replaceWith(document.adoptNode(next));
	document.title = page.title;
	history.pushState(null, "", reply.redirected ? reply.url : location.href);
	scrollTo(0, 0);
	const heading = find("[role=group][tabindex]", next) ?? find("h1", next);
	heading?.setAttribute("tabindex", "-1");
	heading?.focus();
	begin();
}

/** Back from what was swapped in leads to the page before. */
addEventListener("popstate", () => location.reload());

function addPlace(button: HTMLButtonElement): void {
	const box = button.closest<HTMLElement>("[data-complaint=place]");
	const form = button.form ?? button.closest("form");
	const status = box && find("[role=status]", box);
	if (!box || !form || !status) return;
	const set = (name: string, value: number) => {
		const field = find<HTMLInputElement>(`[name=${name}]`, form);
		if (field) field.value = String(value);
	};
	navigator.geolocation.getCurrentPosition(
		({ coords }) => {
			set("latitude", coords.latitude);
			set("longitude", coords.longitude);
			status.textContent = box.dataset.taken ?? "";
		},
		() => {
			status.textContent = box.dataset.failed ?? "";
		},
	);
}

const slipsName = "complaints";

function keepSlip(button: HTMLButtonElement): void {
	const { number = "", code = "", title = "", kept = "" } = button.parentElement?.dataset ?? {};
	const others = (remembered<Slip[]>(slipsName) ?? []).filter((slip) => slip.number !== number);
	remember(slipsName, [{ number, code, title }, ...others]);
	button.textContent = kept;
	button.setAttribute("aria-disabled", "true");
}

/** The complaints that this phone has kept, each to be opened or removed. */
function showSlips(): void {
	const box = find("[data-complaint=kept]");
	const list = box && find("ul", box);
	const slips = remembered<Slip[]>(slipsName) ?? [];
	if (!box || !list || slips.length === 0) return;
	const button = (words: string | undefined, press: () => void) => {
		const made = document.createElement("button");
		made.type = "button";
		made.className = find("button[type=submit]")?.className ?? "";
		made.textContent = words ?? "";
		made.addEventListener("click", press);
		return made;
	};
	for (const slip of slips) {
		const item = document.createElement("li");
		const open = button(box.dataset.open, () => {
			for (const name of ["number", "code"] as const) {
				const field = find<HTMLInputElement>(`input[name=${name}]`);
				if (field) field.value = slip[name];
			}
			find<HTMLFormElement>("main form[method=post]")?.requestSubmit();
		});
		const remove = button(box.dataset.remove, () => {
			remember(
				slipsName,
				(remembered<Slip[]>(slipsName) ?? []).filter(({ number }) => number !== slip.number),
			);
			item.remove();
		});
		item.append(`${slip.number} ${slip.title} `, open, " ", remove);
		list.append(item);
	}
	box.hidden = false;
}
