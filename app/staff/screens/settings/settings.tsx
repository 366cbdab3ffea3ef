import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { usualOffice } from "#contract/complaints/clock.ts";
import { type Occasion, occasions } from "#contract/complaints/occasions.ts";
import { fill } from "#contract/language.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { fullMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { hoursInWords } from "../../../words/office.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import bottomBar from "../../parts/bottom-bar.module.css";
import { Dots } from "../../parts/dots.tsx";
import { FactList } from "../../parts/fact-list.tsx";
import formStyles from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { WhenLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { Departments } from "./departments.tsx";
import styles from "./settings.module.css";
import { settingsWords as words } from "./words.ts";

type Saved = Reply<"settings">;

export default function Settings() {
	const say = useSay();
	const settings = useList("settings");
	return (
		<>
			<ScreenHead title={say(pageByName("settings").title)} lead={say(descriptions.settings)} />
			<WhenLoaded of={settings} failed="settingsNotLoaded">
				{(saved) => <SettingsForm saved={saved} />}
			</WhenLoaded>
		</>
	);
}

const numbers = [
	["silenceDays", 60],
	["reopenDays", 90],
	["keepMonths", 36],
] as const;

function SettingsForm({ saved }: { saved: Saved }) {
	const say = useSay();
	const save = useCall("saveSettings");
	const [typed, setTyped] = useState(saved);
	const [isChanged, setChanged] = useState(false);
	useUnsaved(isChanged, leavesPage);

	function begin(settings: Saved) {
		setTyped(settings);
		setChanged(false);
	}

	function change(next: Partial<Saved>) {
		setTyped((before) => ({ ...before, ...next }));
		setChanged(true);
	}

	const form = useSubmit({
		call: async () => {
			const { people: _, owners: __, town: ___, unsent: ____, ...sent } = typed;
			return save(sent);
		},
		otherwise: "contentUnchanged",
		onDone: (answer: Saved) => {
			sayToast("success", say(words.saved));
			begin(answer);
		},
	});
	return (
		<Form of={form}>
			{saved.version > typed.version ? (
				<div>
					<Button look="line" onClick={() => begin(saved)}>
						{say(words.asSaved)}
					</Button>
				</div>
			) : null}
			<Departments of={typed} fallbackField={form.field("fallback")} onChange={change} />
			<Panel title={say(words.desk)}>
				{(["isOn", "open311"] as const).map((name) => (
					<div key={name}>
						<label className="press">
							<input
								type="checkbox"
								checked={typed[name]}
								aria-describedby={`${form.errors.idOf(name)}-hint`}
								onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
							/>
							<span>{say(words[name])}</span>
						</label>
						<p id={`${form.errors.idOf(name)}-hint`} className="quiet">
							{say(words[`${name}Hint`])}
						</p>
					</div>
				))}
				{typed.open311 && typed.open311Key !== null ? (
					<p>
						{say(words.open311Key)} <code>{typed.open311Key}</code>
					</p>
				) : null}
				<p className="quiet">{say(words.daysHint)}</p>
				<div className={`stack ${formStyles.fields} ${styles.numbers}`}>
					{numbers.map(([name, most]) => (
						<Field
							key={name}
							{...form.field(name)}
							label={say(words[name])}
							type="number"
							min={1}
							max={most}
							required
							value={typed[name] || ""}
							onChange={({ currentTarget }) => change({ [name]: Number(currentTarget.value) })}
						/>
					))}
				</div>
			</Panel>
			<Unsent of={saved.unsent} />
			<Town of={saved.town} />
			<div className={bottomBar.bar}>
				<Send of={form} label={words.save} />
			</div>
		</Form>
	);
}

/** Messages to citizens that the gateway hasn't taken, none of them with a phone's number. */
function Unsent({ of: unsent }: { of: Saved["unsent"] }) {
	const say = useSay();
	const lang = useLang();
	if (unsent.length === 0) return null;
	return (
		<Panel title={say(words.unsent)}>
			<p className="quiet">{say(words.unsentHint)}</p>
			<ul className="stack">
				{unsent.map(({ number, what, at, fault }) => (
					<li key={number + what + at}>
						<Dots of={[number, occasions[what as Occasion][lang], fullMoment(at, lang), fault]} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** Facts of the town that the desk's clock counts with. */
function Town({ of: { openingHours, closedSaturdays, holidays } }: { of: Saved["town"] }) {
	const say = useSay();
	const lang = useLang();
	const hours = hoursInWords(openingHours ?? usualOffice.openingHours, lang);
	return (
		<Panel title={say(words.town)}>
			<p className="quiet">{say(words.townHint)}</p>
			<FactList
				facts={[
					[words.openingHours, openingHours ? hours : fill(say(words.usualHours), { hours })],
					[words.closedSaturdays, say(words[closedSaturdays ?? "none"])],
					[
						words.holidays,
						<PageLink key="holidays" page="content" search="?kind=holidays">
							{fill(say(words.closedDays), { count: holidays })}
						</PageLink>,
					],
				]}
			/>
		</Panel>
	);
}
