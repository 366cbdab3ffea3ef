import type { Text } from "#contract/language.ts";

type Lists = Readonly<Record<"en" | "hi", readonly string[]>>;

/** What people of a sample town say to the complaint desk, by the categories that most towns have. */
const said: Readonly<Record<string, Lists>> = {
	light: {
		en: ["Dark since Monday, pole 14.", "Two lights in a row are out.", "It blinks all night."],
		hi: ["सोमवार से बंद है, खंभा 14।", "लगातार दो लाइटें बंद हैं।", "रात भर टिमटिमाती है।"],
	},
	"pole-danger": {
		en: ["The pole leans towards the school wall."],
		hi: ["खंभा स्कूल की दीवार की ओर झुका है।", "तार सिर की ऊँचाई पर लटक रहा है।"],
	},
	heap: {
		en: ["A heap at the corner, for a week.", "Cows pull it over the road."],
		hi: ["नुक्कड़ पर एक हफ़्ते से ढेर है।", "पशु कूड़ा सड़क पर फैला रहे हैं।"],
	},
	"vehicle-missed": {
		en: ["No vehicle for three days."],
		hi: ["तीन दिन से गाड़ी नहीं आई।", "गाड़ी आती है पर रुकती नहीं।"],
	},
	sweeping: { en: ["The lane wasn't swept this week."], hi: ["इस हफ़्ते गली में झाड़ू नहीं लगी।"] },
	"dead-animal": {
		en: ["A dead dog beside the road."],
		hi: ["सड़क किनारे मरा हुआ कुत्ता है।", "नाली में मरा पशु पड़ा है।"],
	},
	toilet: { en: ["Locked in the morning."], hi: ["सुबह ताला लगा रहता है।", "टंकी में पानी नहीं है।"] },
	"drain-choked": {
		en: ["Water stands before the door.", "The drain overflows after each rain."],
		hi: ["नाली का पानी दरवाज़े पर भरा है।", "हर बारिश में नाली उफनती है।"],
	},
	"drain-broken": { en: ["The slab is broken; a child fell."], hi: ["स्लैब टूटी है, बच्चा गिर चुका है।"] },
	"no-water": {
		en: ["No water since yesterday morning."],
		hi: ["कल सुबह से पानी नहीं आया।", "पड़ोस में आता है, हमारे यहाँ नहीं।"],
	},
	"water-leak": {
		en: ["Clean water runs into the drain all day."],
		hi: ["साफ़ पानी दिन भर नाली में बह रहा है।", "पानी पीला और बदबूदार है।"],
	},
	"hand-pump": { en: ["The handle is broken."], hi: ["हत्था टूटा है।", "पानी में रेत आती है।"] },
	pothole: {
		en: ["Two scooters have fallen here."],
		hi: ["यहाँ दो स्कूटर गिर चुके हैं।", "बारिश में गड्ढा दिखता नहीं।"],
	},
	manhole: { en: ["The lid is gone."], hi: ["ढक्कन ग़ायब है।"] },
	"stray-animals": {
		en: ["A pack of dogs runs after children."],
		hi: ["कुत्तों का झुंड बच्चों के पीछे दौड़ता है।", "बंदर घरों में घुसते हैं।"],
	},
	mosquitoes: { en: ["Water stands on the empty plot."], hi: ["ख़ाली प्लॉट में पानी जमा है।"] },
	tree: { en: ["A branch lies on the wire."], hi: ["डाल तार पर टिकी है।", "आँधी में पेड़ गिरा, रास्ता बंद है।"] },
	encroachment: { en: ["Stalls leave no room to walk."], hi: ["ठेलों से चलने की जगह नहीं बची।"] },
};

/** Of the complaints of the demonstration. */
export const sampleWords = {
	said,
	landmarks: {
		en: [
			"near the temple",
			"opposite the school",
			"beside the milk shop",
			"at the corner",
			"near the mosque",
			"behind the bank",
		],
		hi: ["मंदिर के पास", "स्कूल के सामने", "दूध की दुकान के बग़ल में", "नुक्कड़ पर", "मस्जिद के पास", "बैंक के पीछे"],
	},
	names: {
		en: ["Sunita", "Rakesh", "Imran", "Kavita", "Mohan", "Shabana"],
		hi: ["सुनीता", "राकेश", "इमरान", "कविता", "मोहन", "शबाना"],
	},
	clerk: { en: "Sample clerk", hi: "नमूना कर्मचारी" },
	question: { en: "Near which house is it?", hi: "किस मकान के पास है?" },
	done: { en: "The work is done. Please look at it.", hi: "काम हो गया है। कृपया देख लें।" },
	noProof: { en: "A sample has no photo.", hi: "नमूने में फ़ोटो नहीं है।" },
	notDone: { en: "Only half of it is done.", hi: "आधा ही काम हुआ है।" },
	declined: { en: "Private ground", hi: "निजी ज़मीन" },
	why: {
		en: "This is private ground, where the council may not work.",
		hi: "यह निजी ज़मीन है, जहाँ पालिका काम नहीं कर सकती।",
	},
	responsible: { en: "The owner of the ground", hi: "ज़मीन का मालिक" },
} as const satisfies Readonly<Record<string, Text | Lists | typeof said>>;
