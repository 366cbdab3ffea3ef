/** What staff may upload, by what a file holds and not by what it is called (decision 33). */
export const fileTypes = ["picture", "pdf", "film"] as const;

export type FileType = (typeof fileTypes)[number];

/** What a browser offers to choose from for each. */
export const acceptedBy: Readonly<Record<FileType, string>> = {
	picture: "image/jpeg,image/png,image/webp,image/avif",
	pdf: "application/pdf",
	film: "video/mp4",
};

/** Where the pieces of a file are sent, by the tus protocol. */
export const uploadsPath = "/api/uploads";

/** The shelf's part of the addresses below `/media/`: no file of a council's folder can have such a name. */
export const uploadedPrefix = "uploads/";

/** The uploaded files that a text names, such as the body of a version. */
export function uploadsNamedIn(text: string): string[] {
	return [...new Set(text.match(/uploads\/[0-9a-f]{2}\/[0-9a-f]{62}\.(?:webp|pdf|mp4)/g))];
}

/** What is called the same but for the ending of a file's name, capitals and signs. */
export function soundsSame(one: string, other: string): boolean {
	const plain = (text: string) =>
		text
			.replace(/\.[a-z0-9]{2,5}$/i, "")
			.toLowerCase()
			.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
			.trim();
	return plain(one) === plain(other);
}
