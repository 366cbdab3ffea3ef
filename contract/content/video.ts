import * as z from "zod";
import { fields, mediaFile, picture, rowId, text, webAddress } from "./blocks.ts";

/** Where a film is: on another site (a YouTube page), or a file of our own below media/. */
export const address = z.union(
	[webAddress, mediaFile],
	"an address that starts with https://, or a file below media/",
);

/** §2.10: a video. */
export const video = fields({
	id: rowId,
	title: text,
	url: address,
	captions: mediaFile.optional(),
	/** What is shown until a reader asks for the video. */
	picture: picture.optional(),
});
