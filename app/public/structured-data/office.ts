import type { GovernmentOffice } from "schema-dts";
import { pagePath } from "#contract/pages.ts";
import type { Served } from "./served.ts";

type Office = Exclude<GovernmentOffice, string>;

export function office(served: Served): Office {
	const { door, lang, publicUrl } = served;
	const { address, helpline, email, emblem, openingHours, geo } = door.read("council", lang);
	return {
		...officeName(served),
		logo: publicUrl + emblem.onLight.src,
		telephone: helpline,
		email,
		address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "IN" },
		...(openingHours
			? {
					// schema.org writes a whole day without hours.
					openingHours: openingHours.replaceAll(" 00:00-24:00", "").split(", "),
				}
			: {}),
		...(geo ? { geo: { "@type": "GeoCoordinates", ...geo } } : {}),
	};
}

/** A reference to the council: who provides a service, who publishes. */
export function officeName({ door, lang, publicUrl }: Served): Office {
	return {
		"@type": "GovernmentOffice",
		"@id": `${publicUrl}/#office`,
		name: door.read("council", lang).name,
		url: publicUrl + pagePath("home", lang),
	};
}
