import * as z from "zod";
import { fields, mediaFile, picture, rowId, text, webAddress } from "./blocks.ts";

/** §2.10: a video. Its address is one of another site (a YouTube page) or a file of our own below media/. */
export const video = fields({
	id: rowId,
	title: text,
	url: z.union([webAddress, mediaFile], "an address that starts with https://, or a file below media/"),
	captions: mediaFile.optional(),
	/** What is shown until a reader asks for the video. */
	picture: picture.optional(),
});
