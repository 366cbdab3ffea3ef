import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text } from "harfbuzzjs";

/** Of HarfBuzz' `hb-subset.h`. */
const glyphsAsTheyAre = 0x200;
const layoutFeatures = 6;
const writable = 2;

/**
 * A face of the display family as it was published, or as it was cut.
 *
 * @param {URL} file woff2
 * @returns {Promise<Uint8Array>} TrueType
 */
export async function readFace(file) {
	return convert(await readFile(file), "truetype");
}

/**
 * Numbers of the glyphs that a text is drawn with.
 *
 * @param {Uint8Array} face TrueType
 * @param {readonly string[]} texts
 * @returns {Set<number>}
 */
export function glyphsOf(face, texts) {
	const font = new Font(new Face(new Blob(face)));
	const glyphs = new Set();
	for (const text of texts) {
		const line = new Text();
		line.addText(text);
		line.guessSegmentProperties();
		shape(font, line);
		for (const { codepoint } of line.getGlyphInfos()) glyphs.add(codepoint);
	}
	return glyphs;
}

/**
 * Cuts a face down.
 *
 * @param {Uint8Array} face TrueType
 * @param {object} keep
 * @param {string} keep.letters
 * @param {readonly string[]} keep.features names of four letters
 * @param {Iterable<number> | undefined} keep.glyphs these and those of the letters alone, not all that they could become
 * @returns {Promise<Buffer>} woff2
 * @throws {Error} where HarfBuzz can't cut it
 */
export async function cut(face, { letters, features, glyphs }) {
	const wasm = await readFile(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
	const { instance } = await WebAssembly.instantiate(wasm);
	const hb = instance.exports;
	hb._initialize();
	const bytes = hb.malloc(face.byteLength);
	new Uint8Array(hb.memory.buffer).set(face, bytes);
	const source = hb.hb_face_create(hb.hb_blob_create(bytes, face.byteLength, writable, 0, 0), 0);
	const input = hb.hb_subset_input_create_or_fail();

	for (const letter of letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0));
	const kept = hb.hb_subset_input_set(input, layoutFeatures);
	hb.hb_set_clear(kept);
	for (const name of features) hb.hb_set_add(kept, tag(name));
	if (glyphs) {
		for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
		hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | glyphsAsTheyAre);
	}

	const result = hb.hb_subset_or_fail(source, input);
	if (result === 0) throw new Error("HarfBuzz could not cut the face");
	const blob = hb.hb_face_reference_blob(result);
	const at = hb.hb_blob_get_data(blob, 0);
	const cutFace = Buffer.from(new Uint8Array(hb.memory.buffer, at, hb.hb_blob_get_length(blob)));
	return convert(cutFace, "woff2");
}

/** A name of four letters as HarfBuzz counts it. */
function tag(name) {
	return [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
}
