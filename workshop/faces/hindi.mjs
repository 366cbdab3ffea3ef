// Hindi as a face must draw it: its letters, and what of them grows together.

/** Signs of the Devanagari block that Hindi doesn't write. */
const notHindi = new Set([
	0x900, 0x904, 0x90e, 0x912, 0x929, 0x931, 0x933, 0x934, 0x93a, 0x93b, 0x946, 0x94a, 0x94e, 0x94f, 0x951,
	0x952, 0x953, 0x954, 0x955, 0x956, 0x957, 0x960, 0x961, 0x962, 0x963,
]);

/** The letters from one number to another, each by itself, less those. */
export const range = (from, to) =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i)
		.filter((point) => !notHindi.has(point))
		.map((point) => String.fromCodePoint(point));

export const letters = range(0x900, 0x970).join("");

const consonants = [...range(0x915, 0x939), ...range(0x958, 0x95f)];
const vowels = range(0x905, 0x914);
const vowelSigns = ["", ...range(0x93e, 0x94c)];
/** The vowel signs that leave room above for the chandrabindu. */
const belowTheLine = ["ा", "ु", "ू", "ृ"];
const chandrabindu = "\u0901";
const anusvara = "\u0902";
const halant = "\u094d";
const reph = `र${halant}`;

/** Consonants that stand together without a vowel in Hindi words; an र before them is laid over all of them alike. */
const clusters = `
	क़्क़ क़्त क़्व क़्स क्क क्ख क्ज क्ज़ क्ट क्ट्र क्ट्स क्त क्त़ क्द क्न क्प क्म क्य क्र क्ल क्व क्श क्ष क्ष्ण
	क्ष्म क्ष्य क्स क्स्ट क्स्थ ख़्त ख़्म ख़्य ख़्र ख़्व ख़्श ख़्स ख्त ख्म ख्य ख्र ख्ल ख्व ख्स ग्ग ग्घ ग्ट ग्ध ग्न
	ग्म ग्य ग्र ग्ल ग्व ग्स घ्र ङ्क ङ्ख ङ्ग ङ्घ च्च च्छ च्य ज़्ज़ ज़्ज़्त ज़्ज़्म ज़्न ज़्ब ज़्म ज़्य ज़्व ज्क ज्ज
	ज्ञ ज्न ज्य ज्र ज्व ञ्च ञ्ज ट्ज़ ट्ट ट्ट्य ट्ठ ट्य ट्र ट्व ट्स ठ्य ड़्क ड़्र ड्ड ड्ढ ड्य ड्र ड्र्य ड्व ड्स
	ड्स्क ढ्य ण्क ण्ड ण्य त्क त्च त्ज़ त्त त्त्व त्थ त्न त्प त्फ़ त्म त्य त्र त्ल त्व त्स त्स्क त्स्य त्स्व थ्य
	थ्र थ्व द्ग द्घ द्द द्ध द्ध्य द्ब द्भ द्म द्य द्र द्व द्व्य द्स्क ध्य ध्र ध्व ध्स्थ न्क न्च न्ज़ न्ट न्ट्र न्ड
	न्ड्र न्त न्द न्द्र न्द्व न्ध न्न न्फ न्फ़ न्फ़्र न्म न्य न्व न्स न्स्क न्स्ट न्ह प्च्य प्ट प्त प्न प्प प्य
	प्र प्ल प्व प्श प्स फ़्ट फ़्त फ़्फ फ़्फ़ फ़्य फ़्र फ़्ल फ्ट फ्त फ्र फ्ल ब्च ब्ज ब्ज़ ब्त ब्द ब्ध ब्ब ब्य ब्र
	ब्ल ब्ल्य ब्व ब्श ब्स भ्य भ्र म्ज़ म्त म्द म्न म्प म्प्य म्प्र म्प्ल म्ब म्ब्र म्भ म्म म्य म्र म्ल म्स म्ह य्य
	र्फ्य ल्क ल्क्र ल्ग ल्च ल्ज ल्ज़ ल्ट ल्ट्र ल्ड ल्ड़्र ल्ड्र ल्ड्स ल्त ल्थ ल्द ल्प ल्फ ल्फ़ ल्फ़्य ल्फ़्र ल्ब
	ल्म ल्म्स ल्य ल्ल ल्ल्न ल्व ल्श ल्स ल्ह व्ब व्य व्र व्ल व्व व्स व्ह श्क श्क़ श्च श्त श्न श्म श्य श्र श्ल श्व
	ष्क ष्क्र ष्ट ष्ट्र ष्ठ ष्ण ष्प ष्प्र ष्म ष्य स्क स्क्र स्क्व स्ख स्च स्ज स्ट स्ट्ट स्ट्म स्ट्र स्त स्त्र स्थ
	स्थ्य स्द स्न स्प स्प्न स्प्र स्फ स्फ़ स्ब स्म स्य स्र स्ल स्व स्स ह्ण ह्न ह्म ह्य ह्र ह्ल ह्व
`
	.trim()
	.split(/\s+/);

/** A cluster grows consonant by consonant, and a face may go through the half form of each on the way. */
const onTheWay = clusters.flatMap((cluster) => {
	const parts = cluster.split(halant);
	return parts.flatMap((_, i) => [
		`${parts.slice(0, i + 1).join(halant)}${halant}\u200d`,
		parts.slice(i).join(halant),
		`${parts[i]}${halant}र`,
		`${parts[i]}${halant}र${halant}\u200d`,
	]);
});

/** Every syllable whose form is its own. What is missing here is still drawn, of half forms and separate signs. */
export const syllables = [
	...onTheWay,
	...vowels.flatMap((vowel) => ["", chandrabindu, anusvara].map((nasal) => vowel + nasal)),
	...consonants.flatMap((consonant) => [
		consonant + halant,
		`${consonant}${halant}\u200d`,
		...["", ...belowTheLine].map((vowel) => consonant + vowel + chandrabindu),
		...vowelSigns.flatMap((vowel) =>
			["", anusvara].flatMap((nasal) => [consonant + vowel + nasal, reph + consonant + vowel + nasal]),
		),
	]),
	...clusters.flatMap((cluster) => [...vowelSigns, `ि${anusvara}`].map((vowel) => cluster + vowel)),
];
