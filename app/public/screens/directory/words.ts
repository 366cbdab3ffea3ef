import type { Text } from "#contract/language.ts";

/** §2.8, §4: headings to the letter. */
export const directoryWords = {
	officers: { en: "List of Officers", hi: "अधिकारियों की सूची" },
	employees: { en: "List of Employees", hi: "कर्मचारियों की सूची" },
	contractors: { en: "List of Contractors", hi: "ठेकेदारों की सूची" },
	officersHeading: { en: "Officers List", hi: "अधिकारी सूची" },
	employeesHeading: { en: "Employees List", hi: "कर्मचारी सूची" },
	contractorsHeading: { en: "Contractors List", hi: "ठेकेदार सूची" },

	number: { en: "S. No.", hi: "क्र. सं." },
	name: { en: "Name", hi: "नाम" },
	department: { en: "Department", hi: "विभाग" },
	fatherName: { en: "Father's Name", hi: "पिता का नाम" },
	designation: { en: "Designation", hi: "पदनाम" },
	contractorName: { en: "Contractor and Father's Name", hi: "ठेकेदार और पिता का नाम" },
	firm: { en: "Firm Name", hi: "फ़र्म का नाम" },
	address: { en: "Address", hi: "पता" },
	phone: { en: "Phone Number", hi: "फ़ोन नंबर" },
	category: { en: "Class", hi: "श्रेणी" },
	notGiven: { en: "Not given", hi: "उपलब्ध नहीं" },

	findEmployee: { en: "Find an employee", hi: "कर्मचारी खोजें" },
	employeeHint: { en: "Name or designation", hi: "नाम या पदनाम" },
	allDepartments: { en: "All departments", hi: "सभी विभाग" },
	employeeCount: { en: "{count} employees", hi: "{count} कर्मचारी" },
	employeesFound: { en: "{found} of {count} employees", hi: "{count} में से {found} कर्मचारी" },

	findContractor: { en: "Find a contractor", hi: "ठेकेदार खोजें" },
	contractorHint: { en: "Name, firm or address", hi: "नाम, फ़र्म या पता" },
	allClasses: { en: "All classes", hi: "सभी श्रेणियाँ" },
	contractorCount: { en: "{count} contractors", hi: "{count} ठेकेदार" },
	contractorsFound: { en: "{found} of {count} contractors", hi: "{count} में से {found} ठेकेदार" },

	list: { en: "In which list", hi: "किस सूची में" },
	findPerson: { en: "Name, designation or firm", hi: "नाम, पदनाम या फ़र्म" },

	cards: { en: "Save all to the phone book (vCard)", hi: "सबको फ़ोन बुक में सहेजें (vCard)" },
	download: { en: "Download the list (CSV)", hi: "सूची डाउनलोड करें (CSV)" },
} as const satisfies Readonly<Record<string, Text>>;
