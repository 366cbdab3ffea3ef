/** Readings of Latin letters as Hindi is usually typed; cost 0 is the usual one. */
type Spellings = ReadonlyMap<string, readonly (readonly [letters: string, cost: number])[]>;

export const consonants: Spellings = table(`
k क क़:1 ख:2
kh ख ख़:0.5
g ग ग़:1 ज:1.5 घ:2
gh घ ग़:1
c क:0.5 स:1 च:1.5
ck क
ch च छ:1
chh छ च्छ:0.5
cch च्च:0.3 च्छ:0.5
chch च्च च्छ:0.5
chchh च्छ
j ज ज़:1 झ:2
jh झ
z ज़ ज:0.7
t त ट:0.7 ठ:1.5 थ:2
th थ ठ:0.7 त:1.5
tion शन:0.3
sion शन:0.3
ngh ंह:0.2
d द ड:0.7 ड़:1 ध:2
dh ध ढ:0.7 ढ़:1
n न ण:0.8
p प फ:2
ph फ फ़:0.7
f फ़ फ:0.7
b ब भ:2
bh भ
m म
y य
r र ड़:1
rh ढ़:0.5 र:1.5
l ल
v व
w व
s स श:1.2 ष:2
sh श ष:0.8 स:2
sch श्च:0.5 स्क:0.5
h ह
x क्स:0.3 क्ष:0.5
ksh क्ष
q क़:0.3 क:0.5
gy ज्ञ:0.5
gn ज्ञ:1`);

/** A diphthong begins with the vowel sign of the consonant before it: अई of "mai" in मई. */
export const vowels: Spellings = table(`
a अ:0.1 आ:0.2
aa आ
i इ:0.1 ई:0.2 आइ:1.5 ऐ:2
igh आइ:0.3
iye इए:0.2
ye ए:0.4
ee ई इ:1.5 ए:1.5
ii ई
u उ:0.1 ऊ:0.3 अ:2
oo ऊ उ:1
uu ऊ
e ए ऐ:1.5 अ:2 ई:2
ai ऐ ई:2 आई:0.7 अई:0.7
ei ऐ:1 ई:1
o ओ ऑ:0.5 औ:1.5 अ:1.5 उ:2 ऊ:2
oa ओ
au औ आउ:1 आऊ:1
ou औ:0.5
ow औ:1 अऊ:1
ri ऋ:0.5
ra ऋ:2
ea ई:1`);

/** Sounds at the end of a word only: a silent e, "july". */
export const endings: Spellings = table(`
e अ:1.2
y ई:0.4 आई:1.2
ey ए:0.5 एय:0.5
ie ई:0.5`);

function table(rows: string): Spellings {
	return new Map(
		rows
			.normalize("NFC")
			.trim()
			.split("\n")
			.map((row) => {
				const [typed = "", ...meanings] = row.split(" ");
				const priced = meanings.map((meaning) => {
					const [letters = "", cost = "0"] = meaning.split(":");
					return [letters, Number(cost)] as const;
				});
				return [typed, priced];
			}),
	);
}
