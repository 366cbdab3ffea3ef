import type { HelpSheet } from "./help-sheet.ts";

export const helpOfTheDesk = {
	staffHome: {
		purpose: {
			en: "The first screen after login: what your role may do, and what waits for you. In a council's first days it lists what should be done first; later it shows who asks for a new password.",
			hi: "लॉगिन के बाद का पहला पृष्ठ: आपकी भूमिका क्या कर सकती है और क्या बाक़ी है। शुरुआती दिनों में यह बताता है कि पहले क्या करना चाहिए; बाद में दिखता है कि किसने नया पासवर्ड माँगा है।",
		},
		who: {
			en: "Everybody who is logged in; each sees what they may do themselves.",
			hi: "हर कोई जो लॉगिन है; सबको वही दिखता है जो वे स्वयं कर सकते हैं।",
		},
		happens: [
			{
				en: "Pages that nobody has reviewed for longer than the council wants are listed here too: read one, and if it is still right, whoever publishes says so with one press. A page may have a day of its own, written in its form. Readers then see today's date on it. Whoever may write a page sees what readers say is wrong with it; nobody knows who they are. Whoever holds Website Content also sees what citizens searched for three times or more without finding anything. How often is counted, not who searched. “Put away” takes either off the list for everybody.",
				hi: "यहाँ वे पृष्ठ भी हैं जिन्हें पालिका के तय समय से ज़्यादा दिनों से किसी ने नहीं पढ़ा: पढ़ें, और अब भी सही हो तो प्रकाशित करने वाले एक बटन से बता दें। किसी पृष्ठ की अपनी अलग तारीख़ भी हो सकती है, जो उसके फ़ॉर्म में लिखी जाती है। पाठकों को उस पर आज की तारीख़ दिखेगी। जो कोई पृष्ठ लिख सकते हैं, उन्हें दिखता है कि पाठकों ने उसमें क्या ग़लत बताया; किसने बताया, यह दर्ज नहीं होता। जिनके पास “वेबसाइट सामग्री” की अनुमति है, उन्हें यह भी दिखता है कि नागरिकों ने तीन या ज़्यादा बार क्या खोजा और कुछ नहीं मिला। केवल यह गिना जाता है कि कितनी बार, यह नहीं कि किसने। “हटाएँ” दबाने पर वह बात सबकी सूची से हट जाती है।",
			},
			{
				en: "Whoever assigns complaints, or heads a department, finds up to five of those said to be done on the last day. Look at them, or send somebody: “Yes, it is done” is kept, “No: say why” leads to the case, where “Not done: reopen” gives it back to the department with your reason.",
				hi: "जो शिकायतें विभागों को भेजते हैं या किसी विभाग के प्रमुख हैं, उन्हें पिछले काम के दिन पूरी बताई गई शिकायतों में से पाँच तक दिखती हैं। मौक़े पर देखें या किसी को भेजें: “हाँ, हुआ है” दर्ज रहता है, “नहीं: बताएँ क्यों” से शिकायत खुलती है; वहाँ “काम नहीं हुआ: फिर खोलें” से कारण के साथ विभाग को लौटती है।",
			},
			{
				en: "Looking changes nothing. Before you give somebody a new password, call the number: anybody can ask in another's name. After an hour without work you are logged out; five minutes before, you are asked, and “Stay” keeps what you have filled in.",
				hi: "देखने से कुछ नहीं बदलता। किसी को नया पासवर्ड देने से पहले उसी नंबर पर फ़ोन करें: दूसरे के नाम से भी अनुरोध हो सकता है। घंटे भर काम न करने पर लॉगआउट हो जाता है; पाँच मिनट पहले पूछा जाता है, और “बने रहें” दबाने से भरा हुआ बना रहता है।",
			},
		],
	},
	dashboard: {
		purpose: {
			en: "How many users, roles and permissions there are, who holds which role, and the latest changes.",
			hi: "कितने उपयोगकर्ता, भूमिकाएँ और अनुमतियाँ हैं, किसके पास कौन सी भूमिका है, और हाल के बदलाव।",
		},
		who: {
			en: "Whoever holds Dashboard. Phone numbers aren't shown here.",
			hi: "जिनके पास “डैशबोर्ड” की अनुमति है। फ़ोन नंबर यहाँ नहीं दिखते।",
		},
		happens: [
			{
				en: "Nothing can be changed here. The figures are those of the moment at which the page was opened.",
				hi: "यहाँ कुछ बदला नहीं जा सकता। आँकड़े उस समय के हैं जब पृष्ठ खोला गया।",
			},
		],
	},
	assignPermissions: {
		purpose: {
			en: "Decides what the holders of a role may do. Each permission says in a sentence what it lets one do.",
			hi: "तय करना कि किस भूमिका वाले क्या कर सकते हैं। हर अनुमति के साथ एक वाक्य में लिखा है कि उससे क्या किया जा सकता है।",
		},
		who: {
			en: "Whoever holds Assign Permissions. Nobody gives or takes a permission that they lack, or changes the role that they hold themselves.",
			hi: "जिनके पास “अनुमतियाँ सौंपें” की अनुमति है। जो अनुमति अपने पास न हो उसे कोई न दे सकता है, न ले सकता है; अपनी भूमिका कोई नहीं बदल सकता।",
		},
		happens: [
			{
				en: "It applies to everybody with the role from their next click. They aren't told. To undo it, tick as before and save; Changes has what was saved when.",
				hi: "उस भूमिका वाले सभी लोगों पर अगले क्लिक से लागू होता है। उन्हें सूचना नहीं जाती। वापस लेने के लिए पहले जैसे चिह्न लगाकर सहेजें; कब क्या सहेजा गया, यह “बदलाव” में है।",
			},
		],
	},
	manageRoles: {
		purpose: {
			en: "The roles of the council: add one, give it a title and a purpose in both languages, copy one that is almost right, compare what they may do, and delete those that nobody holds.",
			hi: "पालिका की भूमिकाएँ: नई जोड़ें, दोनों भाषाओं में शीर्षक और उद्देश्य लिखें, मिलती-जुलती भूमिका की प्रति बनाएँ, देखें कि कौन सी भूमिका क्या कर सकती है, और जो किसी के पास न हों उन्हें हटाएँ।",
		},
		who: {
			en: "Whoever holds Assign Permissions, for roles that hold nothing that they lack themselves.",
			hi: "जिनके पास “अनुमतियाँ सौंपें” की अनुमति है, और केवल उन भूमिकाओं के लिए जिनमें उनसे अधिक अधिकार न हों।",
		},
		happens: [
			{
				en: "A new role has no permission until you give it some. Title and purpose can be changed at any time. A role that somebody holds, and the admin role, can't be deleted; deleting can't be undone.",
				hi: "नई भूमिका के पास तब तक कोई अनुमति नहीं होती जब तक आप न दें। शीर्षक और उद्देश्य कभी भी बदले जा सकते हैं। जो भूमिका किसी के पास है वह, और मुख्य एडमिन की भूमिका, हटाई नहीं जा सकती; हटाना वापस नहीं होता।",
			},
		],
	},
	changes: {
		purpose: {
			en: "Who has changed what, when, and from which address; and who logged in, and whose tries failed. It can be asked by person and by day, and saved as a file.",
			hi: "किसने क्या, कब और किस पते से बदला; किसने लॉगिन किया और किसकी कोशिश नाकाम रही, यह भी। व्यक्ति और दिन से खोजा जा सकता है और फ़ाइल में सहेजा जा सकता है।",
		},
		who: {
			en: "Whoever may make changes of a kind reads who made them.",
			hi: "जो जिस तरह के बदलाव कर सकते हैं, वे उन्हीं को पढ़ सकते हैं।",
		},
		happens: [
			{
				en: "Nobody can change or delete anything here. Lines are kept for more than a year. Saving them as a file leaves a line too, because the file holds names and addresses: keep it with care.",
				hi: "यहाँ कोई कुछ बदल या हटा नहीं सकता। पंक्तियाँ एक साल से अधिक रखी जाती हैं। फ़ाइल में सहेजना भी दर्ज होता है, क्योंकि उसमें नाम और पते होते हैं: उसे सँभालकर रखें।",
			},
		],
	},
	myPassword: {
		purpose: {
			en: "Your own access: change your password, see on which devices you are logged in, end a session there, and look after the second factor of the login where your council has it.",
			hi: "आपका अपना प्रवेश: पासवर्ड बदलें, देखें कि किन उपकरणों पर आप लॉगिन हैं, वहाँ का सत्र बंद करें, और जहाँ पालिका ने रखा हो वहाँ लॉगिन की दूसरी जाँच सँभालें।",
		},
		who: {
			en: "Everybody, for themselves alone. Your name and mobile number are changed by an administrator.",
			hi: "हर कोई, केवल अपने लिए। आपका नाम और मोबाइल नंबर कोई एडमिन बदल सकता है।",
		},
		happens: [
			{
				en: "A new password ends your sessions everywhere else. Nobody can read it, and no administrator ever asks you for it. A session that you don't know: end it, and change your password at once.",
				hi: "नया पासवर्ड दूसरी हर जगह आपके सत्र बंद कर देता है। उसे कोई पढ़ नहीं सकता, और कोई एडमिन कभी नहीं पूछता। कोई सत्र अनजान लगे तो उसे बंद करें और तुरंत पासवर्ड बदलें।",
			},
			{
				en: "Forgotten? At the login “Forgotten your password?” says whom to ask, and takes a request.",
				hi: "भूल गए? लॉगिन के नीचे “पासवर्ड भूल गए?” बताता है कि किससे कहें, और अनुरोध भी लेता है।",
			},
		],
	},
	staffHelp: {
		purpose: {
			en: "The help of all screens on one page, to read in order or to print as a manual.",
			hi: "सभी पृष्ठों की सहायता एक जगह: क्रम से पढ़ें या पुस्तिका की तरह छापें।",
		},
		who: { en: "Everybody who is logged in.", hi: "हर कोई जो लॉगिन है।" },
		happens: [
			{
				en: "It is there in English and in Hindi. “Help” on each screen shows the same texts.",
				hi: "यह हिन्दी और अंग्रेज़ी दोनों में है। यही बातें हर पृष्ठ पर “सहायता” में भी मिलती हैं।",
			},
		],
	},
	contentReview: {
		purpose: {
			en: "What others have written for the site and sent for review: what changes for readers, field by field, who wrote it and why.",
			hi: "दूसरों ने साइट के लिए जो लिखकर अनुमोदन के लिए भेजा है: पाठकों के लिए क्या बदलेगा, किसने लिखा और क्यों।",
		},
		who: {
			en: "Whoever holds Review, and for alerts whoever holds Alerts.",
			hi: "जिनके पास “अनुमोदन” की अनुमति है, और आपात सूचनाओं के लिए जिनके पास “आपात सूचनाएँ” की अनुमति है।",
		},
		happens: [
			{
				en: "You see what changes, on which pages readers will see it, and what its writer was asked to look at once more; files open from the comparison. What you publish readers see within two seconds, or from the time that you set. What you return is shown to its writer with your reason, and readers go on seeing what was there. You can remark on single fields too, here or in the form: the writer finds each remark at its field and marks it done; they go once it is published. The text of a version is never changed here: to change it, open the form.",
				hi: "आप देखते हैं कि क्या बदलेगा, पाठक उसे किन पृष्ठों पर देखेंगे और किन बातों पर एक बार और ध्यान देना है; फ़ाइलें तुलना से ही खुलती हैं। आप जो प्रकाशित करेंगे वह पाठकों को दो सेकंड में, या आपके तय समय से दिखेगा। जो लौटाएँगे वह लिखने वाले को आपके कारण के साथ दिखेगा, और पाठक पहले वाला ही देखते रहेंगे। यहाँ या फ़ॉर्म में किसी एक खाने पर भी टिप्पणी लिख सकते हैं: लिखने वाले को वह उसी खाने पर मिलती है, और वे उसे ठीक करके “ठीक कर दिया” दबाते हैं; प्रकाशित होते ही टिप्पणियाँ हट जाती हैं। यहाँ किसी संस्करण का पाठ नहीं बदलता: बदलने के लिए फ़ॉर्म खोलें।",
			},
		],
	},
	contentHistory: {
		purpose: {
			en: "Every version of one thing on the site: what it said, who wrote it, who decided and when. Any two can be compared word by word.",
			hi: "साइट की किसी एक सामग्री के सभी संस्करण: उनमें क्या लिखा था, किसने लिखा, किसने और कब निर्णय किया। किन्हीं दो की शब्द-दर-शब्द तुलना हो सकती है।",
		},
		who: {
			en: "Whoever works on what the site says.",
			hi: "जो साइट की सामग्री पर काम करते हैं।",
		},
		happens: [
			{
				en: "Looking changes nothing. An earlier version that you bring back becomes a new one, published at once where you may publish, else sent for review. Whoever reviews without writing brings back what was approved before. Nothing is deleted here; of a file or a version that was erased for good because nobody should have it, the mark stays.",
				hi: "देखने से कुछ नहीं बदलता। जो पुराना संस्करण वापस लाएँगे वह नया संस्करण बनेगा: प्रकाशित करने का अधिकार हो तो तुरंत प्रकाशित, नहीं तो अनुमोदन के लिए। जो लिखते नहीं, केवल अनुमोदन करते हैं, वे पहले स्वीकृत हुआ संस्करण वापस ला सकते हैं। यहाँ कुछ नहीं मिटता; जो फ़ाइल या संस्करण हमेशा के लिए मिटाया गया, उसका निशान रहता है।",
			},
		],
	},
	content: {
		purpose: {
			en: "Everything that the site says: notices with their documents, news, alerts and the status of services, people, pictures, services, the text of every page. Each text is written in Hindi and in English side by side. An alert has a beginning and an end; at its end it goes by itself.",
			hi: "साइट पर जो कुछ लिखा है: सूचनाएँ और उनके दस्तावेज़, समाचार, आपात सूचनाएँ और सेवाओं की स्थिति, लोग, चित्र, सेवाएँ और हर पृष्ठ का पाठ। सब कुछ हिन्दी और अंग्रेज़ी में साथ-साथ लिखा जाता है। आपात सूचना का शुरू और समाप्ति का समय होता है; समय पूरा होने पर वह अपने आप हट जाती है।",
		},
		who: {
			en: "Whoever holds Website Content or the one for the text of pages writes; whoever holds Review publishes. Alerts need only the permission Alerts, because a warning can't wait. Where the council wants it, a second person looks before anything is published.",
			hi: "जिनके पास “वेबसाइट सामग्री” या पृष्ठों के पाठ की अनुमति है वे लिखते हैं; जिनके पास “अनुमोदन” की अनुमति है वे प्रकाशित करते हैं। आपात सूचनाओं के लिए केवल “आपात सूचनाएँ” की अनुमति चाहिए, क्योंकि चेतावनी रुक नहीं सकती। पालिका चाहे तो प्रकाशन से पहले दूसरा व्यक्ति देखता है।",
		},
		happens: [
			{
				en: "The box at the top of every screen finds where something is written: type a word in Hindi or English, a phone number or the name of a field, and each answer leads to the very field. Paste the address of a public page there, or press “Change this page” on the page while you are logged in, and what is behind it opens.",
				hi: "हर स्क्रीन के ऊपर की खोज बताती है कि कोई बात कहाँ लिखी है: हिन्दी या अंग्रेज़ी का शब्द, फ़ोन नंबर या खाने का नाम लिखें, हर उत्तर सीधे उसी खाने तक ले जाता है। वहाँ किसी सार्वजनिक पृष्ठ का पता चिपकाएँ, या लॉगिन रहते उस पृष्ठ पर “यह पृष्ठ बदलें” दबाएँ, तो उसके पीछे जो है वह खुल जाता है।",
			},
			{
				en: "Readers see what you publish within two seconds. What you type is kept on this device at once and on the server after a pause; nobody else sees it until you send or publish it. Every version is kept: under Versions you can compare them and bring an earlier text back. What is taken off can be published again. If somebody was quicker, what only one of you has changed comes together, and you choose about the rest.",
				hi: "आप जो प्रकाशित करेंगे वह पाठकों को दो सेकंड में दिखेगा। आप जो लिखते हैं वह तुरंत इस उपकरण पर और थोड़ा रुकते ही सर्वर पर सुरक्षित हो जाता है; भेजने या प्रकाशित करने तक उसे कोई और नहीं देखता। हर संस्करण रहता है: “संस्करण” में उनकी तुलना कर सकते हैं और पुराना पाठ वापस ला सकते हैं। हटाई गई सामग्री फिर प्रकाशित हो सकती है। कोई आपसे पहले प्रकाशित कर दे, तो जो किसी एक ने बदला वह साथ आ जाता है, और बाक़ी आप चुनते हैं।",
			},
			{
				en: "“Put in order” above a list decides in which order readers see its rows: drag a row by its handle, press the arrow keys on it, use the buttons or write a place. It counts once it is published, like anything else. What is added later comes last, a new photo or video first.",
				hi: "सूची के ऊपर “क्रम बदलें” से तय होता है कि पाठक पंक्तियाँ किस क्रम में देखें: पंक्ति को हैंडल से खींचें, हैंडल पर तीर वाली कुंजियाँ दबाएँ, बटन दबाएँ या स्थान की संख्या लिखें। बाक़ी सब की तरह नया क्रम प्रकाशित करने पर ही दिखता है। बाद में जोड़ी गई पंक्ति सबसे नीचे आती है, नई फ़ोटो या वीडियो सबसे ऊपर।",
			},
			{
				en: "“Choose several” above a list ticks rows that are taken off together, and “As a table (CSV)” gives the list to a spreadsheet and takes it back: before anything is published you see what is new, what changes in which column, and every mistake with its row. A spreadsheet may turn days round, drop zeros or shorten long numbers: what can't be known is asked at its row. All of it is done at once or nothing is, with one line in Changes, and Undo brings everything back together.",
				hi: "सूची के ऊपर “एक साथ कई चुनें” से कई पंक्तियाँ चुनकर साथ हटाई जाती हैं; “तालिका (CSV)” से पूरी सूची स्प्रेडशीट में जाती और वापस आती है: प्रकाशित होने से पहले दिखता है कि क्या नया है, किस कॉलम में क्या बदलेगा और किस पंक्ति में क्या ग़लती है। स्प्रेडशीट तारीख़ें उलट सकती है, शून्य हटा सकती है या लंबी संख्या छोटी कर सकती है: जो तय न हो सके वह उसकी पंक्ति पर पूछा जाता है। सब एक साथ होता है या कुछ नहीं, “बदलाव” में एक ही पंक्ति आती है, और “पहले जैसा करें” से सब एक साथ वापस आता है।",
			},
			{
				en: "Under “Preview” you see the page as it will be, and can make a link for somebody without an account. Whoever has it sees the text before it is published: end one that went to the wrong person under “Links that still open”.",
				hi: "“पूर्वावलोकन” में पृष्ठ वैसा दिखता है जैसा होगा, और जिनका खाता नहीं उनके लिए लिंक बन सकता है। जिसके पास लिंक है वह पाठ प्रकाशन से पहले देख लेता है: ग़लत व्यक्ति को गया लिंक “लिंक जो अभी खुलते हैं” में बंद करें।",
			},
			{
				en: "For 30 seconds after you publish something or take it off, the message says Undo. An earlier version is brought back under All versions. Whoever writes and doesn't publish can ask for something to be taken off, with a reason: it goes once somebody who publishes agrees. Above the list you search by words, number or sound, and choose which rows it shows. A row whose text names an address of this site at which nothing is says so, in the list and at the field.",
				hi: "प्रकाशित करने या हटाने के बाद 30 सेकंड तक संदेश में “पहले जैसा करें” रहता है। पुराना पाठ “सभी संस्करण” से वापस लाएँ। जो लिखते हैं पर प्रकाशित नहीं करते, वे कारण बताकर हटाने के लिए भेज सकते हैं: अनुमोदन मिलने पर वह हट जाता है। सूची के ऊपर शब्द, संख्या या उच्चारण से खोजें और चुनें कि क्या दिखे। पाठ में इस साइट का कोई पता लिखा हो जो नहीं खुलता, तो सूची में और उस खाने के नीचे यह बताया जाता है।",
			},
		],
	},
	mediaShelf: {
		purpose: {
			en: "What the site can show or link: photographs, documents (PDF) and videos (MP4). Many can be uploaded at once; where the network breaks off, each goes on by itself.",
			hi: "जो साइट पर दिख सकता है या जिसका लिंक दिया जा सकता है: फ़ोटो, दस्तावेज़ (PDF) और वीडियो (MP4)। एक साथ कई अपलोड हो सकते हैं; नेटवर्क टूटने पर हर फ़ाइल अपने आप आगे बढ़ती है।",
		},
		who: {
			en: "Whoever holds the permission Website Content or the one for the text of pages uploads files and describes them. Whoever holds Review looks at them here and deletes what must go.",
			hi: "जिनके पास “वेबसाइट सामग्री” या पृष्ठों के पाठ की अनुमति है वे फ़ाइलें अपलोड करते और उनका शीर्षक और वर्णन लिखते हैं। जिनके पास “अनुमोदन” की अनुमति है वे उन्हें यहाँ देखते और जो नहीं रहना चाहिए उसे हटाते हैं।",
		},
		happens: [
			{
				en: "Photographs are made smaller and lose the place where they were taken; documents stay as they are. Each picture needs a title and a description in both languages before it can be published. What readers see, what is planned and what waits for review can't be deleted; any other file is deleted by whoever uploaded it, or by those who publish content. Whoever knows a file's address can open it, even before it is published: don't upload what must stay secret.",
				hi: "फ़ोटो छोटी की जाती हैं और उनमें से खींचने की जगह हट जाती है; दस्तावेज़ ज्यों के त्यों रहते हैं। प्रकाशित होने से पहले हर चित्र को दोनों भाषाओं में शीर्षक और वर्णन चाहिए। जो पाठकों को दिखती है, आगे के लिए तय है या अनुमोदन में है, वह फ़ाइल हटाई नहीं जा सकती; बाक़ी फ़ाइलें अपलोड करने वाले या सामग्री प्रकाशित करने वाले हटा सकते हैं। फ़ाइल का पता जानने वाला उसे प्रकाशन से पहले भी खोल सकता है: गोपनीय चीज़ें अपलोड न करें।",
			},
		],
	},
} as const satisfies Readonly<Record<string, HelpSheet>>;
