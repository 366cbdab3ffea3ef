import { buttonClass } from "../button/button.tsx";
import { NightBand } from "./night-band.tsx";
import { NumberList } from "./number-list.tsx";

export const examples = {
	"call to action": (
		<NightBand id="example-action" title="Come in winter" text="The air is clear.">
			<a href="#top" className={buttonClass("board", "big")}>
				How to reach
			</a>
		</NightBand>
	),
	"numbers to call": (
		<NightBand id="example-numbers" title="In an emergency" text="Call before you set out.">
			<NumberList
				helplines={[
					{ key: "ambulance", number: "108", name: "Ambulance", note: "Free of charge" },
					{ key: "motherChild", number: "102", name: "Mother and child ambulance" },
				]}
			/>
		</NightBand>
	),
};
