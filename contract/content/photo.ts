import { fields, picture, rowId, text } from "./blocks.ts";

/** §2.9: a photo of the gallery. Rows are oldest first; the page shows the newest first. */
export const photo = fields({ id: rowId, title: text, description: text, src: picture });

/** §2.2 /GalleryPage, §2.6: a photo of the home gallery section. */
export const homePhoto = fields({ id: rowId, src: picture, alt: text });

/** §2.15: a picture of the strip under the news. */
export const newsPhoto = fields({ id: rowId, src: picture });
