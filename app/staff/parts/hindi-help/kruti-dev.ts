/** Kruti Dev 010, the offices' font before Unicode: Devanagari drawn over the keys of a Latin keyboard, in the order in which a typewriter strikes them. */

/** A half letter ends in a virama; the bar that completes it is the sign ा. */
const keys = table(`
v अ b इ m उ Å ऊ Ã ई _ ऋ , ए
k ा h ी q ु w ू \` ृ s े S ै ‚ ॉ W ॅ a ं ¡ ँ È ीं É ीZ Z Z ± Zं f ि z ्र ª ्र ~ ् + ़
d क D क् ô क्क ä क्त Ø क्र — कृ Ñ कृ [ ख् x ग X ग् ? घ् Ä घ ³ ङ
p च P च् N छ t ज T ज् > झ ÷ झ् Ö झ् ¥ ञ K ज्ञ
V ट B ठ M ड < ढ . ण् ê ट्ट Í ट्ट ë ट्ठ Î ट्ठ ì ड्ड Ï ड्ड ï ड्ढ Ô ड्ढ
r त R त् Ù त्त् = त्र « त्र् F थ् n द / ध् è ध् Ë ध् ) द्ध | द्य } द्व æ द्र í द्द Ì द्द – दृ u न U न् é न्न ™ न्न्
i प I प् ç प्र Á प्र Q फ ¶ फ् Ý फ्र c ब C ब् H भ् Ò भ e म E म्
; य ¸ य् î ्य Ó ्य j र # रु : रू y ल Y ल् G ळ o व O व्
' श् Ü श् ‘ ष् ’ ष् “ श् ” श् " ष् J श्र l स L स् g ह º ह् à ह्न á ह्य â हृ ã ह्म { क्ष्
å ० ƒ १ „ २ … ३ † ४ ‡ ५ ˆ ६ ‰ ७ Š ८ ‹ ९
A । ^ ‘ * ’ Þ “ ß ” ( ; ¼ ( ½ ) ¿ { À } ¾ = - . & - Œ ॰ ñ ॰ ] , @ / \\ ? • ऽ · ऽ % ः`);

/** Numbers and addresses are written in another font. */
const notInTheFont = /\d+(?:[.,:/]\d+)+|(?:https?:\/\/|www\.)\S+|[\w.]+@[\w.]+\.\w+/;

const consonant = "[क-हळ]़?";
const cluster = `(?:${consonant}्)*${consonant}`;
const vowelSigns = "[ा-ौॅॉंँ]*";

/** Vowels and signs that are struck in parts. */
const joined = table("अा आ आे ओ आै औ आॅ ऑ अॉ ऑ एे ऐ इZ ई ाे ो ाै ौ ाॅ ॉ ंं ं ।। ॥");

/** Words with a visarga at their end; behind any other the key is a colon. */
const withVisarga =
	/(?:^|\s)(?:छ|दु|नम|पुन|प्राय|प्रात|अत|शत|स्वत|अंत|अंतत|मूलत|सामान्यत|विशेषत|संभवत|फलत|पूर्णत|अंशत|क्रमश|अक्षरश|शब्दश)ः/;

export function fromKrutiDev(text: string): string {
	return text
		.split(new RegExp(`(${notInTheFont.source})`))
		.map((part, index) => (index % 2 === 1 ? part : fromKeys(part)))
		.join("")
		.normalize("NFC");
}

function fromKeys(text: string): string {
	const drawn = [...text].map((key) => (key === "Æ" ? key : (keys.get(key) ?? key))).join("");
	return (
		drawn
			.replaceAll("\u094D\u093C", "\u093C\u094D")
			// The bar completes a half letter.
			.replaceAll("्ा", "")
			.replace(/Z+/g, "Z")
			.replace(new RegExp([...joined.keys()].join("|"), "g"), (parts) => joined.get(parts) ?? parts)
			.replace(/आ[ेैॅ]/g, (parts) => joined.get(parts) ?? parts)
			// The short i is struck before its letters, and the r above a letter after them and their vowel.
			.replace(new RegExp(`Æ(${cluster})`, "g"), "र्$1ि")
			.replace(new RegExp(`ि(${cluster})`, "g"), "$1ि")
			.replace(new RegExp(`(${cluster}${vowelSigns})Z`, "g"), "र्$1")
			.replace(/(\S*)ः(?![\u0904-\u0939])/g, (word: string, before: string) =>
				withVisarga.test(word) ? word : `${before}:`,
			)
	);
}

const wellFormed = new RegExp(
	`^[‘“(]*(?:[अ-औऋ][ंँः]?|${cluster}(?:्(?![ा-ौ])|[ा-ौ]?)[ॅंँः]{0,2}|[०-९0-9]+|[-./,;:?।॥)’”॰ऽ])+$`,
);

const usual = new Set(
	"ds dk dh dks ls us esa gS gSa gks gksxk gksxh gksaxs ij rd vkSj ;k ,oa ,d bl ml ;g og Jh fd fy, }kjk rFkk lHkh dj djsa fd;k x;k xbZ tk, tkrk tkrh gh Hkh ugha vki vius vkt uxj ikfydk okMZ".split(
		" ",
	),
);

/** Rare in Latin words: a capital inside, a semicolon or bracket between letters, no vowel. */
const signs =
	/[a-z]=$|[.'"/]k|kk|[\u00C4-\u00FC]|[a-z;][B-Z][a-z;]|[A-Za-z][;{}|<>~`+[\]=#)][A-Za-z]|^[/'"{}[;,#][A-Za-z].|^[b-df-hj-np-tv-xz]{3,}\]?$/;

export function looksLikeKrutiDev(text: string): boolean {
	if (/[\u0900-\u097F]/.test(text)) return false;
	const words = text.replace(new RegExp(notInTheFont, "g"), " ").match(/\S*[A-Za-z]\S*/g) ?? [];
	const typical = words.filter((word) => usual.has(word.replace(/A$/, "")) || signs.test(word));
	const readable = words.filter((word) => wellFormed.test(fromKrutiDev(word)));
	return typical.length > words.length * 0.4 && readable.length > words.length * 0.8;
}

function table(pairs: string): ReadonlyMap<string, string> {
	const list = pairs.trim().split(/\s+/);
	return new Map(list.flatMap((from, at) => (at % 2 === 0 ? [[from, list[at + 1] ?? ""] as const] : [])));
}
