import { type ComponentProps, useRef, useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { mohallasIn } from "#contract/complaints/mohallas.ts";
import { reportLineNames, reportLines } from "#contract/complaints/report-lines.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill, type Lang, officialLanguage, otherLanguages, type Text } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { Field } from "../../../parts/field/field.tsx";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { daysAgo, fullMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import { useFetched } from "../../desk/data/fetched.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { PhotosField, usePhotos } from "../../parts/complaints/photos.tsx";
import { deskStates, complaintWords as shared } from "../../parts/complaints/words.ts";
import formStyles from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { newId } from "../../parts/new-id.ts";
import { Panel } from "../../parts/panel.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import styles from "./take-complaint.module.css";
import { takeWords as words } from "./words.ts";

const [otherLanguage = officialLanguage] = otherLanguages(officialLanguage);

/** The citizen's language. */
const langOf = (other: unknown): Lang => (other ? otherLanguage : officialLanguage);

/** An unknown ward is a choice too, or the first one would be left. */
const unknownWard = "0";

interface Props {
	choices: Reply<"complaintChoices">;
	/** @param lang the citizen's */
	onTaken: (taken: Reply<"takeComplaint">, lang: Lang) => void;
}

/** Sends the form once, and asks before words that weren't sent are left. */
function useTake({ onTaken }: Pick<Props, "onTaken">, place: string) {
	const take = useCall("takeComplaint");
	const photos = usePhotos();
	const once = useRef(newId());
	const fields = useRef<HTMLFormElement>(null);
	const [isTyped, setTyped] = useState(false);
	useUnsaved(isTyped, leavesPage);
	const form = useSubmit({
		call: async () => {
			const { photos: chosen } = await photos.read();
			const { called, other, ...typed } = Object.fromEntries(new FormData(fields.current ?? undefined));
			const way = called ? "phone" : "counter";
			const [ward, mohalla] = place.split(".");
			const own = { ward, mohalla, way, lang: langOf(other), form: once.current, photos: chosen };
			// The server's shape parses the form's strings.
			return take({ ...typed, ...own } as unknown as SentBody<"takeComplaint">);
		},
		otherwise: "contentUnchanged",
		onDone: (answer: Reply<"takeComplaint">) => {
			setTyped(false);
			onTaken(answer, langOf(new FormData(fields.current ?? undefined).get("other")));
		},
	});
	return { form, photos, fields, onChange: () => setTyped(true) };
}

/** The citizens' form, filled in at the counter or telephone. */
export function TakeForm(props: Props) {
	const { choices } = props;
	const say = useSay();
	const lang = useLang();
	const [key, setKey] = useState("");
	const [ward, setWard] = useState("");
	const known = ward === unknownWard ? "" : ward;
	const { form, photos, fields, onChange } = useTake(props, known);
	const category = choices.categories.find((each) => each.key === key);

	const contact = {
		required: category?.contact === "must",
		hint: say(category?.contact === "must" ? words.contactMust : words.contactMay),
	};
	const line = (name: string, label: Text, more: Partial<ComponentProps<typeof Field>>) => (
		<Field key={name} {...form.field(name)} label={say(label)} name={name} autoComplete="off" {...more} />
	);
	const tick = (name: string, label: string) => (
		<label className="press">
			<input type="checkbox" name={name} />
			<span>{label}</span>
		</label>
	);
	return (
		<div onChange={onChange}>
			<Form ref={fields} of={form}>
				<div className={`stack ${styles.form}`}>
					<Panel title={say(words.what)}>
						<SelectField
							{...form.field("category")}
							label={say(shared.category)}
							required
							empty={say(words.chooseCategory)}
							value={key}
							onChange={({ currentTarget }) => setKey(currentTarget.value)}
							hint={category?.ask[lang]}
							choices={categoriesIn(choices, lang)}
						/>
						{category ? <CallOrElsewhere category={category} /> : null}
						<SelectField
							{...form.field("ward")}
							label={say(words.ward)}
							required
							empty={say(words.chooseWard)}
							value={ward}
							onChange={({ currentTarget }) => setWard(currentTarget.value)}
							choices={[{ value: unknownWard, label: say(words.noWard) }, ...placesIn(choices, lang)]}
						/>
						<div className={`stack ${formStyles.fields}`}>
							{line("landmark", words.landmark, {
								hint: say(words.landmarkHint),
								required: true,
								maxLength: limits.landmark,
							})}
							{reportLineNames.map((name) =>
								line(name, reportLines[name].counter, { maxLength: reportLines[name].most }),
							)}
						</div>
						<TextArea {...form.field("words")} label={say(words.said)} rows={3} maxLength={limits.words} />
						<PhotosField of={photos} label={say(shared.photos)} />
					</Panel>
					<Panel title={say(words.who)}>
						{category?.contact === "no" ? null : (
							<div className={`stack ${formStyles.fields}`}>
								{line("name", words.name, { ...contact, maxLength: lengths.personName })}
								{line("mobile", words.mobile, { ...contact, type: "tel", inputMode: "tel" })}
							</div>
						)}
						{choices.tells && category?.contact !== "no" ? tick("told", say(words.told)) : null}
						{tick("called", say(words.called))}
						{tick("other", say(words.answersIn))}
						<GoesTo category={category} ward={known.split(".")[0] ?? ""} same={form.field("same")} />
						<Send of={form} label={words.take} sending={words.taking} />
					</Panel>
				</div>
			</Form>
		</div>
	);
}

const categoriesIn = ({ categories }: Props["choices"], lang: Lang) =>
	categories
		.filter(({ isActive }) => isActive)
		.map(({ key, title, department }) => ({
			value: key,
			label: department === null ? `${title[lang]} (${words.notOurs[lang]})` : title[lang],
		}));

/** Wards, each followed by its mohallas. */
function placesIn({ wards }: Props["choices"], lang: Lang) {
	return wards.flatMap(({ key, name, mohallas }) => [
		{ value: key, label: `${key} ${name[lang]}` },
		...mohallasIn(mohallas?.[lang]).map((mohalla, index) => ({
			value: `${key}.${index + 1}`,
			label: `${key} ${name[lang]}: ${mohalla}`,
		})),
	]);
}

type Category = Props["choices"]["categories"][number];

/** Says to call at once where it is dangerous, and who does what isn't the council's work. */
function CallOrElsewhere({ category: { call, department } }: { readonly category: Category }) {
	const say = useSay();
	const isOurs = department !== null;
	if (isOurs && !call) return null;
	return (
		<Note tone="look" role="status">
			<p>{say(isOurs ? words.danger : call ? words.notOursCall : words.notOursHelp)}</p>
			{call ? (
				<p>
					<a href={dialled(call)}>{call}</a>
				</p>
			) : null}
			{isOurs ? null : <PageLink page="grievances" />}
		</Note>
	);
}

interface GoesToProps {
	readonly category: Category | undefined;
	readonly ward: string;
	readonly same: ReturnType<ReturnType<typeof useSubmit>["field"]>;
}

/** Department and due moment of what is typed, and open complaints that may be the same. */
function GoesTo({ category, ward, same }: GoesToProps) {
	const say = useSay();
	const lang = useLang();
	const isOurs = category?.department != null;
	const { data: desk } = useFetched(
		"complaintDesk",
		isOurs ? { category: category.key, ...(ward && { ward }) } : undefined,
	);
	if (!desk) return null;
	return (
		<>
			{desk.department && desk.dueAt ? (
				<p role="status">
					{fill(say(words.goesTo), {
						department: say(departmentNames[desk.department]),
						moment: fullMoment(desk.dueAt, lang),
					})}
				</p>
			) : null}
			{desk.open.length > 0 ? (
				<SelectField
					{...same}
					label={fill(say(words.same), { count: desk.open.length })}
					empty={say(words.newOne)}
					choices={desk.open.map(({ id, state, days }, index) => ({
						value: id,
						label: [index + 1, say(deskStates[state]), daysAgo(days, lang)].join(" · "),
					}))}
				/>
			) : null}
		</>
	);
}
