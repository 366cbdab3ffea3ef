/** Body of a call: JSON, or a form if it has photographs. */
export function encodeBody(body: unknown): string | FormData | undefined {
	const { photos, ...fields } = (body ?? {}) as { readonly photos?: readonly Blob[] };
	if (!photos || photos.length === 0) return JSON.stringify(body);
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) {
		if (value !== undefined) form.append(name, String(value));
	}
	for (const photo of photos) form.append("photo", photo, "photo.jpg");
	return form;
}
