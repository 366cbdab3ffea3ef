import type { ComponentProps } from "react";
import { type PageName, pagePath } from "#contract/pages.ts";
import { Link } from "../../navigation/link.tsx";
import { useLang } from "../../words/language.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & {
	page: PageName;
	search?: string;
};

export function PageLink({ page, search = "", ...rest }: Props) {
	return <Link to={pagePath(page, useLang()) + search} {...rest} />;
}
