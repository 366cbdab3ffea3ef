import type { Text } from "#contract/language.ts";

const said: Readonly<Record<string, Text>> = {
	light: { en: "Two lights in a row are out.", hi: "लगातार दो लाइटें बंद हैं।" },
	"pole-danger": { en: "The pole leans towards the school wall.", hi: "खंभा स्कूल की दीवार की ओर झुका है।" },
	heap: { en: "Cows pull the waste over the road.", hi: "पशु कूड़ा सड़क पर फैला रहे हैं।" },
	"vehicle-missed": { en: "The vehicle doesn't come into our lane.", hi: "गाड़ी हमारी गली में नहीं आती।" },
	sweeping: { en: "The lane isn't swept.", hi: "गली में झाड़ू नहीं लगती।" },
	"dead-animal": { en: "A dead dog beside the road.", hi: "सड़क किनारे मरा हुआ कुत्ता है।" },
	toilet: { en: "It is locked in the morning.", hi: "सुबह ताला लगा रहता है।" },
	"drain-choked": { en: "Water collects before the door.", hi: "नाली का पानी दरवाज़े पर भरा है।" },
	"drain-broken": { en: "The slab is broken; a child fell.", hi: "स्लैब टूटी है, बच्चा गिर चुका है।" },
	"no-water": { en: "The neighbours have water, we don't.", hi: "पड़ोस में पानी आता है, हमारे यहाँ नहीं।" },
	"water-leak": { en: "Clean water runs into the drain.", hi: "साफ़ पानी नाली में बह रहा है।" },
	"hand-pump": { en: "The handle is broken.", hi: "हत्था टूटा है।" },
	pothole: { en: "Two scooters have fallen here.", hi: "यहाँ दो स्कूटर गिर चुके हैं।" },
	manhole: { en: "The lid is gone.", hi: "ढक्कन ग़ायब है।" },
	"stray-animals": { en: "A pack of dogs runs after children.", hi: "कुत्तों का झुंड बच्चों के पीछे दौड़ता है।" },
	mosquitoes: { en: "Water collects on the empty plot.", hi: "ख़ाली प्लॉट में पानी जमा है।" },
	tree: { en: "A branch lies on the wire.", hi: "डाल तार पर टिकी है।" },
	encroachment: { en: "Stalls leave no room to walk.", hi: "ठेलों से चलने की जगह नहीं बची।" },
};

export const photosOfWork: Readonly<Record<string, string>> = {
	light: "gallery/111.svg",
	"drain-choked": "gallery/124.svg",
	sweeping: "gallery/131.svg",
};

export const sampleWords = {
	said,
	since: {
		en: ["Since Monday.", "For three days.", "For a week.", "Since the last rain.", "I have called twice."],
		hi: ["सोमवार से।", "तीन दिन से।", "एक हफ़्ते से।", "पिछली बारिश से।", "दो बार फ़ोन कर चुके हैं।"],
	},
	landmarks: {
		en: ["City Hospital", "Public School", "Gate No. 2", "Jama Masjid", "Post Office"],
		hi: ["मंदिर के पास", "स्कूल के सामने", "नुक्कड़ पर", "मस्जिद के पास", "बैंक के पीछे"],
	},
	names: {
		en: ["Sunita", "Rakesh", "Imran", "Kavita", "Mohan", "Shabana"],
		hi: ["सुनीता", "राकेश", "इमरान", "कविता", "मोहन", "शबाना"],
	},
	clerk: "R. Kumar",
	question: { en: { question: "Near which house is it?" }, hi: { question: "किस मकान के पास है?" } },
	done: {
		en: { words: "The work is done. Please look at it.", noProof: "A sample has no photo." },
		hi: { words: "काम हो गया है। कृपया देख लें।", noProof: "नमूने में फ़ोटो नहीं है।" },
	},
	notDone: { en: { reason: "Only half of it is done." }, hi: { reason: "आधा ही काम हुआ है।" } },
	declined: {
		en: {
			reason: "Private ground",
			words: "This is private ground, where the council may not work.",
			responsible: "The owner of the ground",
		},
		hi: {
			reason: "निजी ज़मीन",
			words: "यह निजी ज़मीन है, जहाँ पालिका काम नहीं कर सकती।",
			responsible: "ज़मीन का मालिक",
		},
	},
} as const;
