import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSay } from "../../../words/language.ts";
import formStyles from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { type Loaded, useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { useCall } from "../../parts/use-call.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { ClosedDays } from "./closed-days.tsx";
import { Sections } from "./sections.tsx";
import styles from "./settings.module.css";
import { settingsWords as words } from "./words.ts";

type Saved = Reply<"settings">;

/** What whoever may change the settings decides of the complaint desk. */
export default function Settings() {
	const say = useSay();
	const settings = useList("settings");
	/** Counts how often the form begins anew with what is saved. */
	const [round, setRound] = useState(0);
	return (
		<>
			<ScreenHead title={say(pageByName("settings").title)} lead={say(descriptions.settings)} />
			<NotLoaded of={{ settingsNotLoaded: [settings] }} />
			{settings.data ? (
				<SettingsForm
					key={round}
					saved={settings.data}
					reload={settings.reload}
					onAnew={() => setRound(round + 1)}
				/>
			) : settings.hasFailed ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</>
	);
}

interface Props extends Pick<Loaded<Saved>, "reload"> {
	saved: Saved;
	onAnew: () => void;
}

const numbers = [
	["reopenDays", 90],
	["silenceDays", 60],
	["keepMonths", 36],
] as const;

function SettingsForm({ saved, reload, onAnew }: Props) {
	const say = useSay();
	const save = useCall("saveSettings");
	const [typed, setTyped] = useState(saved);
	const [isChanged, setChanged] = useState(false);
	const [isStale, setStale] = useState(false);
	useUnsaved(isChanged, leavesPage);

	function change(next: Partial<Saved>) {
		setTyped((before) => ({ ...before, ...next }));
		setChanged(true);
	}

	const form = useSubmit({
		call: async () => {
			const { people: _, town: __, ...sent } = typed;
			const answer = await save(sent);
			setStale(isRefusal(answer) && answer.status === 409);
			return answer;
		},
		otherwise: "contentUnchanged",
		onDone: async () => {
			sayToast("success", say(words.saved));
			await anew();
		},
	});

	async function anew() {
		await reload();
		onAnew();
	}

	return (
		<div className={`stack ${styles.settings}`}>
			<Form of={form}>
				{isStale ? (
					<div>
						<Button look="line" onClick={anew}>
							{say(words.asSaved)}
						</Button>
					</div>
				) : null}
				<Panel title={say(words.desk)}>
					<div>
						<label className={styles.tick}>
							<input
								type="checkbox"
								checked={typed.isOn}
								aria-describedby={`${form.errors.idOf("isOn")}-hint`}
								onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
							/>
							<span>{say(words.isOn)}</span>
						</label>
						<p id={`${form.errors.idOf("isOn")}-hint`} className="quiet">
							{say(words.isOnHint)}
						</p>
					</div>
					<div className={formStyles.fields}>
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
				<Sections of={typed} onChange={(sections) => change({ sections })} />
				<ClosedDays
					days={typed.closedDays}
					fieldOf={form.field}
					onChange={(closedDays) => change({ closedDays })}
				/>
				<Send of={form} label={words.save} />
			</Form>
			<TownSays of={saved} />
		</div>
	);
}

/** By what limits are counted and complaints are sorted besides, each with the file in which it is written. */
function TownSays({ of: { town } }: { of: Saved }) {
	const say = useSay();
	const rows = [
		[words.openingHours, town.openingHours ?? say(words.usualHours), "council.yaml"],
		[words.closedSaturdays, town.closedSaturdays ?? say(words.none), "council.yaml"],
		[words.holidays, town.holidays, "tables/holidays.csv"],
		[words.categories, town.categories, "tables/complaint-categories.csv"],
	] as const;
	return (
		<Panel title={say(words.town)}>
			<p className="quiet">{say(words.townHint)}</p>
			<dl>
				{rows.map(([label, value, file]) => (
					<div key={label.en}>
						<dt className="quiet">
							{say(label)}, <code>{file}</code>
						</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
