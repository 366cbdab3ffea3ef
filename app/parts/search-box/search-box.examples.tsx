import { SearchBox, searchBoxClass } from "./search-box.tsx";

export const examples = {
	"with a hint": (
		<div className={searchBoxClass}>
			<label htmlFor="search-box-example" className="visually-hidden">
				Search by title
			</label>
			<SearchBox id="search-box-example" name="q" placeholder="Acts and rules" />
		</div>
	),
};
