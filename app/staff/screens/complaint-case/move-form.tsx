import { type ComponentProps, useRef, useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import {
	type MoveField,
	type MoveName,
	moveFields,
	moveOf,
	neededFields,
} from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { call, isRefusal } from "../../../api-client.ts";
import type { ButtonLook } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { keepWords, keptWords } from "../../../session/kept-words.ts";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { PhotosField, usePhotos } from "../../parts/complaints/photos.tsx";
import { Form, Send } from "../../parts/form.tsx";
import { insert } from "../../parts/hindi-help/insert.ts";
import { newId } from "../../parts/new-id.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import styles from "./complaint-case.module.css";
import type { Case } from "./facts.tsx";
import { NearOne } from "./history.tsx";
import { caseWords as words } from "./words.ts";

interface Props {
	of: Case;
	name: MoveName;
	choices: Reply<"complaintChoices"> | undefined;
	place: string;
	look: ButtonLook;
	/** Title and key of the button, if it acts at once. */
	shortcut: Pick<ComponentProps<typeof Send>, "title" | "aria-keyshortcuts">;
	onTyped: () => void;
	onDone: () => void;
}

type Sent = SentBody<"moveComplaint">;

/** Fields that the citizen reads. */
const forCitizens: readonly MoveField[] = ["words", "question", "responsible", "noProof"];

/** Whether sending on would give a complaint another department, person or category. */
function changes({ department, person, handlers }: Case, typed: FormData): boolean {
	const chosen = handlers.find(({ id }) => `${id}` === typed.get("person"));
	const isSamePerson = typed.get("person") ? chosen?.name === person : person === null;
	return typed.get("department") !== department || Boolean(typed.get("category")) || !isSamePerson;
}

function useMove({ of: complaint, name, place, onDone }: Pick<Props, "of" | "name" | "place" | "onDone">) {
	const lang = useLang();
	const say = useSay();
	const move = useCall("moveComplaint");
	const photos = usePhotos();
	const fields = useRef<HTMLFormElement>(null);
	const [kept] = useState(() => keptWords(place));
	const [id, setId] = useState(() => kept.id ?? newId());

	/** @returns the version to move */
	async function withProof() {
		const body = await photos.read();
		if (body.photos.length === 0) return complaint.version;
		const answer = await call("addComplaintPhotos", body, lang, { id: complaint.id });
		if (isRefusal(answer)) return answer;
		const [refused] = answer.photosRefused;
		if (refused) return { error: refused, status: 422, field: "noProof" };
		// Any higher version is a colleague's, and is reported.
		return answer.version === complaint.version + 1 ? answer.version : complaint.version;
	}

	const form = useSubmit({
		call: async () => {
			const typed = new FormData(fields.current ?? undefined);
			if (name === "sendOn" && !changes(complaint, typed))
				return { error: say(words.sameAgain), status: 422, field: "department" };
			const version = await withProof();
			if (isRefusal(version)) return version;
			const sent = [...typed].filter(([, value]) => value !== "");
			const { person, ...rest } = Object.fromEntries(sent) as Partial<Record<keyof Sent, string>>;
			const body = { ...rest, ...(person && { person: Number(person) }) } as Partial<Sent>;
			const answer = await move({ ...body, move: name, id, version }, { id: complaint.id });
			// After a conflict it is a new act.
			if (isRefusal(answer) && answer.status === 409) setId(newId());
			return answer;
		},
		otherwise: "contentUnchanged",
		onDone: () => {
			keepWords(place, null);
			onDone();
		},
	});
	return { form, photos, fields, kept, keep: () => keepWords(place, fields.current, id) };
}

export function MoveForm(props: Props) {
	const { of: complaint, name, choices, look, shortcut, onTyped } = props;
	const say = useSay();
	const { user, last } = useSession();
	const isSorting = (user ?? last)?.permissions.includes("assign_complaints") === true;
	const { form, photos, fields, kept, keep } = useMove(props);
	const { label, needs, may = [] } = moveOf(name);
	const needed = neededFields(name, complaint.wantsProof);
	const reopenedAt = complaint.history.findLast(({ what }) => what === "reopen")?.at ?? "";
	const hasProof =
		photos.files.length > 0 || complaint.photos.some(({ isProof, at }) => isProof && at >= reopenedAt);
	const [chosen, setDepartment] = useState<string>();
	const department = chosen ?? complaint.department;
	const fieldProps = { of: complaint, choices, photos, isSorting, department, setDepartment };

	/** Photo, category and network fields only if the case calls for them. */
	const isOffered: Partial<Record<MoveField, boolean | undefined>> = {
		proof: complaint.wantsProof,
		noProof: complaint.wantsProof && photos.files.length === 0,
		category: isSorting,
		alike: complaint.alike > 0,
	};
	// A phone in the field begins with its camera.
	const inOrder = [...needs, ...may].sort(
		(one, other) => Number(other === "proof") - Number(one === "proof"),
	);
	const shown = inOrder.filter((field) => isOffered[field] ?? true);
	return (
		<div
			onChange={() => {
				keep();
				onTyped();
			}}
		>
			<Form ref={fields} of={form} aria-label={say(label)}>
				<Templates of={complaint} name={name} choices={choices} />
				{shown.map((field) => {
					const text = say(moveFields[field]);
					const now = field === "person" && complaint.handlers.find(({ name }) => name === complaint.person);
					const value = kept[field] ?? (now ? `${now.id}` : undefined);
					const isOptional = may.includes(field) && field !== "noProof";
					const common: Common = {
						...form.field(field),
						label: isOptional ? fill(say(words.optional), { label: text }) : text,
						name: field,
						...(value && { defaultValue: value }),
						required: needed.includes(field) || (field === "noProof" && complaint.wantsProof && !hasProof),
						...(field === "noProof" && { "data-missing": say(outcomes.proofNeeded.words) }),
						...(forCitizens.includes(field) && {
							hint: say(complaint.lang === "hi" ? words.forHindiCitizen : words.forCitizen),
							lang: complaint.lang,
						}),
					};
					return <OneField key={field} {...fieldProps} field={field} common={common} />;
				})}
				<Send of={form} label={label} look={look} {...shortcut} />
			</Form>
		</div>
	);
}

interface OneFieldProps extends Pick<Props, "of" | "choices"> {
	field: MoveField;
	common: Common;
	photos: ReturnType<typeof usePhotos>;
	isSorting: boolean;
	department: string;
	setDepartment: (department: string) => void;
}

/** Draws a field by what is chosen in it; one for words unless it is named here. */
function OneField({ of: complaint, choices, field, common, photos, isSorting, ...chosen }: OneFieldProps) {
	const say = useSay();
	const lang = useLang();
	const { department, setDepartment } = chosen;
	const { handlers = [], categories = [] } = choices ?? {};
	const takesWork = (key: string) => [...handlers, ...categories].some((each) => each.department === key);
	if (field === "proof") return <PhotosField of={photos} label={common.label} />;
	if (field === "into") return <Into of={complaint} common={common} />;
	if (field === "department") {
		return (
			<SelectField
				{...common}
				empty={say(words.chooseDepartment)}
				value={department}
				onChange={({ currentTarget }) => setDepartment(currentTarget.value)}
				choices={Object.entries(departmentNames)
					.filter(([key]) => key === complaint.department || (isSorting && takesWork(key)))
					.map(([value, text]) => ({ value, label: say(text) }))}
			/>
		);
	}
	const among = {
		person: {
			empty: words.anyHandler,
			choices: handlers
				.filter((each) => each.department === department)
				.map(({ id, name }) => ({ value: id, label: name })),
		},
		category: {
			empty: words.sameCategory,
			choices: categories
				.filter((each) => each.department !== null && each.key !== complaint.category)
				.map(({ key, title }) => ({ value: key, label: title[lang] })),
		},
		alike: {
			empty: words.onlyThis,
			choices: [{ value: "all", label: fill(say(words.alike), { count: complaint.alike }) }],
		},
	};
	if (field in among) {
		const { empty, choices } = among[field as keyof typeof among];
		return <SelectField {...common} empty={say(empty)} choices={choices} />;
	}
	const box = <TextArea {...common} rows={3} maxLength={limits.words} />;
	if (field !== "noProof") return box;
	return (
		<details open={Boolean(common.error || common.defaultValue) || undefined}>
			<summary>{say(words.noPhoto)}</summary>
			{box}
		</details>
	);
}

/** Number of another complaint, which a choice of an open one near it fills in. */
function Into({
	of: { near },
	common: { defaultValue = "", ...common },
}: Pick<OneFieldProps, "common" | "of">) {
	const say = useSay();
	const [number, setNumber] = useState(defaultValue);
	return (
		<>
			{near.length > 0 ? (
				<fieldset className={styles.near}>
					<legend>{say(words.near)}</legend>
					{near.map((each) => (
						<label key={each.id} className="row">
							<input
								type="radio"
								name={common.name}
								value={each.id}
								checked={number === each.id}
								onChange={() => setNumber(each.id)}
							/>
							<span>
								<NearOne of={each} number={<b>{each.id}</b>} />
							</span>
						</label>
					))}
				</fieldset>
			) : null}
			<Field
				{...common}
				hint={say(words.numberHint)}
				inputMode="numeric"
				autoComplete="off"
				value={number}
				onChange={({ currentTarget }) => setNumber(currentTarget.value)}
			/>
		</>
	);
}

interface Common extends ReturnType<ReturnType<typeof useSubmit>["field"]> {
	label: string;
	name: string;
	defaultValue?: string;
	required: boolean;
	"data-missing"?: string;
	hint?: string;
	lang?: string;
}

/** Inserts a ready sentence in the citizen's language at the cursor, or replaces the former one. */
function Templates({ of: complaint, name, choices }: Pick<Props, "of" | "name" | "choices">) {
	const say = useSay();
	const lang = useLang();
	const last = useRef("");
	const fitting =
		choices?.answers.filter(
			({ move, category }) => move === name && (category === null || category === complaint.category),
		) ?? [];
	if (fitting.length === 0) return null;
	return (
		<SelectField
			label={say(words.template)}
			hint={say(words.templateHint)}
			empty={say(words.own)}
			choices={fitting.map(({ id, title }) => ({ value: id, label: title[lang] }))}
			onChange={({ currentTarget }) => {
				const chosen = fitting.find(({ id }) => id === currentTarget.value);
				const box = currentTarget.form?.elements.namedItem(name === "ask" ? "question" : "words");
				if (!chosen || !(box instanceof HTMLTextAreaElement)) return;
				const at = last.current ? box.value.indexOf(last.current) : -1;
				const [start, end] = at < 0 ? [box.selectionEnd, box.selectionEnd] : [at, at + last.current.length];
				last.current = chosen.text[complaint.lang];
				const [before, after] = [box.value.slice(0, start), box.value.slice(end)];
				const lines = [/\S$/.test(before) ? "\n" : "", last.current, /^\S/.test(after) ? "\n" : ""];
				insert(box, lines.join(""), start, end);
			}}
		/>
	);
}
