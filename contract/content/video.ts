import * as z from "zod";
import { fields, id, mediaFile, picture, title, webAddress } from "./blocks.ts";
import { named } from "./field.ts";

const address = z.union(
	[webAddress, mediaFile],
	"an address that starts with https://, or a file below media/",
);

export const video = fields({
	id,
	title,
	url: named(address, {
		en: "Address of the video",
		hi: "वीडियो का पता",
		input: "address",
		list: "films",
		hint: {
			en: "An address of YouTube, or one of the council's own files",
			hi: "यूट्यूब का पता, या पालिका की अपनी कोई फ़ाइल",
		},
	}),
	captions: named(mediaFile, { en: "Captions", hi: "उपशीर्षक" }).optional(),
	picture: named(picture, { en: "Picture until it plays", hi: "चलने से पहले का चित्र" }).optional(),
});
