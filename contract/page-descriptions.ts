import type { Text } from "./language.ts";
import type { PageName } from "./pages.ts";

/** Purpose of each page, for search engines and lists. Names no town. Apart from pages.ts, as few pages need it. */
// biome-ignore format: one page, one row of two lines
export const descriptions = {
	home: {
		en: "Certificates, pensions, complaints, tenders and news of the town council, with the numbers to call and the offices to visit.",
		hi: "प्रमाण पत्र, पेंशन, शिकायत, निविदाएँ और नगर पालिका के समाचार, साथ में ज़रूरी फ़ोन नंबर और कार्यालयों की जानकारी।" },
	contact: {
		en: "Emergency number, council helpline and e-mail address, with the office address and opening hours.",
		hi: "आपातकालीन नंबर, पालिका की हेल्पलाइन और ई-मेल, साथ में कार्यालय का पता और खुलने का समय।" },
	introduction: {
		en: "The history of the town, what the council does, and the officials who run it.",
		hi: "नगर का इतिहास, पालिका के काम और उसे चलाने वाले अधिकारी।" },
	achievements: {
		en: "Awards and completed works of the council: cleanliness, greenery, water harvesting and waste reform. Searchable, with photographs.",
		hi: "पालिका को मिले पुरस्कार और पूरे हुए काम: स्वच्छता, हरियाली, जल संचयन और कूड़ा प्रबंधन। खोज और चित्रों के साथ।" },
	boardMembers: {
		en: "The chairman and the elected members of the council board, ward by ward.",
		hi: "पालिका बोर्ड के अध्यक्ष और निर्वाचित सभासद, वार्ड के अनुसार।" },
	wards: {
		en: "Every ward of the town with its number, population, elected member and mobile number.",
		hi: "नगर के सभी वार्ड: संख्या, जनसंख्या, सभासद का नाम और मोबाइल नंबर।" },
	directory: {
		en: "Officers, employees by department and registered contractors by class. Find who is responsible for what.",
		hi: "अधिकारी, विभागवार कर्मचारी और श्रेणीवार पंजीकृत ठेकेदार। जानिए कौन सा काम किसके पास है।" },
	tourism: {
		en: "Places worth a visit in and around the town, and what to see at each.",
		hi: "नगर और आसपास के देखने लायक स्थान, और हर जगह की ख़ास बात।" },
	reach: {
		en: "Reaching the town by air, train and road: distances from the airport and the nearest cities, and a map.",
		hi: "हवाई जहाज़, रेल और सड़क से नगर कैसे पहुँचें: हवाई अड्डे और नज़दीकी शहरों से दूरी, और नक्शा।" },
	education: {
		en: "The university, college and school in and near the town, and what they teach.",
		hi: "नगर और आसपास के विश्वविद्यालय, महाविद्यालय और विद्यालय, और वहाँ की पढ़ाई।" },
	health: {
		en: "Hospitals and clinics of the town, ambulance numbers and the district hospital's number.",
		hi: "नगर के अस्पताल और क्लीनिक, एंबुलेंस के नंबर और ज़िला अस्पताल का फ़ोन।" },
	photoGallery: {
		en: "Pictures of works, events and daily life in the town, newest first.",
		hi: "नगर के कामों, कार्यक्रमों और रोज़मर्रा के जीवन के चित्र, नए पहले।" },
	videoGallery: {
		en: "Short videos about the council's work and the town, newest first.",
		hi: "पालिका के काम और नगर पर छोटे वीडियो, नए पहले।" },
	galleryPage: {
		en: "Five selected pictures of the town; each opens in full view.",
		hi: "नगर के पाँच चुने हुए चित्र; हर चित्र पूरे आकार में खुलता है।" },
	oldAgePension: {
		en: "Monthly amount, who is eligible, documents and steps for the old age pension, compared with the widow and divyang pensions.",
		hi: "वृद्धावस्था पेंशन की मासिक राशि, पात्रता, दस्तावेज़ और आवेदन के चरण, विधवा और दिव्यांग पेंशन से तुलना सहित।" },
	widowPension: {
		en: "Who can get the widow pension, how much it pays each month, which documents to bring and where to apply.",
		hi: "विधवा पेंशन किसे मिलती है, हर महीने कितनी राशि, कौन से दस्तावेज़ और आवेदन कहाँ करें।" },
	divyangPension: {
		en: "The pension for people with a certified disability: percentage needed, amount, documents and where to apply.",
		hi: "प्रमाणित दिव्यांगता वाले लोगों की पेंशन: आवश्यक प्रतिशत, राशि, दस्तावेज़ और आवेदन का स्थान।" },
	services: {
		en: "Online civic services and the duties of the municipality under the state act and the 74th Amendment, with the water works in detail.",
		hi: "ऑनलाइन नागरिक सेवाएँ, राज्य अधिनियम और 74वें संशोधन के अनुसार पालिका के कर्तव्य, और जलकल विभाग का विवरण।" },
	aToZ: {
		en: "Every service of the council in alphabetical order, including under the words that people use for it.",
		hi: "पालिका की हर सेवा अ से ह तक, उन शब्दों के साथ भी जिनसे लोग उसे जानते हैं।" },
	birthCertificate: {
		en: "Register a birth and get the certificate: who can apply, by when, documents, steps and the official portal.",
		hi: "जन्म का पंजीकरण और प्रमाण पत्र: कौन आवेदन करे, कब तक, कौन से दस्तावेज़, चरण और सरकारी पोर्टल।" },
	deathCertificate: {
		en: "Register a death and get the certificate: who can apply, documents, how long it takes, and common questions.",
		hi: "मृत्यु का पंजीकरण और प्रमाण पत्र: कौन आवेदन करे, दस्तावेज़, कितना समय लगेगा और आम सवाल।" },
	marriageCertificate: {
		en: "Register a marriage: who can apply, documents and witnesses, steps and the state's registration portal.",
		hi: "विवाह का पंजीकरण: कौन आवेदन करे, दस्तावेज़ और गवाह, चरण और राज्य का पंजीकरण पोर्टल।" },
	licences: {
		en: "Shop licence, land licence and tree cutting approval: what each is for and how to ask for it at the office.",
		hi: "दुकान लाइसेंस, भूमि लाइसेंस और पेड़ काटने की अनुमति: किसके लिए है और कार्यालय में कैसे माँगें।" },
	grievances: {
		en: "Make a complaint on the state grievance portal, by phone, at the office or by e-mail, and follow it up.",
		hi: "राज्य के शिकायत पोर्टल, फ़ोन, कार्यालय या ई-मेल से शिकायत दर्ज करें और उसकी स्थिति जानें।" },
	wasteManagement: {
		en: "What goes into which bin, when waste is collected from your door, and where it goes from there.",
		hi: "कौन सा कूड़ा किस कूड़ेदान में जाए, घर से कब उठता है और आगे कहाँ जाता है।" },
	sanitation: {
		en: "Street and drain cleaning, toilets, garbage removal, stray animals, parks and drinking water: what the council does and how to ask for it.",
		hi: "सड़क और नालियों की सफ़ाई, शौचालय, कूड़ा उठान, आवारा पशु, पार्क और पेयजल: पालिका क्या करती है और कैसे कहें।" },
	report: {
		en: "Tell the council of a dark street light, a choked drain, a heap of waste, a pothole: with a photo, without a login. You get a number and a code at once.",
		hi: "बंद स्ट्रीट लाइट, जाम नाली, कूड़े का ढेर या गड्ढा पालिका को बताएँ: फ़ोटो के साथ, बिना लॉगिन। नंबर और कोड तुरंत मिलते हैं।" },
	complaintFigures: {
		en: "How many problems were reported in the last twelve months, how many were done in time, late or reopened, and how many days it took: by month, department, kind and ward.",
		hi: "पिछले बारह महीनों में कितनी समस्याएँ बताई गईं, कितनी समय पर, देर से या फिर खुलीं, और कितने दिन लगे, माह, विभाग, श्रेणी और वार्ड के अनुसार।" },
	servicePromise: {
		en: "For each service and each kind of complaint: the days that the council promises, and the days that it took last month.",
		hi: "हर सेवा और हर तरह की शिकायत के लिए: पालिका कितने दिन का वादा करती है और पिछले महीने कितने दिन लगे।" },
	followComplaint: {
		en: "See what has become of your complaint with its number and follow code; answer, confirm or reopen it.",
		hi: "नंबर और गुप्त कोड से देखें कि आपकी शिकायत पर क्या हुआ; उत्तर दें, पुष्टि करें या फिर खोलें।" },
	openComplaints: {
		en: "What was reported in which ward, by when it is due, what is done and what was declined.",
		hi: "किस वार्ड में क्या बताया गया, कब तक होना है, क्या हुआ और क्या अस्वीकार हुआ।" },
	news: {
		en: "What the council has done recently: events, campaigns and works in words and pictures.",
		hi: "पालिका के हाल के काम: कार्यक्रम, अभियान और निर्माण, शब्दों और चित्रों में।" },
	acts: {
		en: "The acts, rules and policies that the council works under, with links to the official texts. Search by title.",
		hi: "वे अधिनियम, नियम और नीतियाँ जिनके अनुसार पालिका काम करती है, सरकारी पाठ के लिंक सहित। शीर्षक से खोजें।" },
	notices: {
		en: "Open notices and tenders of the council with their closing dates, and a searchable archive of those that have closed.",
		hi: "पालिका की चालू सूचनाएँ और निविदाएँ, उनकी अंतिम तिथि, और बंद हो चुकी सूचनाओं का खोजने योग्य अभिलेख।" },
	rightToInformation: {
		en: "The 17 heads of information that the council publishes by itself, whom to ask for the rest, the fee and the time.",
		hi: "पालिका द्वारा स्वयं प्रकाशित सूचना के 17 शीर्षक; शेष सूचना किससे माँगें, शुल्क और समय।" },
	openData: {
		en: "Wards, directories, notices and acts as CSV and JSON files, with a news feed and a calendar of closing dates.",
		hi: "वार्ड, निर्देशिका, सूचनाएँ और अधिनियम CSV और JSON फ़ाइलों में, साथ में समाचार फ़ीड और अंतिम तिथियों का कैलेंडर।" },
	help: {
		en: "How to find your way on this website: text size, contrast, language, keyboard, screen readers and file formats.",
		hi: "इस वेबसाइट का उपयोग कैसे करें: अक्षरों का आकार, कंट्रास्ट, भाषा, कीबोर्ड, स्क्रीन रीडर और फ़ाइलों के प्रकार।" },
	search: {
		en: "Search all pages of the council's website in English, Hindi or Hindi typed in English letters.",
		hi: "पालिका की वेबसाइट के सभी पृष्ठों में खोजें: हिन्दी में, अंग्रेज़ी में या रोमन अक्षरों में लिखी हिन्दी से।" },
	feedback: {
		en: "Tell the council's office what is wrong with a page of this website. Nobody asks who you are.",
		hi: "बताएँ कि इस वेबसाइट के किसी पृष्ठ पर क्या ग़लत है। आपसे नाम या नंबर नहीं पूछा जाएगा।" },
	offline: {
		en: "Numbers to call and pages to read while there is no internet connection.",
		hi: "इंटरनेट न होने पर काम आने वाले फ़ोन नंबर और पढ़े जा सकने वाले पृष्ठ।" },
	siteMap: {
		en: "All pages of this website on one page, by subject.",
		hi: "इस वेबसाइट के सभी पृष्ठ एक ही जगह, विषय के अनुसार।" },
	websitePolicy: {
		en: "Terms of use, privacy, copyright, hyperlinking, the accessibility statement, and how content is moderated and archived.",
		hi: "उपयोग की शर्तें, गोपनीयता, कॉपीराइट, हाइपरलिंक, सुगम्यता कथन, और सामग्री की जाँच तथा पुरालेख के नियम।" },
	conformance: {
		en: "Every clause of WCAG 2.2 AA and GIGW 3.0: met, not applicable, or to be checked by a person, with the test that shows it.",
		hi: "WCAG 2.2 AA और GIGW 3.0 का हर खंड: पूरा, लागू नहीं, या जिसे किसी व्यक्ति को देखना होगा, और उसे दिखाने वाली जाँच।" },
	userList: {
		en: "A test form with name and e-mail, and the list of what was entered. Not a service of the council.",
		hi: "नाम और ई-मेल का एक परीक्षण फ़ॉर्म और भरी गई प्रविष्टियों की सूची। यह पालिका की सेवा नहीं है।" },
	citizen: {
		en: "A trial form for citizen login. It sends nothing and keeps nothing.",
		hi: "नागरिक लॉगिन का एक परीक्षण फ़ॉर्म। यह न कुछ भेजता है, न कुछ सहेजता है।" },
	staffHome: {
		en: "Where council staff begin after login.",
		hi: "लॉगिन के बाद पालिका कर्मचारियों का पहला पृष्ठ।" },
	dashboard: {
		en: "How many users, roles and permissions the staff area has.",
		hi: "कर्मचारी क्षेत्र में कुल उपयोगकर्ता, भूमिकाएँ और अनुमतियाँ।" },
	manageUsers: {
		en: "Find, add and change staff users, and say who may log in.",
		hi: "कर्मचारियों के खाते खोजें, जोड़ें, बदलें और तय करें कि कौन लॉगिन कर सकता है।" },
	importUsers: {
		en: "Add many staff users at once from a list, and print a slip for each.",
		hi: "सूची से एक साथ कई कर्मचारियों के खाते जोड़ें और हर एक की पर्ची छापें।" },
	assignRole: {
		en: "Give a staff user another role.",
		hi: "किसी कर्मचारी को दूसरी भूमिका दें।" },
	assignPermissions: {
		en: "Choose what the holders of a role may do.",
		hi: "तय करें कि किस भूमिका वाले कर्मचारी क्या कर सकते हैं।" },
	myPassword: {
		en: "Change your own password for the staff area.",
		hi: "कर्मचारी क्षेत्र का अपना पासवर्ड बदलें।" },
	staffHelp: {
		en: "What each screen of the staff area is for, who may use it and what happens, to read or to print.",
		hi: "कर्मचारी क्षेत्र का हर पृष्ठ किस काम का है, कौन उपयोग कर सकता है और क्या होता है: पढ़ें या छापें।" },
	changes: {
		en: "Who has changed what in the staff area, newest first.",
		hi: "कर्मचारी क्षेत्र में किसने क्या बदला, नया पहले।" },
	content: {
		en: "Write, change and publish what the site says: notices, people, pictures, services and the text of every page.",
		hi: "साइट पर जो लिखा है उसे लिखें, बदलें और प्रकाशित करें: सूचनाएँ, लोग, चित्र, सेवाएँ और हर पृष्ठ का पाठ।" },
	contentReview: {
		en: "Look at what others have written for the site, publish it or return it with a reason.",
		hi: "दूसरों ने साइट के लिए जो लिखा है उसे देखें, प्रकाशित करें या कारण बताकर लौटाएँ।" },
	contentHistory: {
		en: "See every version of something on the site, compare two, and bring an earlier one back.",
		hi: "साइट की किसी सामग्री के सभी संस्करण देखें, दो की तुलना करें और पुराना वापस लाएँ।" },
	mediaShelf: {
		en: "Upload photographs, documents and videos, describe them in both languages, and see where each is used.",
		hi: "फ़ोटो, दस्तावेज़ और वीडियो अपलोड करें, दोनों भाषाओं में उनका वर्णन लिखें और देखें कि हर एक का उपयोग कहाँ है।" },
	complaints: {
		en: "What citizens report: whose it is, by when it is due, and what waits for you.",
		hi: "नागरिकों की शिकायतें: किसके पास हैं, कब तक होनी हैं और आपके लिए क्या बाक़ी है।" },
	complaintCase: {
		en: "All that is known of one complaint, and what you can do with it now.",
		hi: "एक शिकायत की पूरी जानकारी, और अभी उस पर आप क्या कर सकते हैं।" },
	takeComplaint: {
		en: "Write down the complaint of somebody who comes or calls, and give them number and follow code.",
		hi: "जो कार्यालय आएँ या फ़ोन करें, उनकी शिकायत लिखें और उन्हें नंबर व गुप्त कोड दें।" },
	settings: {
		en: "Who works in which department, and the rules of the complaint desk.",
		hi: "किस विभाग में कौन काम करता है, और शिकायत कक्ष के नियम।" },
	manageRoles: {
		en: "Add and name roles, see what each may do and who holds it, and delete those that nobody holds.",
		hi: "भूमिकाएँ जोड़ें, उन्हें नाम दें, देखें कि कौन-सी क्या कर सकती है और किसके पास है, और जो किसी के पास नहीं हैं उन्हें हटाएँ।" },
} as const satisfies Readonly<Record<PageName, Text>>;
