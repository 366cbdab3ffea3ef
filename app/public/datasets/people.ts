import { departmentNames } from "#contract/content/department-names.ts";
import * as columns from "./columns.ts";
import { dataset } from "./dataset.ts";

/** Fathers' names, and private addresses and telephones of firms' owners, stay on their page and are no open data (facts.md). */

export const wards = dataset({
	kind: "wards",
	title: { en: "Wards", hi: "वार्ड" },
	about: {
		en: "Every ward of the town with its population and its elected member.",
		hi: "नगर के सभी वार्ड, हर एक की जनसंख्या और निर्वाचित सभासद के साथ।",
	},
	page: "wards",
	columns: [
		{
			key: "number",
			label: { en: "Ward Number", hi: "वार्ड संख्या" },
			means: { en: "The number of the ward.", hi: "वार्ड की संख्या।" },
			cell: ({ id }) => id,
		},
		columns.name(
			{ en: "Ward Name", hi: "वार्ड का नाम" },
			{ en: "What the ward is called.", hi: "वार्ड किस नाम से जाना जाता है।" },
		),
		{
			key: "population",
			label: { en: "Population", hi: "जनसंख्या" },
			means: { en: "How many people live in the ward.", hi: "वार्ड में कितने लोग रहते हैं।" },
			cell: ({ population }) => population,
		},
		{
			key: "member",
			label: { en: "Member Name", hi: "सभासद का नाम" },
			means: { en: "The ward's elected member of the board.", hi: "वार्ड से निर्वाचित सभासद।" },
			cell: ({ member }) => member,
		},
		{
			key: "phone",
			label: { en: "Mobile Number", hi: "मोबाइल नंबर" },
			means: {
				en: "The number on which citizens reach the member.",
				hi: "नागरिक सभासद से इस नंबर पर बात करते हैं।",
			},
			cell: ({ phone }) => phone,
			unlessHidden: "wards.phone",
		},
		{
			key: "mohallas",
			label: { en: "Mohallas", hi: "मोहल्ले" },
			means: {
				en: "The ward's best-known mohallas.",
				hi: "वार्ड के प्रमुख मोहल्ले।",
			},
			cell: ({ mohallas }) => mohallas ?? "",
		},
	],
});

const designation = {
	key: "designation",
	label: { en: "Designation", hi: "पदनाम" },
	means: { en: "The post that the person holds.", hi: "व्यक्ति का पद।" },
	cell: (row: { readonly designation: string }) => row.designation,
};

export const officers = dataset({
	kind: "officers",
	title: { en: "Officers", hi: "अधिकारी" },
	about: {
		en: "The chairman, the executive officer and the heads of the council's sections.",
		hi: "अध्यक्ष, अधिशासी अधिकारी और पालिका के विभागों के प्रमुख।",
	},
	page: "directory",
	columns: [
		columns.number,
		columns.name({ en: "Name", hi: "नाम" }, { en: "The officer's name.", hi: "अधिकारी का नाम।" }),
		designation,
		{
			key: "phone",
			label: { en: "Phone", hi: "फ़ोन" },
			means: { en: "The officer's number at the office.", hi: "कार्यालय में अधिकारी का नंबर।" },
			cell: ({ phone }) => phone ?? "",
		},
	],
});

export const employees = dataset({
	kind: "employees",
	title: { en: "Employees", hi: "कर्मचारी" },
	about: {
		en: "Who works for the council, in which department and in which post.",
		hi: "पालिका में कौन, किस विभाग में और किस पद पर काम करता है।",
	},
	page: "directory",
	columns: [
		columns.number,
		columns.name({ en: "Name", hi: "नाम" }, { en: "The employee's name.", hi: "कर्मचारी का नाम।" }),
		{
			key: "department",
			label: { en: "Department", hi: "विभाग" },
			means: { en: "The department where the employee works.", hi: "कर्मचारी का विभाग।" },
			cell: ({ department }, { lang }) => departmentNames[department][lang],
		},
		designation,
	],
});

export const contractors = dataset({
	kind: "contractors",
	title: { en: "Registered contractors", hi: "पंजीकृत ठेकेदार" },
	about: {
		en: "The firms that may bid for the council's works, each with its class.",
		hi: "वे फ़र्में जो पालिका के कामों की निविदा डाल सकती हैं, हर एक की श्रेणी के साथ।",
	},
	page: "directory",
	columns: [
		columns.number,
		{
			key: "firm",
			label: { en: "Firm Name", hi: "फ़र्म का नाम" },
			means: { en: "The name under which the firm is registered.", hi: "फ़र्म इस नाम से पंजीकृत है।" },
			cell: ({ Firm_Name }) => Firm_Name,
		},
		{
			key: "class",
			label: { en: "Class", hi: "श्रेणी" },
			means: {
				en: "First to fourth class, in Hindi: it decides how large a work the firm may bid for.",
				hi: "प्रथम से चतुर्थ श्रेणी: इसी से तय होता है कि फ़र्म कितने बड़े काम की निविदा डाल सकती है।",
			},
			cell: ({ Category }) => Category,
		},
	],
});
