import { fields, mediaFile, text } from "./blocks.ts";

/** A picture's title and description (the text alternative), written once for every place that shows it. A gallery photo has them in photos.csv. */
export const pictureRow = fields({ file: mediaFile, title: text, description: text });
